// Begins a match at home.

import type { Chair } from '#shared/engine/table.ts';
import { GAMES, type GameId } from '#shared/games/registry.ts';
import type { MatchSave } from '#web/saves/match-save.ts';
import { newSave, randomSeed, storeMatch } from '#web/saves/matches.ts';
import { remember } from './unsaved.ts';

/** What a match begins from, where that is not left to chance. */
interface From {
  /** It goes on from there. */
  position?: object;
  /** By which rules that was, where they may have changed since. */
  rulesVersion?: number;
  /** That of another match, to begin as that did. */
  seed?: string;
  /** What somebody else has reached from it. */
  toBeat?: number;
}

/** Gives the address of the new match. Without a working database it lives as long as the page. */
export async function beginMatch(
  game: GameId,
  chairs: readonly Chair[],
  options: object,
  { position, rulesVersion, seed = randomSeed(), toBeat }: From = {},
): Promise<string> {
  const rules = rulesVersion ?? (await GAMES[game].load()).rulesVersion;
  const usual = { game, options, seats: chairs.length, seed, rulesVersion: rules };
  const header = position ? { ...usual, position } : usual;
  const begun: MatchSave = newSave(header, chairs, Date.now());
  const save = toBeat === undefined ? begun : { ...begun, toBeat };
  if (!(await storeMatch(save, []))) remember(save);
  return `/match/${save.id}`;
}
