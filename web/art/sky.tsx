// The page's background: a few stars at night, faint orbits by day.
import { dice } from './spot.ts';

const stars = (seed: number, count: number) => {
  const roll = dice(seed);
  let path = '';
  for (let i = 0; i < count; i++) path += `M${(roll() * 100).toFixed(1)} ${(roll() * 100).toFixed(1)}h0`;
  return path;
};
const [faint, bright] = [stars(7, 46), stars(12, 12)];

export function Sky() {
  return (
    <svg
      class="art-sky"
      viewBox="0 0 100 100"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      aria-hidden="true"
    >
      <g class="art-sky-night">
        <path stroke-width=".18" opacity=".55" d={faint} />
        <path stroke-width=".34" opacity=".8" d={bright} />
      </g>
      <g class="art-sky-day">
        <g class="art-sky-orbits">
          <circle cx="86" cy="12" r="18" />
          <circle cx="86" cy="12" r="34" />
          <circle cx="86" cy="12" r="56" />
          <circle cx="86" cy="12" r="84" />
        </g>
        <path stroke-width=".7" opacity=".5" d={bright} />
      </g>
    </svg>
  );
}
