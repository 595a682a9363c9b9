// Gravity Superstar on the start page: somebody walks round a world, and falls round each of its edges.
import { sparkle } from '#web/art/sparkle.ts';
import './scene.css';

const SIDES = 4;
const CRATERS =
  'M-19-12a6 6 0 1 0 12 0a6 6 0 1 0-12 0M4 10a9 9 0 1 0 18 0a9 9 0 1 0-18 0M-14 17a4 4 0 1 0 8 0a4 4 0 1 0-8 0M10-16a3 3 0 1 0 6 0a3 3 0 1 0-6 0';
const DUNES = 'M-26-8q14-12 28-1q-14-4-28 1ZM2 8q12-11 26-1q-13-4-26 1ZM-24 20q13-11 28-1q-15-4-28 1Z';
const WAVES = 'M-20-14q4-4 8 0t8 0M4 2q4-4 8 0t8 0M-24 8q4-4 8 0t8 0M-4 21q4-4 8 0t8 0';

/** Lit from above on the left, as the worlds of the table. */
function World(props: { ground: string; crust: string; marks?: string; waves?: string }) {
  return (
    <>
      <rect x="-34" y="-34" width="68" height="68" rx="17" fill={props.crust} opacity=".2" />
      <rect x="-31" y="-31" width="62" height="62" rx="15" fill={props.ground} />
      <path d={props.marks ?? ''} opacity=".35" />
      <path d={props.waves ?? ''} fill="none" stroke={props.crust} opacity=".5" stroke-width="1.5" />
      <path
        d="M-29 18V-16a13 13 0 0 1 13-13H18"
        fill="none"
        stroke={props.crust}
        stroke-width="4"
        stroke-linecap="round"
      />
    </>
  );
}

export default function Scene() {
  return (
    <svg aria-hidden="true" viewBox="0 0 320 120" preserveAspectRatio="xMidYMid slice">
      <g transform="translate(46 88)">
        <World ground="#43386a" crust="#d9ccff" marks={CRATERS} />
      </g>
      <g transform="translate(300 28)">
        <World ground="#6a3023" crust="#ffbf9f" marks={DUNES} />
      </g>
      <g transform="translate(176 60) scale(0.82)">
        <World ground="#0d4a60" crust="#a2f2e4" waves={WAVES} />
        <path
          d="M-14 35H14M-14-35H14M35-14V14M-35-14V14"
          stroke="#a2f2e4"
          stroke-width="6"
          stroke-linecap="round"
        />
        {Array.from({ length: SIDES }, (_, turn) => (
          <g transform={`rotate(${(360 / SIDES) * turn})`} style={{ '--turn': turn }}>
            <path class="gravity-star" d={sparkle(6, -49, 9)} fill="#ffd94a" />
          </g>
        ))}
        <g class="gravity-fall">
          <g class="gravity-walk">
            <g stroke="#0d4a75" stroke-width="1.5" stroke-linejoin="round">
              <path d="M-10-46L-17-51M10-46L17-51M-5-39v-5M5-39v-5" stroke="#5bbcf2" stroke-width="4" />
              <path d="M-8-42v-6h16v6q-8 3-16 0Z" fill="#5bbcf2" />
              <path d="M-1-37v-5h-5q-7 0-8 5ZM1-37v-5h5q7 0 8 5Z" fill="#fff" />
              <circle cy="-58" r="10" fill="#5bbcf2" />
              <path d="M-7-58a7 6 0 0 1 14 0a7 5 0 0 1-14 0Z" fill="#eaf6ff" />
              <path d="M-2.5-58h0M2.5-58h0" stroke-width="2.6" stroke-linecap="round" />
            </g>
          </g>
        </g>
      </g>
    </svg>
  );
}
