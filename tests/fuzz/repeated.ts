// Long tests: ROOM_FUZZ_SECONDS says for how long each of them runs, ROOM_FUZZ_SEED repeats one.
export const seed = process.env.ROOM_FUZZ_SEED ?? String(Date.now());
const seconds = Number(process.env.ROOM_FUZZ_SECONDS ?? 4);
export const HOUR = 3_600_000;

/** Again and again until the time is over; a failure names the words that repeat it. */
export function repeated(work: (words: string) => void): number {
  const end = Date.now() + seconds * 1000;
  let times = 0;
  for (; times === 0 || Date.now() < end; times++) {
    const words = times === 0 ? seed : `${seed} ${times}`;
    try {
      work(words);
    } catch (error) {
      throw new Error(`ROOM_FUZZ_SEED='${words}'`, { cause: error });
    }
  }
  return times;
}
