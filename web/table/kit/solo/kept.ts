// The matches of this device that somebody has played alone, and the rules they are read by.
import type { AnyGame } from '#shared/engine/game.ts';
import { GAMES, type GameEntry, type GameId } from '#shared/games/registry.ts';
import type { MatchSave } from '#web/saves/match-save.ts';
import { listMatches } from '#web/saves/matches.ts';
import { isAlone, type Result, resultsOf } from '#web/saves/results.ts';
import { measureOf } from './measure.ts';

export interface Kept {
  saves: readonly MatchSave[];
  rules: AnyGame;
}

/** Null where there is nothing: the rules are fetched only for somebody who has played alone. */
export async function fetchKept(game: GameId): Promise<Kept | null> {
  try {
    const { matches } = await listMatches();
    const saves = matches.filter(({ header }) => header.game === game);
    return saves.some(isAlone) ? { saves, rules: await GAMES[game].load() } : null;
  } catch (error) {
    // A match can be played and ended where nothing can be read.
    console.warn(error);
    return null;
  }
}

/** Those that count for something, by the same options. */
export function comparable(game: GameId, { saves, rules }: Kept, options: unknown): Result[] {
  const { alone }: GameEntry = GAMES[game];
  const { counts } = measureOf(game);
  return resultsOf(saves, rules, options, alone?.compares).filter(({ points }) => counts(points));
}
