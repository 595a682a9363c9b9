// What there was to find in a throw, of which kind it was, and what a seat has missed of it.

import * as v from 'valibot';
import { expect, test } from 'vitest';
import { view } from '#shared/engine/match.ts';
import { bot } from '#shared/games/space-bowl/bot.ts';
import { OptionsSchema } from '#shared/games/space-bowl/options.ts';
import {
  addRound,
  answersIn,
  KINDS,
  kindsOf,
  missedByAll,
  nothingOverlooked,
} from '#shared/games/space-bowl/overlooked.ts';
import { spaceBowl } from '#shared/games/space-bowl/rules.ts';
import type { ResultView, View } from '#shared/games/space-bowl/view.ts';
import { playMatch } from '../../../tools/tournament-play.ts';

const plain = v.parse(OptionsSchema, {});
const ring = v.parse(OptionsSchema, { ring: true });
const marbles = (...cells: number[]) => cells.map((cell) => ({ planet: 0 as const, cell }));

function roundsOf(options: object): { searched: View[]; results: ResultView[] } {
  const searched: View[] = [];
  const results: ResultView[] = [];
  playMatch({ game: spaceBowl, bot }, [1, 1], options, 'overlooked', ({ match }) => {
    const seen = view(match, 'watcher') as View;
    if (seen.phase.kind === 'search' && searched.at(-1)?.round !== seen.round) searched.push(seen);
    if (seen.last && results.at(-1)?.round !== seen.last.round) results.push(seen.last);
  });
  return { searched, results };
}

test.each([{}, { void: true, rotation: true, ring: true, blackHole: true, larger: true }])(
  'while it is searched, what can be found is what the result names: %o',
  (options) => {
    const { searched, results } = roundsOf(options);
    expect(results.length).toBeGreaterThan(5);
    for (const { round, answers } of results) {
      const { galaxy, options, phase } = searched.find((seen) => seen.round === round)!;
      if (phase.kind !== 'search') throw new Error('Nobody searches.');
      expect(answersIn(galaxy, options, phase.thrown!)).toEqual(answers);
    }
  },
);

test('kinds go by the rim, the marbles, the hole, the turn, and the way round the edge', () => {
  const few = { disc: 4, marbles: marbles(3, 5), hole: null };
  expect(kindsOf({ card: 12, turn: 0 }, few, plain)).toEqual(['middle', 'few']);
  expect(kindsOf({ card: 4, turn: 1 }, few, plain)).toEqual(['edge', 'few', 'turned']);
  const many = { disc: 4, marbles: marbles(0, 1, 2, 3), hole: 1 };
  expect(kindsOf({ card: 12, turn: 0 }, many, plain)).toEqual(['middle', 'many', 'hole']);
  expect(kindsOf({ card: 0, turn: 0 }, few, ring)).toEqual(['edge', 'few', 'across']);
  expect(kindsOf({ card: 2, turn: 0 }, few, ring)).toEqual(['edge', 'few']);
});

test('a round counts once: the answer that was found, or all that were missed, each for its part', () => {
  const { results } = roundsOf({});
  const withAnswers = results.filter(({ answers }) => answers.length > 0);
  expect(withAnswers.length).toBeGreaterThan(2);
  for (const result of withAnswers) {
    const sum = nothingOverlooked();
    addRound(sum, result, plain, 0);
    const total = (field: 'there' | 'missed') => sum.edge[field] + sum.middle[field];
    expect(total('there')).toBeCloseTo(1);
    expect(total('missed')).toBeCloseTo(result.seats[0]!.judgement === 'valid' ? 0 : 1);
  }
  expect(KINDS.every((kind) => nothingOverlooked()[kind].there === 0)).toBe(true);
});

test('nobody has found what nobody has named', () => {
  for (const result of roundsOf({}).results) {
    const named = result.seats.flatMap(({ pick, role }) => (role === 'red' || pick === null ? [] : [pick]));
    const missed = missedByAll(result).map(({ card }) => card);
    expect(missed).toEqual(result.answers.map(({ card }) => card).filter((card) => !named.includes(card)));
  }
});
