// Randomness as data: a generator is four integers that live in the state of a match.
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';

export type RandomState = readonly number[];

export interface Dice {
  /** A whole number from 0 up to, not including, `sides`. */
  below(sides: number): number;
  shuffled<T>(items: readonly T[]): T[];
  /** What to keep in the state so that the next throw goes on from here. */
  state(): RandomState;
}

export function dice(random: RandomState): Dice {
  const generator = xoroshiro128plusFromState(random);
  const below = (sides: number) => uniformInt(generator, 0, sides - 1);
  return {
    below,
    shuffled(items) {
      const out = [...items];
      for (let last = out.length - 1; last > 0; last--) {
        const other = below(last + 1);
        const kept = out[last]!;
        out[last] = out[other]!;
        out[other] = kept;
      }
      return out;
    },
    state: () => generator.getState(),
  };
}

const LANES = [0x9e3779b9, 0x85ebca6b, 0xc2b2ae35, 0x27d4eb2f] as const;

/** Spreads any text over the generator's 128 bits; text that differs anywhere gives another generator. */
export function seeded(seed: string): RandomState {
  const lanes: number[] = [...LANES];
  for (let at = 0; at < seed.length; at++) {
    const code = seed.charCodeAt(at);
    for (let lane = 0; lane < 4; lane++) {
      const mixed = Math.imul(lanes[lane]! ^ code, LANES[(lane + at) % 4]! | 1);
      lanes[lane] = (mixed << 13) | (mixed >>> 19);
    }
    lanes[0] = (lanes[0]! + lanes[3]!) | 0;
    lanes[2] = (lanes[2]! ^ lanes[1]!) | 0;
  }
  const state = lanes.map((lane, at) => finished(lane ^ Math.imul(seed.length + 1, LANES[at]!)));
  // All zeros would throw zeros for ever.
  return state.some((lane) => lane !== 0) ? state : [...LANES];
}

function finished(lane: number): number {
  let value = lane ^ (lane >>> 16);
  value = Math.imul(value, 0x7feb352d);
  value ^= value >>> 15;
  value = Math.imul(value, 0x846ca68b);
  return (value ^ (value >>> 16)) | 0;
}
