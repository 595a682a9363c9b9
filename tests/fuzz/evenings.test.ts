// Rooms through whole evenings of everything that people may ask for.
import { expect, test } from 'vitest';
import { evening } from './evenings.ts';
import { HOUR, repeated, seed } from './repeated.ts';

test(`evenings, seed ${seed}`, { timeout: HOUR }, () => {
  let sent = 0;
  const rooms = repeated((words) => {
    sent += evening(words);
  });
  expect(sent).toBeGreaterThan(0);
  console.log(`ROOM_FUZZ_SEED='${seed}': ${rooms} rooms, ${sent} messages sent`);
});
