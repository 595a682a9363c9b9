// The table of a lesson: the real rules, and the same position once more, a moment later.
import { expect, test, vi } from 'vitest';
import { createLessonTable } from '#web/table/kit/learn/lesson-table.ts';
import { begun } from './table.ts';

vi.mock('#web/words/words.ts', () => ({ words: () => ({ you: 'You' }) }));

/** A heap from which one takes up to three. */
const NIM = {
  act: (state: { left: number; since: number }, _seat: number, take: number, since: number) =>
    take > 3 ? { refused: 'tooMany' } : { left: state.left - take, since },
  outcome: ({ left }: { left: number }) => (left === 0 ? { places: [1, 2], scores: [1, 0] } : null),
  view: (state: { left: number; since: number }, viewer: number) => ({ ...state, viewer }),
};
const lesson = () => begun(() => createLessonTable(NIM, (since) => ({ left: 7, since })));

test('whoever learns plays the first seat, against somebody with a name', () => {
  const { here, chairs } = lesson();
  expect([here, chairs.map(({ name }) => name)]).toEqual([[0], ['You', 'Vega']]);
});

test('an action is judged by the rules and counts at once', async () => {
  const table = lesson();
  expect(await table.act(0, 3)).toMatchObject({ accepted: true });
  expect(table.view(0)).toEqual({ left: 4, since: 1, viewer: 0 });
});

test('the end is told beside what is seen', async () => {
  const table = lesson();
  await table.act(0, 3);
  await table.act(0, 3);
  expect(table.outcome()).toBeNull();
  await table.act(0, 1);
  expect(table.outcome()).toEqual({ places: [1, 2], scores: [1, 0] });
});

test('a refused one has its reason and changes nothing', async () => {
  const table = lesson();
  expect(await table.act(0, 4)).toMatchObject({ accepted: false, refused: 'tooMany' });
  expect(table.view(0)).toEqual({ left: 7, since: 0, viewer: 0 });
});

test('begun again it is the same position, later than everything before', async () => {
  const table = lesson();
  await table.act(0, 3);
  table.begin();
  expect(table.view(0)).toEqual({ left: 7, since: 2, viewer: 0 });
});
