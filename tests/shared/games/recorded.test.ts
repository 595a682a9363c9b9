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
import type { State as Builder } from '#shared/games/space-builder/state.ts';
import type { State as Lab } from '#shared/games/space-lab/state.ts';
import { views } from '../play.ts';

const RecordSchema = v.strictObject({ header: HeaderSchema, actions: v.array(EntrySchema) });
const digest = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex');

async function ended(name: string) {
  const path = resolve(import.meta.dirname, 'recorded', `${name}.json`);
  const { header, actions } = v.parse(RecordSchema, JSON.parse(readFileSync(path, 'utf8')));
  const game = await GAMES[header.game as keyof typeof GAMES].load();
  const match = replay(game, header, actions);
  if (isRefusal(match)) throw new Error(JSON.stringify(match));
  return { match, outcome: game.outcome(match.state) };
}

// Ten rounds of four seats with void, black hole, rotation and ring: every kind of round, every judgement, every point,
// and a confirmation that the joker withdraws.
// Another digest means that stored matches no longer open: give the rules a new version instead.
test('Space Bowl, rules version 1', async () => {
  const { match, outcome } = await ended('space-bowl-1');
  const state: State = match.state;
  expect(state.history).toEqual([
    [4, 4, 2, 6],
    [7, 3, 1, 6],
    [9, 4, 0, 6],
    [9, 4, 0, 9],
    [9, 3, 0, 9],
    [9, 3, 0, 9],
    [7, 5, 0, 8],
    [6, 8, 0, 7],
    [5, 7, 0, 10],
    [6, 7, 2, 8],
  ]);
  expect(outcome).toEqual({ places: [3, 2, 4, 1], scores: [6, 7, 2, 8] });
  expect(digest(state)).toBe('b632e6020451bcf814ca2b77dd6a790e1ace36b594793e1ab64697b490984ded');
  expect(digest(views(match))).toBe('b72836d2084267bc928accbdc37a95f13a926146fd182cab649aefd1c2eeb1a6');
});

// Four seats to the expert end, past rounds that few stars would have ended: every action, card and trick, tokens paid and
// stolen, two ejected by one move.
test('Gravity Superstar, rules version 1', async () => {
  const { match, outcome } = await ended('gravity-superstar-1');
  const { round, ending, tokens, taken }: Gravity = match.state;
  expect({ round, ending, tokens, taken }).toEqual({
    round: 16,
    ending: true,
    tokens: [1, 0, 0, 2],
    taken: [
      [0, 6, 0, 0, 3, 3],
      [3, 1, 4, 3, 1, 2],
      [1, 2, 1, 4, 1, 2],
      [2, 1, 1, 0, 1, 3],
    ],
  });
  expect(outcome).toEqual({ places: [2, 1, 3, 4], scores: [18, 19, 15, 12] });
  expect(digest(match.state)).toBe('cd35aacebe85c6bc4a9b7c757d4638000405b8f54405c78761212b4fe7a74d01');
  expect(digest(views(match))).toBe('2feedb434fe03639ee5fa274f4636ede9f0d33b9239b3a466df060f949bd3f27');
});

// Four seats with the draft: every kind of action, two objectives by one card, a choice of three projects, a new pile from
// the discards, somebody passed over, last turns.
test('Space Lab, rules version 1', async () => {
  const { match, outcome } = await ended('space-lab-1');
  const { starter, finisher, taken, crews }: Lab = match.state;
  expect({ starter, finisher, taken }).toEqual({ starter: 3, finisher: 2, taken: [1, 2, 0] });
  const placed = crews.map(({ slots }) => slots.filter((lab) => lab !== null).length);
  expect(placed).toEqual([6, 9, 10, 9]);
  expect(crews.map(({ projects }) => projects.length)).toEqual([3, 5, 6, 4]);
  expect(outcome).toEqual({ places: [4, 2, 1, 3], scores: [21, 51, 64, 39] });
  expect(digest(match.state)).toBe('025743d9df58d6da424ac008640dc861c835a9531e4aa51fbec0945c1425f69b');
  expect(digest(views(match))).toBe('47cbbb119baddfc0e383e9830ce6a886ab8ec6e623898eb48cab6a5af9394a06');
});

// Four seats with turned plans to a round that is won with all eight: stops by tap, by the limit and by who is away, boards
// and taps that come after the stop, rounds that nobody wins, every fault, a choice that the clock makes.
test('Space Builder, rules version 1', async () => {
  const { match, outcome } = await ended('space-builder-1');
  const { round, winners, builders, last }: Builder = match.state;
  expect(winners.map((winner) => winner ?? '-').join('')).toBe('-30---03001-2-323-3');
  expect(builders.map(({ held }) => held.length)).toEqual([8, 5, 6, 8]);
  expect([round, last!.stoppedBy, last!.winner]).toEqual([19, 'tap', 3]);
  expect(outcome).toEqual({ places: [2, 4, 3, 1], scores: [4, 1, 2, 5] });
  expect(digest(match.state)).toBe('72a483a07cdb1a4aad4bf97f6b2fab2d00ef7f107d17af91a7c7c65386494701');
  expect(digest(views(match))).toBe('a37053696a15c9d02e96615498b92579d0974513d76ea97b9674dc8d80bbba7b');
});
