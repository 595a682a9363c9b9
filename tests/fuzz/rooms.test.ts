// A short run of the room's fuzz; ROOM_FUZZ_SEED repeats one, ROOM_FUZZ_MESSAGES makes it long.
import { expect, test } from 'vitest';
import { troubled } from './faults.ts';
import { babble } from './rooms.ts';

const seed = process.env.ROOM_FUZZ_SEED ?? String(Date.now());
const messages = Number(process.env.ROOM_FUZZ_MESSAGES ?? 30_000);
const HOUR = 3_600_000;

test(`a room hears ${messages} messages of any kind, seed ${seed}`, { timeout: HOUR }, () => {
  const heard = babble(seed, messages);
  console.log(`ROOM_FUZZ_SEED=${seed}`, heard);
  expect(heard.messages).toBe(messages);
  for (const kind of ['malformed', 'refused', 'done'] as const) {
    expect(heard[kind], kind).toBeGreaterThan(messages / 100);
  }
});

test(`matches in trouble, seed ${seed}`, { timeout: HOUR }, () => {
  let sent = 0;
  let matches = 0;
  for (; sent < messages; matches++) {
    const words = `${seed} ${matches}`;
    try {
      sent += troubled(words);
    } catch (error) {
      throw new Error(`ROOM_FUZZ_SEED=${seed}, match ${matches}`, { cause: error });
    }
  }
  console.log(`ROOM_FUZZ_SEED=${seed}: ${matches} rooms, ${sent} messages sent`);
});
