// Gravity Superstar on the start page: somebody walks round a world, and falls round each of its edges.
import { sparkle } from '#web/art/sparkle.ts';
import './scene.css';

const SIDES = 4;

function World(props: { x: number; y: number; ground: string; crust: string }) {
  return (
    <g transform={`translate(${props.x} ${props.y})`}>
      <rect
        x="-31"
        y="-31"
        width="62"
        height="62"
        rx="15"
        fill={props.ground}
        stroke={props.crust}
        stroke-width="6"
      />
      <path
        d="M-16-12a6 6 0 1 1 12 0a6 6 0 1 1-12 0M6 10a9 9 0 1 1 18 0a9 9 0 1 1-18 0M-14 15a4 4 0 1 1 8 0a4 4 0 1 1-8 0"
        fill={props.crust}
        opacity=".55"
      />
    </g>
  );
}

export default function Scene() {
  return (
    <svg aria-hidden="true" viewBox="0 0 320 120" preserveAspectRatio="xMidYMid slice">
      <World x={46} y={88} ground="#7a4f9a" crust="#caa3ea" />
      <World x={300} y={28} ground="#a85c3c" crust="#f0b083" />
      <g transform="translate(176 60) scale(0.82)">
        <World x={0} y={0} ground="#1f7a86" crust="#7fe3cf" />
        {Array.from({ length: SIDES }, (_, turn) => (
          <g transform={`rotate(${(360 / SIDES) * turn})`} style={{ '--turn': turn }}>
            <path class="gravity-star" d={sparkle(6, -45, 9)} fill="#ffe27a" />
          </g>
        ))}
        <g class="gravity-fall">
          <g class="gravity-walk">
            <g stroke="#0d4a75" stroke-width="1.5" stroke-linejoin="round">
              <path d="M-6-36v-6M6-36v-6" stroke="#fff" stroke-width="5" stroke-linecap="round" />
              <path d="M-9-40v-8a9 9 0 0 1 18 0v8Z" fill="#f59b2a" />
              <circle cy="-60" r="9" fill="#ffe0b8" />
              <path d="M-9-61a9 9 0 0 1 18 0Z" fill="#f59b2a" />
            </g>
          </g>
        </g>
      </g>
    </svg>
  );
}
