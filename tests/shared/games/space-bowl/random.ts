// Random Space Bowl: options of every kind, and players who often know an answer.
import type { Match } from '#shared/engine/match.ts';
import { type Dice, dice, seeded } from '#shared/engine/random.ts';
import {
  GRACES,
  type Options,
  REST_LIMITS,
  SEARCH_LIMITS,
  VARIANTS,
} from '#shared/games/space-bowl/options.ts';
import { spaceBowl } from '#shared/games/space-bowl/rules.ts';
import { answers, solve } from '#shared/games/space-bowl/solver.ts';
import type { State } from '#shared/games/space-bowl/state.ts';
import type { View } from '#shared/games/space-bowl/view.ts';
import { played, type Step, type Taste } from '../../play.ts';

function randomOptions(roll: Dice): Options {
  const one = <T>(values: readonly T[]) => values[roll.below(values.length)]!;
  const variants = Object.fromEntries(VARIANTS.map((variant) => [variant, roll.below(2) === 1]));
  const limits = { search: one(SEARCH_LIMITS), rest: one(REST_LIMITS), grace: one(GRACES) };
  return { ...variants, ...limits } as Options;
}

/** Half the picks are right, so that rounds with finds are as common as others. */
export const knowing: Taste = (seen, actions, roll) => {
  const { phase, galaxy, options, size } = seen as View;
  if (phase.kind !== 'countdown' || !actions.some(({ type }) => type === 'pick') || roll.below(2) === 0)
    return null;
  const { ring, rotation } = options;
  const planets = galaxy.map((place) => place.planets);
  const faceDown = galaxy.map(({ card }) => card === null);
  const verdicts = solve({ size, ring, rotation, planets, faceDown }, phase.thrown);
  const joker = phase.joker;
  const right = answers(verdicts);
  if (joker) right.push(...[...verdicts.keys()].filter((at) => verdicts[at]!.jokerAt.includes(joker.card)));
  return right.length > 0 ? { type: 'pick', card: right[roll.below(right.length)]! } : null;
};

interface RandomGame {
  name: string;
  steps: Step[];
  roll: Dice;
}

/** Whole matches, two to eight seats in turn. */
export function randomGames(count: number): RandomGame[] {
  return Array.from({ length: count }, (_, number) => {
    const seed = `match ${number}`;
    const roll = dice(seeded(seed));
    const options = randomOptions(roll);
    const header = { game: 'space-bowl', options, seats: 2 + (number % 7), seed, rulesVersion: 1 };
    return { name: seed, steps: played(spaceBowl, header, knowing), roll };
  });
}

export function stateOf({ state }: Match): State {
  return state;
}
