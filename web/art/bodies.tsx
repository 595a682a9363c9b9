// The six planets and the black hole, each centred on 0,0 in a circle of radius 50; drawn once, in the sprite.
import { planetPalette } from './palette.ts';
import { band, bitten, lumpy, swirl } from './shape.ts';

const [ringed, striped, cratered, twoToned, spotted, iceCapped] = planetPalette;
const rock = bitten(46, [
  [-98, 17],
  [-18, 12],
  [52, 21],
  [164, 14],
]);
const oblate = { rx: 47, ry: 36 };
const bubbly = lumpy([
  [-95, 31, 18],
  [-38, 31, 17],
  [16, 29, 20],
  [78, 31, 18],
  [132, 32, 16],
  [188, 29, 20],
  [228, 32, 15],
]);

const Ringed = () => (
  <g transform="rotate(-20)" stroke={ringed.ink} stroke-width="2.5">
    <path
      fill={ringed.light}
      fill-rule="evenodd"
      d="M-48.5 0A48.5 18 0 1 1 48.5 0A48.5 18 0 1 1-48.5 0ZM-35 0A35 8 0 1 0 35 0A35 8 0 1 0-35 0Z"
    />
    <circle r="30.5" fill={ringed.base} />
    <path
      fill={ringed.deep}
      stroke="none"
      opacity=".8"
      d="M-29.5 0A32 7.5 0 0 0 29.5 0L28 9A36 12 0 0 1-28 9Z"
    />
    <circle r="30" fill="url(#art-shade)" stroke="none" />
    <path fill={ringed.light} stroke="none" d="M-48 0A48 17.5 0 0 0 48 0L35 0A35 8 0 0 1-35 0Z" />
    <path fill="none" d="M-48.5 0A48.5 18 0 0 0 48.5 0M-35 0A35 8 0 0 0 35 0" />
    <path fill="none" stroke={ringed.deep} stroke-width="2" d="M-43 1A43 13.5 0 0 0 43 1" />
  </g>
);

const Striped = () => (
  <>
    <ellipse {...oblate} fill={striped.base} stroke={striped.ink} stroke-width="3" />
    <path fill={striped.deep} d={band(oblate, { top: -34, bottom: -24, sag: 2 })} />
    <path
      fill={striped.light}
      d={band(oblate, { top: -17, bottom: -6, sag: 3 }) + band(oblate, { top: 12, bottom: 21, sag: 3 })}
    />
    <path fill={striped.deep} d={band(oblate, { top: 26, bottom: 34.5, sag: 1 })} />
    <ellipse cx="18" cy="9" rx="9" ry="4.5" fill={striped.deep} />
    <ellipse {...oblate} fill="url(#art-shade)" />
  </>
);

const Cratered = () => (
  <>
    <path d={rock} fill={cratered.base} stroke={cratered.ink} stroke-width="3" stroke-linejoin="round" />
    <g fill={cratered.deep} stroke={cratered.light} stroke-width="3">
      <circle cx="-17" cy="1" r="12" />
      <circle cx="16" cy="-11" r="8" />
      <circle cx="-9" cy="31" r="6" />
    </g>
    <path fill={cratered.light} d="M30 10l5 2l-3 4l-5-2ZM-30-20l5-1l1 4l-5 1ZM8 12l4 1l-2 4l-4-2Z" />
    <path d={rock} fill="url(#art-shade)" />
  </>
);

const TwoToned = () => (
  <g stroke={twoToned.ink}>
    <circle cx="-9" cy="9" r="37" fill={twoToned.base} stroke-width="3" />
    <path fill={twoToned.deep} stroke="none" d="M11.5-20.500A36 36 0 1 1-29.5 38.500Z" />
    <circle cx="-9" cy="9" r="36" fill="url(#art-shade)" stroke="none" />
    <circle cx="26.5" cy="-26.5" r="12" fill={twoToned.base} stroke-width="2.5" />
  </g>
);

const Spotted = () => (
  <>
    <path d={bubbly} fill={spotted.base} stroke={spotted.ink} stroke-width="3" stroke-linejoin="round" />
    <path d={bubbly} fill="url(#art-shade)" />
    <g fill={spotted.deep}>
      <circle cx="-15" cy="-14" r="13" />
      <circle cx="18" cy="-20" r="8.5" />
      <circle cx="16" cy="12" r="14" />
      <circle cx="-14" cy="21" r="9.5" />
    </g>
  </>
);

const IceCapped = () => (
  <>
    <g stroke={iceCapped.ink} stroke-width="2.5" stroke-linejoin="round">
      <path
        fill={iceCapped.deep}
        d="M-28-16L-24-41L-12-34L0-49L12-34L24-41L28-16ZM-22 26L-18 42L-8 38L0 49L8 38L18 42L22 26Z"
      />
      <circle cy="2" r="36" fill={iceCapped.base} />
    </g>
    <path fill={iceCapped.light} d="M0-49L12-34L6-30L0-33ZM24-41L28-18L19-28ZM-12-34L-24-41L-22-28Z" />
    <path
      fill={iceCapped.light}
      d="M-33-11A35.5 35.5 0 0 1 33-11C28-3 22-12 16-6C11-1 9 7 3 4C-2 1-3-8-10-6C-17-4-22 2-27-2C-30-4-31-8-33-11Z
        M-29 22C-22 17-19 25-12 22C-6 19-3 15 3 18C9 21 12 26 18 22C22 19 26 19 29 22A35.5 35.5 0 0 1-29 22Z"
    />
    <circle cy="2" r="35.5" fill="url(#art-shade)" />
  </>
);

export const HoleBody = () => (
  <>
    <circle r="50" fill="url(#art-glow)" />
    <path fill="#ffe6b0" d={swirl(3, 29, 48)} />
    <circle r="26" fill="#02030a" stroke="#fff6e0" stroke-width="4" />
  </>
);

export const planetBodies = [Ringed, Striped, Cratered, TwoToned, Spotted, IceCapped] as const;
