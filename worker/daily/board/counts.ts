// How many results lie in each bucket of (right answers, second): a small table from which everything else is a sum.
import { LAST_SECOND, TIME_STEP, TIME_STEPS } from '#shared/daily/protocol.ts';
import { THROWS } from '#shared/daily/puzzle.ts';
import type { Result } from '#shared/daily/ranking.ts';
import type { Millis } from '#shared/engine/game.ts';

const SECOND: Millis = 1_000;
/** For each number of right answers; the last one has no end. */
const BUCKETS = LAST_SECOND + 1;

/** From the best to the worst. */
export type Bucket = number;

export interface Filled {
  bucket: Bucket;
  many: number;
}

export function bucketOf({ score, time }: Pick<Result, 'score' | 'time'>): Bucket {
  return (THROWS - score) * BUCKETS + Math.min(BUCKETS - 1, Math.floor(time / SECOND));
}

export const scoreIn = (bucket: Bucket) => THROWS - Math.floor(bucket / BUCKETS);
export const secondsIn = (bucket: Bucket) => bucket % BUCKETS;

export class Counts {
  readonly #counts = new Uint32Array((THROWS + 1) * BUCKETS);

  constructor(filled: readonly Filled[]) {
    for (const { bucket, many } of filled) this.add(bucket, many);
  }

  add(bucket: Bucket, many: number): void {
    this.#counts[bucket]! += many;
  }

  at(bucket: Bucket): number {
    return this.#counts[bucket]!;
  }

  /** Those that are not empty. */
  filled(): Filled[] {
    const all = Array.from(this.#counts, (many, bucket) => ({ bucket, many }));
    return all.filter(({ many }) => many > 0);
  }

  /** All results in buckets before this one. */
  before(bucket: Bucket): number {
    return this.#sum(0, bucket);
  }

  /** Of whoever is in this bucket: those of the same second share a place. */
  place(bucket: Bucket): number {
    return 1 + this.before(bucket);
  }

  total(): number {
    return this.#sum(0, this.#counts.length);
  }

  /** How many have 0, 1, … 6 right answers. */
  scores(): number[] {
    return Array.from({ length: THROWS + 1 }, (_, score) => {
      const first = bucketOf({ score, time: 0 });
      return this.#sum(first, first + BUCKETS);
    });
  }

  /** For each number of right answers: how many took how long. */
  times(): number[][] {
    return Array.from({ length: THROWS + 1 }, (_, score) => this.#timesOf(score));
  }

  /** So many buckets that are not empty, from this one on in that direction, nearest first. */
  beside(bucket: Bucket, step: 1 | -1, most: number): Bucket[] {
    const found: Bucket[] = [];
    for (let at = bucket + step; at >= 0 && at < this.#counts.length && found.length < most; at += step)
      if (this.#counts[at]! > 0) found.push(at);
    return found;
  }

  #timesOf(score: number): number[] {
    const times = new Array<number>(TIME_STEPS).fill(0);
    const first = bucketOf({ score, time: 0 });
    for (let second = 0; second < BUCKETS; second++) {
      const step = Math.min(TIME_STEPS - 1, Math.floor((second * SECOND) / TIME_STEP));
      times[step]! += this.#counts[first + second]!;
    }
    return times;
  }

  #sum(from: Bucket, to: Bucket): number {
    let sum = 0;
    for (let bucket = from; bucket < to; bucket++) sum += this.#counts[bucket]!;
    return sum;
  }
}
