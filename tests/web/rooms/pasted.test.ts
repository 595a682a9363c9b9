// Where a pasted link leads.
import { expect, test } from 'vitest';
import { pathIn } from '#web/rooms/opening/pasted.ts';

test.each([
  ['https://starboard.example/r/abcdefghjk', '/r/abcdefghjk'],
  ['Come: https://starboard.example/r/abcdefghjk!', '/r/abcdefghjk'],
  [
    'Can you beat it? https://starboard.example/challenge/space-lab#eyJm-b_3',
    '/challenge/space-lab#eyJm-b_3',
  ],
  ['https://starboard.example/challenge/space-lab', null],
  ['https://starboard.example/replay#eyJm', null],
  ['', null],
])('%s leads to %s', (text, path) => {
  expect(pathIn(text)).toBe(path);
});
