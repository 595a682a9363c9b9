// Space Lab on the start page: a station grows, module by module.
import './scene.css';

const MODULES = [
  { x: 160, y: 60, size: 22, fill: '#e8ecfa', lamp: '#ff9ec7' },
  { x: 102, y: 60, size: 17, fill: '#ffb3d1', lamp: '#7a1f4c' },
  { x: 218, y: 60, size: 17, fill: '#8fd0ff', lamp: '#0f4a86' },
  { x: 160, y: 19, size: 12, fill: '#ffd98a', lamp: '#7a4d00' },
  { x: 160, y: 101, size: 12, fill: '#9fe8b8', lamp: '#0b5c35' },
  { x: 262, y: 60, size: 13, fill: '#c9b8ff', lamp: '#40278f' },
  { x: 58, y: 60, size: 13, fill: '#ffc29b', lamp: '#7d3310' },
];

export default function Scene() {
  return (
    <svg aria-hidden="true" viewBox="0 0 320 120" preserveAspectRatio="xMidYMid slice">
      <path d="M58 60H262M160 19V101" stroke="#98a4d6" stroke-width="7" />
      <g>
        {MODULES.map(({ x, y, size, fill, lamp }, turn) => (
          <g transform={`translate(${x} ${y})`} style={{ '--turn': turn }}>
            <g class="lab-module">
              <rect
                x={-size}
                y={-size}
                width={size * 2}
                height={size * 2}
                rx={size * 0.55}
                fill={fill}
                stroke="#141a40"
                stroke-width="2"
              />
              <circle r={size * 0.42} fill={lamp} />
              <path
                d={`M${-size * 0.2} ${-size * 0.2}h0`}
                stroke="#fff"
                stroke-width="3.5"
                stroke-linecap="round"
              />
            </g>
          </g>
        ))}
        <path
          class="lab-sail"
          d="M272 45h26v30h-26ZM48 45H22v30h26Z"
          fill="#3b6fd0"
          stroke="#bcd4ff"
          stroke-width="2"
        />
      </g>
    </svg>
  );
}
