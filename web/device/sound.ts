// The palette: each event has its own short phrase, the same in every game, in the timbre of the one that is open.

import { type Note, sing, type TimbreName } from './instrument.ts';
import { vibrate, voiced } from './voice.ts';

export const SOUNDS = {
  throw: [
    [-4, 0, 0.06, 0.2],
    [-6, 0.16, 0.06, 0.22],
    [-3, 0.34, 0.06, 0.18],
    [-5, 0.55, 0.06, 0.16],
    [-6, 0.8, 0.07, 0.14],
    [-7, 1.1, 0.09, 0.1],
  ],
  go: [
    [5, 0, 0.12, 0.24],
    [8, 0.09, 0.26, 0.24],
  ],
  doom: [
    [-1, 0, 0.26, 0.24],
    [-3, 0.16, 0.3, 0.24],
    [-6, 0.34, 0.55, 0.24],
  ],
  follow: [[6, 0, 0.11, 0.2]],
  joker: [
    [8, 0, 0.09, 0.15],
    [9, 0.07, 0.09, 0.14],
    [12, 0.14, 0.24, 0.12],
  ],
  tick: [[8, 0, 0.05, 0.12]],
  zero: [
    [0, 0, 0.3, 0.16],
    [-5, 0, 0.34, 0.1],
  ],
  won: [
    [5, 0, 0.14, 0.2],
    [7, 0.1, 0.14, 0.2],
    [8, 0.2, 0.34, 0.2],
  ],
  lost: [
    [2, 0, 0.22, 0.18],
    [-1, 0.16, 0.36, 0.18],
  ],
  star: [
    [10, 0, 0.1, 0.13],
    [12, 0.05, 0.16, 0.1],
  ],
  token: [
    [8, 0, 0.09, 0.14],
    [11, 0.07, 0.16, 0.12],
  ],
  eject: [
    [-2, 0, 0.12, 0.2],
    [-6, 0.08, 0.24, 0.18],
  ],
  land: [[-5, 0, 0.11, 0.2]],
  neutral: [[3, 0, 0.18, 0.15]],
  /** A match is over: four notes that come to rest. */
  result: [
    [3, 0, 0.2, 0.18],
    [5, 0.14, 0.2, 0.18],
    [6, 0.28, 0.24, 0.18],
    [5, 0.46, 0.6, 0.18],
  ],
  /** Somebody here is first: the same four climb on, into a chord. */
  first: [
    [3, 0, 0.16, 0.18],
    [5, 0.12, 0.16, 0.18],
    [6, 0.24, 0.16, 0.18],
    [8, 0.36, 0.24, 0.2],
    [5, 0.56, 0.9, 0.13],
    [7, 0.56, 0.9, 0.13],
    [10, 0.56, 1, 0.16],
  ],
} as const satisfies Record<string, readonly Note[]>;
export type Sound = keyof typeof SOUNDS;

const VIBRATIONS: Partial<Record<Sound, number | number[]>> = {
  go: 40,
  doom: [40, 40, 80],
  won: 30,
  lost: [20, 30, 20],
  first: [30, 40, 60],
};

/** Where no game is open, and in the daily. */
const USUAL: TimbreName = 'glass';
let timbre: TimbreName = USUAL;

export function soundAs(name: TimbreName = USUAL): void {
  timbre = name;
}

export function play(sound: Sound): void {
  const pattern = VIBRATIONS[sound];
  if (pattern !== undefined) vibrate(pattern);
  voiced((to, volume) => sing(to, volume, timbre, SOUNDS[sound]));
}
