// Whole matches among drops, duplicates, reorderings and kills.
import { expect, test } from 'vitest';
import { troubled } from './faults.ts';
import { HOUR, repeated, seed } from './repeated.ts';

test(`matches in trouble, seed ${seed}`, { timeout: HOUR }, () => {
  let sent = 0;
  const rooms = repeated((words) => {
    sent += troubled(words);
  });
  expect(sent).toBeGreaterThan(0);
  console.log(`ROOM_FUZZ_SEED='${seed}': ${rooms} rooms, ${sent} messages sent`);
});
