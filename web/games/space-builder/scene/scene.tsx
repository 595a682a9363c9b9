// Space Builder on the start page: a city is set up, block by block.
import './scene.css';

const [ACROSS, DOWN] = [34, 13];
/** From the back to the front, so that what stands before something covers it. */
const BLOCKS = [
  { column: 0, row: 0, height: 30, top: '#ffd98a', left: '#b4761f', right: '#e0a23f' },
  { column: 1, row: 0, height: 14, top: '#9fe8b8', left: '#1d7a4b', right: '#3fae73' },
  { column: 0, row: 1, height: 20, top: '#ff9ec7', left: '#8f2b5c', right: '#c9538c' },
  { column: 2, row: 0, height: 24, top: '#8fd0ff', left: '#1c5aa8', right: '#3f8de0' },
  { column: 1, row: 2, height: 10, top: '#c9b8ff', left: '#4d35a0', right: '#7a60d8' },
];

/** A point of the ground, seen from above at an angle. */
const at = (column: number, row: number, height = 0) =>
  `${160 + (column - row) * ACROSS} ${34 + (column + row) * DOWN - height}`;

function Block(props: (typeof BLOCKS)[number] & { turn: number }) {
  const corner = (column: number, row: number, height: number) =>
    at(props.column + column, props.row + row, height);
  const [near, far] = [0.88, 0.12];
  return (
    <g
      class="builder-block"
      style={{ '--turn': props.turn }}
      stroke="#0a1638"
      stroke-width="1.5"
      stroke-linejoin="round"
    >
      <path
        fill={props.left}
        d={`M${corner(far, near, 0)}L${corner(near, near, 0)}L${corner(near, near, props.height)}L${corner(far, near, props.height)}Z`}
      />
      <path
        fill={props.right}
        d={`M${corner(near, far, 0)}L${corner(near, near, 0)}L${corner(near, near, props.height)}L${corner(near, far, props.height)}Z`}
      />
      <path
        fill={props.top}
        d={`M${corner(far, far, props.height)}L${corner(near, far, props.height)}L${corner(near, near, props.height)}L${corner(far, near, props.height)}Z`}
      />
    </g>
  );
}

export default function Scene() {
  return (
    <svg aria-hidden="true" viewBox="0 0 320 120" preserveAspectRatio="xMidYMid slice">
      <g transform="translate(0 2)">
        <path
          d={`M${at(0, 0)}L${at(3, 0)}L${at(3, 3)}L${at(0, 3)}Z`}
          fill="#1d4c99"
          stroke="#8dbbf7"
          stroke-width="3"
          stroke-linejoin="round"
        />
        <path
          d={[1, 2].map((line) => `M${at(line, 0)}L${at(line, 3)}M${at(0, line)}L${at(3, line)}`).join('')}
          stroke="#5d93e0"
        />
        {BLOCKS.map((block, turn) => (
          <Block {...block} turn={turn} />
        ))}
      </g>
    </svg>
  );
}
