// The room's fuzz. ROOM_FUZZ_SECONDS says for how long each half of it runs, ROOM_FUZZ_SEED repeats one.
import { expect, test } from 'vitest';
import { troubled } from './faults.ts';
import { babble } from './rooms.ts';

const seed = process.env.ROOM_FUZZ_SEED ?? String(Date.now());
const seconds = Number(process.env.ROOM_FUZZ_SECONDS ?? 4);
const MESSAGES = 10_000;
const HOUR = 3_600_000;

/** Again and again until the time is over; a failure names the words that repeat it. */
function repeated(work: (words: string) => void): number {
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

test(`a room hears messages of any kind, seed ${seed}`, { timeout: HOUR }, () => {
  const times = repeated((words) => {
    const heard = babble(words, MESSAGES);
    expect(heard.messages).toBe(MESSAGES);
    for (const kind of ['malformed', 'refused', 'done'] as const) {
      expect(heard[kind], kind).toBeGreaterThan(MESSAGES / 100);
    }
  });
  console.log(`ROOM_FUZZ_SEED='${seed}': ${times * MESSAGES} messages`);
});

test(`matches in trouble, seed ${seed}`, { timeout: HOUR }, () => {
  let sent = 0;
  const rooms = repeated((words) => {
    sent += troubled(words);
  });
  console.log(`ROOM_FUZZ_SEED='${seed}': ${rooms} rooms, ${sent} messages sent`);
});
