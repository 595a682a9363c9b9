// What stays in a field that is full, counted as people count.
import { expect, test } from 'vitest';
import { fitted } from '#web/ui/whole-signs.ts';

const FAMILY = '👨‍👩‍👧‍👦';

test.each([
  ['a letter too many at the end', 'abcd', 4, 'abc'],
  ['one typed in the middle', 'aXbc', 2, 'abc'],
  ['a family at the end', `ab${FAMILY}${FAMILY}`, 2 + 2 * FAMILY.length, `ab${FAMILY}`],
  ['a family in the middle', `a${FAMILY}bc`, 1 + FAMILY.length, 'abc'],
  ['pasted at the start of nothing', `${FAMILY}${FAMILY}abc`, 2 * FAMILY.length + 3, `${FAMILY}${FAMILY}a`],
  ['pasted over everything, with the caret before it', 'abcdef', 0, 'abc'],
  ['what fits', `a${FAMILY}c`, 1, `a${FAMILY}c`],
])('%s', (_, value, caret, expected) => {
  const { before, after } = fitted(value, caret, 3);
  expect(before + after).toBe(expected);
});
