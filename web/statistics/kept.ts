// The matches of this device as the statistics show them: read at once, and each game by itself.
import { GAME_IDS, GAMES, type GameEntry, type GameId } from '#shared/games/registry.ts';
import type { MatchSave } from '../saves/match-save.ts';
import { listMatches } from '../saves/matches.ts';
import { alikeBy, isAlone, type Result, resultsOf } from '../saves/results.ts';
import { measureOf } from '../table/kit/solo/measure.ts';
import { type Played, playedOf, RIVALS, type Rivals } from './played.ts';

/** Matches against the same, which can be held against each other. */
export interface Row {
  rivals: Rivals;
  /** The first played first. */
  played: readonly Played[];
  /** By which options somebody alone has played, and what came of it. */
  alone: { options: unknown; results: readonly Result[] } | null;
}

export interface GameKept {
  game: GameId;
  /** Never empty. */
  rows: readonly Row[];
  saves: readonly MatchSave[];
}

/** Only games of which there is something. */
export async function fetchKept(): Promise<GameKept[]> {
  const { matches } = await listMatches();
  const kept = await Promise.all(GAME_IDS.map((game) => keptOf(game, matches)));
  return kept.filter(({ rows }) => rows.length > 0);
}

async function keptOf(game: GameId, all: readonly MatchSave[]): Promise<GameKept> {
  const saves = all.filter(({ header }) => header.game === game);
  const played = playedOf(saves, game);
  const rows = RIVALS.filter((rivals) => rivals !== 'alone').flatMap((rivals): Row[] => {
    const against = played.filter((one) => one.rivals === rivals);
    return against.length > 0 ? [{ rivals, played: against, alone: null }] : [];
  });
  const alone = played.some(({ rivals }) => rivals === 'alone') ? await aloneRows(game, saves, played) : [];
  return { game, rows: [...alone, ...rows], saves };
}

async function aloneRows(
  game: GameId,
  saves: readonly MatchSave[],
  played: readonly Played[],
): Promise<Row[]> {
  const rules = await GAMES[game].load();
  const { alone }: GameEntry = GAMES[game];
  const { counts } = measureOf(game);
  const own = saves.filter((save) => save.over && isAlone(save));
  const kinds = new Map<string, MatchSave[]>();
  for (const save of own) {
    const kind = alikeBy(rules, save.header.options, alone?.compares);
    const same = kinds.get(kind);
    if (same) same.push(save);
    else kinds.set(kind, [save]);
  }
  return [...kinds.values()].map((same): Row => {
    const { options } = same[0]!.header;
    const ids = new Set(same.map(({ id }) => id));
    const results = resultsOf(saves, rules, options, alone?.compares).filter(({ points }) => counts(points));
    return {
      rivals: 'alone',
      played: played.filter(({ match }) => ids.has(match)),
      alone: { options, results },
    };
  });
}
