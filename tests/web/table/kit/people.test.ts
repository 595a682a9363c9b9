// Whose eyes look, who acts, and one action of each seat under way.
import { expect, test, vi } from 'vitest';
import type { Seat } from '#shared/engine/game.ts';
import { createPeople } from '#web/table/kit/people.ts';
import { begun, fakeTable, type Position } from './table.ts';

const announced = vi.hoisted(() => [] as string[]);
vi.mock('#web/device/announcer.tsx', () => ({ announce: (words: string) => announced.push(words) }));
vi.mock('#web/table/kit/words/words.ts', () => ({
  kitWords: () => ({ refused: 'not possible', refusals: { over: 'the match is over' } }),
}));

const REFUSALS = { tooLate: 'too late', somebodyElse: 'somebody else was first' };

interface Round {
  turns: boolean;
  isHidden?: true;
  position?: Position;
}

function seated(here: Seat[], { turns, isHidden, position }: Round) {
  const fake = fakeTable(here, position);
  const people = begun(() =>
    createPeople(fake.table, {
      ...(turns ? { toAct: ({ turn }) => (turn === null ? [] : [turn]) } : {}),
      ...(isHidden ? { isHidden } : {}),
      moment: ({ step }) => step,
      refusals: () => REFUSALS,
      toldLate: ['somebodyElse'],
    }),
  );
  return { ...fake, people, actor: () => people.actorIn(people.live()) };
}

test.each([
  { here: [0, 1], turn: 1, viewer: 1, actor: 1 },
  { here: [0, 1], turn: 2, viewer: 'watcher', actor: null },
  { here: [0, 1], turn: null, viewer: 'watcher', actor: null },
  { here: [0], turn: 1, viewer: 0, actor: null },
  { here: [0], turn: null, viewer: 0, actor: null },
  { here: [], turn: 0, viewer: 'watcher', actor: null },
])('in turns, with $here at this screen and the turn of $turn, $viewer looks', (now) => {
  const { people, actor } = seated(now.here, { turns: true, position: { turn: now.turn, step: 0 } });
  expect([people.viewer(), actor()]).toEqual([now.viewer, now.actor]);
});

test('without turns whoever sits here first acts, until somebody else is chosen', () => {
  const { people, actor } = seated([1, 2], { turns: false });
  expect([people.viewer(), actor(), people.several()]).toEqual([1, 1, true]);
  people.choose(2);
  expect([people.viewer(), actor(), people.live().viewer]).toEqual([2, 2, 2]);
  people.choose(0);
  expect(actor()).toBeNull();
});

test('where something is hidden nobody sees it round one screen who has not said that they look', () => {
  const { people, show, actor } = seated([0, 1], { turns: true, isHidden: true });
  expect([people.viewer(), people.next(), actor()]).toEqual(['watcher', 0, 0]);
  people.look(0);
  expect([people.viewer(), people.next()]).toEqual([0, 0]);
  // A bot is to act, and whoever looked last goes on looking; then the curtain hides it before it is another's turn.
  show({ turn: 2, step: 1 });
  expect([people.viewer(), people.next()]).toEqual([0, null]);
  show({ turn: 1, step: 2 });
  expect([people.looking(), people.next(), people.viewer()]).toEqual([0, 1, 'watcher']);
  people.look(1);
  expect(people.viewer()).toBe(1);
  people.look(null);
  expect(people.viewer()).toBe('watcher');
});

test('of several who are to act at once, whoever looks goes first', () => {
  const { table } = fakeTable([0, 1, 2]);
  const people = begun(() =>
    createPeople(table, {
      toAct: () => [1, 2],
      isHidden: true,
      moment: ({ step }) => step,
      refusals: () => REFUSALS,
    }),
  );
  expect(people.next()).toBe(1);
  people.look(2);
  expect(people.next()).toBe(2);
  people.look(0);
  expect(people.next()).toBe(1);
});

test('whoever only watches does nothing', async () => {
  const { people, sent } = seated([], { turns: false });
  expect(people.watching()).toBe(true);
  expect(await people.act(0, 'go')).toBe(false);
  expect(await people.act(null, 'go')).toBe(false);
  expect(sent).toEqual([]);
});

test('what is pressed while an action is under way is not sent', async () => {
  const { people, sent } = seated([0], { turns: false });
  const first = people.act(0, 'go');
  expect(await people.act(0, 'go again')).toBe(false);
  await sent[0]!.answer();
  expect(await first).toBe(true);
  void people.act(0, 'go on');
  expect(sent.map(({ action }) => action)).toEqual(['go', 'go on']);
});

test('two people at one screen do not wait for each other', () => {
  const { people, sent } = seated([0, 1], { turns: false });
  void people.act(0, 'go');
  void people.act(1, 'go');
  expect(sent.map(({ seat }) => seat)).toEqual([0, 1]);
});

test('an action that fails is not under way for ever, and its fault is not swallowed', async () => {
  const { people, table } = seated([0], { turns: false });
  vi.spyOn(table, 'act').mockRejectedValueOnce(new Error('a bug'));
  await expect(people.act(0, 'go')).rejects.toThrow('a bug');
  void people.act(0, 'go on');
  expect(table.act).toHaveBeenCalledTimes(2);
});

test('what waits for an answer is done afterwards, one after the other, also when one of it fails', async () => {
  const { people, sent } = seated([0], { turns: false });
  const tap = (card: string) => people.afterwards(() => people.act(0, card));
  void people.act(0, 'go');
  const failing = people.afterwards(() => Promise.reject(new Error('a bug')));
  void tap('first card');
  void tap('second card');
  await expect(Promise.all([failing, sent[0]!.answer()])).rejects.toThrow('a bug');
  for (const at of [1, 2]) await vi.waitFor(() => sent[at]!.answer());
  expect(sent.map(({ action }) => action)).toEqual(['go', 'first card', 'second card']);
});

test('a refusal is said and shown until there is something else to be done', async () => {
  const { people, sent, show } = seated([0], { turns: false });
  const acted = people.act(0, 'go');
  await sent[0]!.answer('tooLate');
  expect(await acted).toBe(false);
  expect([people.refusal(), announced.at(-1)]).toEqual(['too late', 'too late']);
  show({ turn: 0, step: 1 });
  expect(people.refusal()).toBe('');
});

test.each([
  ['unheard of', 'not possible'],
  ['over', 'the match is over'],
])('a reason without words of its own has some all the same: %s', async (reason, said) => {
  const { people, sent } = seated([0], { turns: false });
  void people.act(0, 'go');
  await sent[0]!.answer(reason);
  expect(people.refusal()).toBe(said);
});

test.each([
  { reason: 'tooLate', said: '' },
  { reason: 'somebodyElse', said: 'somebody else was first' },
])('refused as $reason when the table has gone on, it says "$said"', async ({ reason, said }) => {
  const { people, sent, show } = seated([0], { turns: false });
  void people.act(0, 'go');
  show({ turn: 0, step: 1 });
  await sent[0]!.answer(reason);
  expect(people.refusal()).toBe(said);
});
