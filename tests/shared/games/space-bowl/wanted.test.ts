// Space Bowl: when somebody who looks elsewhere is wanted.
import { expect, test } from 'vitest';
import { spaceBowl } from '#shared/games/space-bowl/rules.ts';
import { type Table, table } from './table.ts';

const wantedAt = ({ state }: Table) =>
  state.scores.map((_, seat) => spaceBowl.wanted!(spaceBowl.view(state, seat), seat));

test('between rounds only whoever is the last to get ready is', () => {
  const t = table({ phase: 'rest', seats: 3 });
  expect(wantedAt(t)).toEqual([null, null, null]);
  expect(wantedAt(t.ready(1))).toEqual([null, null, null]);
  expect(wantedAt(t.ready(2))).toEqual([{ why: 'awaited', of: 1 }, null, null]);
});

test('everybody is from the throw on, for one and the same round', () => {
  const round = { why: 'round', of: 1 };
  const t = table({ phase: 'rest', seats: 2 }).allReady();
  expect(wantedAt(t)).toEqual([round, round]);
  t.wait(5000).go(0);
  expect(t.phase.kind).toBe('countdown');
  expect(wantedAt(t)).toEqual([round, round]);
});
