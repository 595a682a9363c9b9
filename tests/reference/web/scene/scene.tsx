// Nim on the start page: heaps that grow smaller.
import './scene.css';

const HEAPS = [1, 2, 3, 4];

export default function Scene() {
  return (
    <svg aria-hidden="true" viewBox="0 0 320 120" preserveAspectRatio="xMidYMid slice">
      {HEAPS.map((size, row) => (
        <g class="nim-pile" style={{ '--turn': row }}>
          {Array.from({ length: size }, (_, at) => (
            <circle cx={160 + (at - (size - 1) / 2) * 30} cy={18 + row * 28} r="10" fill="#ffe27a" />
          ))}
        </g>
      ))}
    </svg>
  );
}
