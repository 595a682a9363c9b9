// What was reached by playing alone: finished matches of one chair, as results that can be compared.
import type { AnyGame } from '#shared/engine/game.ts';
import { optionsOf } from '#shared/engine/match.ts';
import type { MatchSave } from './match-save.ts';

export interface Result {
  match: string;
  points: number;
  /** When it was played to its end. */
  when: number;
  seed: string;
  /** An earlier match began from the same seed: whoever played it knew what comes. */
  known: boolean;
}

/** One person, from the beginning: a match that goes on from a room is no fair result. */
export function isAlone({ chairs, header }: MatchSave): boolean {
  const [chair, ...others] = chairs;
  return chair?.kind === 'person' && others.length === 0 && header.position === undefined;
}

/** Alike for options that can be compared. Parsed, those that say nothing equal those that say the usual. */
export const alikeBy = (game: AnyGame, options: unknown, compares?: readonly string[]) =>
  JSON.stringify(optionsOf(game, options), compares && [...compares]);

/** The first played first; only what was played by the same options, or by the same ones of those that are compared. */
export function resultsOf(
  saves: readonly MatchSave[],
  game: AnyGame,
  options: unknown,
  compares?: readonly string[],
): Result[] {
  const alike = (of: unknown) => alikeBy(game, of, compares);
  const wanted = alike(options);
  const own = saves.filter(({ header }) => header.game === game.id);
  const firsts = firstsOf(own);
  return own
    .filter((save) => save.over && isAlone(save) && alike(save.header.options) === wanted)
    .flatMap(({ id: match, header: { seed }, scores: [points], played: when }) =>
      points === undefined ? [] : [{ match, points, when, seed, known: firsts.get(seed) !== match }],
    )
    .sort((one, other) => one.when - other.when || (one.match < other.match ? -1 : 1));
}

/** The match that was begun first from each seed, whether it was played to its end or not. */
function firstsOf(saves: readonly MatchSave[]): Map<string, string> {
  const latestFirst = [...saves].sort((one, other) => other.started - one.started);
  return new Map(latestFirst.map(({ header, id }) => [header.seed, id]));
}
