// How many results lie in each bucket of (grade, time): a small table from which rank and histogram are sums.
import { TIME_STEP, TIME_STEPS } from '#shared/daily/protocol.ts';
import { THROWS } from '#shared/daily/puzzle.ts';
import { GRADES, gradeOf, placeOf, type Result } from '#shared/daily/ranking.ts';
import type { Millis } from '#shared/engine/game.ts';

const BUCKET: Millis = 1_000;
/** For each grade; the last one has no end. */
const BUCKETS = 900;

export type Bucket = number;

export function bucketOf(result: Pick<Result, 'score' | 'timing' | 'time'>): Bucket {
  return gradeOf(result) * BUCKETS + Math.min(BUCKETS - 1, Math.floor(result.time / BUCKET));
}

/** The first place that falls into the bucket of this result. */
export function bucketStart(result: Result): number {
  const time = Math.min(BUCKETS - 1, Math.floor(result.time / BUCKET)) * BUCKET;
  return placeOf({ ...result, time })!;
}

export class Counts {
  readonly #counts = new Uint32Array(GRADES * BUCKETS);

  add(bucket: Bucket, many: number): void {
    this.#counts[bucket]! += many;
  }

  /** All results in buckets before this one. */
  before(bucket: Bucket): number {
    return this.#sum(0, bucket);
  }

  total(): number {
    return this.#sum(0, this.#counts.length);
  }

  /** How many have 0, 1, … 6 right answers. */
  scores(): number[] {
    return Array.from({ length: THROWS + 1 }, (_, score) => {
      const first = (THROWS - score) * 2 * BUCKETS;
      return this.#sum(first, first + 2 * BUCKETS);
    });
  }

  /** How many with this score took how long. */
  times(score: number): number[] {
    const times = new Array<number>(TIME_STEPS).fill(0);
    const wide = TIME_STEP / BUCKET;
    for (let bucket = 0; bucket < 2 * BUCKETS; bucket++) {
      const step = Math.min(TIME_STEPS - 1, Math.floor((bucket % BUCKETS) / wide));
      times[step]! += this.#counts[(THROWS - score) * 2 * BUCKETS + bucket]!;
    }
    return times;
  }

  #sum(from: Bucket, to: Bucket): number {
    let sum = 0;
    for (let bucket = from; bucket < to; bucket++) sum += this.#counts[bucket]!;
    return sum;
  }
}
