// Recorded games: one for each game and version of its rules, which must always fold to the same state.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { isRefusal } from '#shared/engine/game.ts';
import { EntrySchema, HeaderSchema, replay } from '#shared/engine/match.ts';
import type { State as Gravity } from '#shared/games/gravity-superstar/state.ts';
import { GAMES } from '#shared/games/registry.ts';
import type { State } from '#shared/games/space-bowl/state.ts';
import { views } from '../play.ts';

const RecordSchema = v.strictObject({ header: HeaderSchema, actions: v.array(EntrySchema) });
const digest = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex');

async function ended(name: string) {
  const path = resolve(import.meta.dirname, 'recorded', `${name}.json`);
  const { header, actions } = v.parse(RecordSchema, JSON.parse(readFileSync(path, 'utf8')));
  const game = await GAMES[header.game as keyof typeof GAMES].load();
  const match = replay(
    game,
    header,
    actions.map(({ by, at, action }) => ({ by, at, action })),
  );
  if (isRefusal(match)) throw new Error(JSON.stringify(match));
  return { match, outcome: game.outcome(match.state) };
}

// Ten rounds of four seats with void, black hole, rotation and ring: every kind of round, every judgement.
// Another digest means that stored matches no longer open: give the rules a new version instead.
test('Space Bowl, rules version 1', async () => {
  const { match, outcome } = await ended('space-bowl-1');
  const state: State = match.state;
  expect(state.history).toEqual([
    [3, 3, 7, 3],
    [2, 3, 7, 2],
    [2, 3, 7, 2],
    [4, 2, 5, 4],
    [5, 2, 5, 6],
    [7, 3, 5, 7],
    [9, 4, 5, 9],
    [9, 6, 8, 8],
    [10, 6, 7, 6],
    [10, 4, 6, 8],
  ]);
  expect(outcome).toEqual({ places: [1, 4, 3, 2], scores: [10, 4, 6, 8] });
  expect(digest(state)).toBe('b7881161062f2e4da27fb3508c249ad6f823ce00f3ec266bd339c2b3c9d99141');
  expect(digest(views(match))).toBe('186a2bf4ba7de02707ae0b9384021f7cde2f2d4051f84d96ccbe10b8cb7535cc');
});

// Four seats to the expert end: every action, card and trick, tokens paid and stolen, two ejected by one move.
test('Gravity Superstar, rules version 1', async () => {
  const { match, outcome } = await ended('gravity-superstar-1');
  const { round, ending, tokens, taken }: Gravity = match.state;
  expect({ round, ending, tokens, taken }).toEqual({
    round: 8,
    ending: true,
    tokens: [0, 0, 0, 0],
    taken: [
      [2, 0, 1, 0, 2, 1],
      [0, 0, 1, 1, 0, 1],
      [2, 2, 3, 0, 1, 2],
      [3, 3, 2, 3, 2, 0],
    ],
  });
  expect(outcome).toEqual({ places: [3, 4, 2, 1], scores: [8, 3, 14, 18] });
  expect(digest(match.state)).toBe('061510fefccc5580b12d0d14e98ec48042198d0cf73bac2478a96e60ad1b0229');
  expect(digest(views(match))).toBe('e2f64c4eb0b0ba8b05125930a543301b21ec326f65b78f17f5b5c2fcb172be34');
});
