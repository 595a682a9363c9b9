// A link to a moment of a match: said in the address, read from it, and kept where the match lies in the link itself.
import { expect, test } from 'vitest';
import { entriesIn, stepAfter, withMoment } from '#web/play/looking-back/moment-link.ts';

test('the moment stands before the match that the link holds', () => {
  const link = 'https://starboard.example/replay/space-bowl#match';
  const named = withMoment(link, 12);
  expect(named).toBe('https://starboard.example/replay/space-bowl?at=12#match');
  expect(entriesIn(new URL(named).search)).toBe(12);
  expect(withMoment(named, 0)).toBe(link);
});

test.each(['', '?at=', '?at=-1', '?at=1.5', '?at=x', '?at=99999999'])('%s names no moment', (search) => {
  expect(entriesIn(search)).toBeNull();
});

test('it leads to the last step that is no later, whatever a version stops at', () => {
  const entries = [0, 3, 5, 9];
  const table = { steps: 3, entriesAt: (step: number) => entries[step]! };
  expect([0, 2, 3, 4, 9, 700].map((at) => stepAfter(table, at))).toEqual([0, 0, 1, 1, 3, 3]);
});
