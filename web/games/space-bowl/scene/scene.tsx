// Space Bowl on the start page: marbles roll into the ship's computer.
import './scene.css';

const PITCH = 32;
const WELLS = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => ({ x: column * PITCH, y: row * PITCH })));
const MARBLES = [
  { x: 2, y: 2, base: '#f6b73c', deep: '#b06a12' },
  { x: 0, y: 1, base: '#f0764c', deep: '#8c2a17' },
  { x: 1, y: 0, base: '#f492c8', deep: '#8a1a62' },
  { x: 2, y: 0, base: '#66b4ff', deep: '#1c5aa8' },
  { x: 0, y: 2, base: '#ab9df2', deep: '#57479f' },
];

export default function Scene() {
  return (
    <svg aria-hidden="true" viewBox="0 0 320 120" preserveAspectRatio="xMidYMid slice">
      <path d="M0 112H320" stroke="#6a5bb0" stroke-width="2" opacity=".5" />
      <g transform="translate(222 28)">
        <rect
          x="-22"
          y="-22"
          width="108"
          height="108"
          rx="16"
          fill="#38406f"
          stroke="#8d97cc"
          stroke-width="2"
        />
        {WELLS.map(({ x, y }) => (
          <rect x={x - 14} y={y - 14} width="28" height="28" rx="7" fill="#0d1230" stroke="#4a5590" />
        ))}
        <circle r="10" fill="none" stroke="#b9a2ff" stroke-width="4" cx={PITCH} cy={PITCH} />
        {MARBLES.map(({ x, y, base, deep }, turn) => (
          <g transform={`translate(${x * PITCH} ${y * PITCH})`} style={{ '--turn': turn }}>
            <g class="bowl-marble">
              <g class="bowl-turn">
                <circle r="12.5" fill={base} stroke="#05081a" stroke-width="1.5" />
                <path fill={deep} d="M-11-5C-4-1 4-1 11-5L12 2C4 6-4 6-12 2Z" />
              </g>
              <ellipse
                cx="-4"
                cy="-6"
                rx="4"
                ry="2.5"
                fill="#fff"
                opacity=".75"
                transform="rotate(-30 -4 -6)"
              />
            </g>
          </g>
        ))}
      </g>
    </svg>
  );
}
