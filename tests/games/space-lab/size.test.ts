// What Space Lab sends: no action of a whole match brings anybody in a room more than 4 KB.
import { describe, expect, test } from 'vitest';
import { Room } from './secrets/rooms.ts';

const MOST_BYTES = 4096;

describe.each([null, 1, 3] as const)('a match of four, one of them a bot of level %s', (level) => {
  test.each([false, true])('each action is told in at most 4096 bytes, draft: %s', (draft) => {
    const room = new Room({ seats: 4, draft, level, words: 'size' }).play();
    const sizes = room.sentByActions().map((text) => Buffer.byteLength(text));
    expect(sizes.length).toBeGreaterThan(300);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(MOST_BYTES);
  });
});
