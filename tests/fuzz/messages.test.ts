// What a room hears: messages of any kind, and whether it stays what it was.
import { expect, test } from 'vitest';
import { HOUR, repeated, seed } from './repeated.ts';
import { babble } from './rooms.ts';

const MESSAGES = 10_000;

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
