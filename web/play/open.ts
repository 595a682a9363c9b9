// Opens a stored match, or says why that is not possible; whatever is stored stays as it is.

import { isRefusal } from '#shared/engine/game.ts';
import { type Kit, type Room, type RoomEntry, reopenRoom } from '#shared/engine/table.ts';
import { GAMES, type GameId, isGameId } from '#shared/games/registry.ts';
import { loadMatch } from '../saves/load-match.ts';
import type { MatchSave } from '../saves/match-save.ts';
import { recall } from '../table/host/unsaved.ts';

export const OPEN_FAULTS = [
  'missing',
  'unknownGame',
  'newerRules',
  'olderRules',
  'damaged',
  'noMemory',
] as const;
export type OpenFault = (typeof OPEN_FAULTS)[number];
export interface Opened {
  save: MatchSave;
  room: Room;
}

/** `known` hears which game it is as soon as that is certain, so that its table can load meanwhile. */
export async function openMatch(id: string, known: (game: GameId) => void): Promise<Opened | OpenFault> {
  const kept = recall(id);
  const loaded = kept ? { save: kept, log: [] } : await loadMatch(id).catch(() => 'noMemory' as const);
  if (typeof loaded === 'string') return loaded;
  if (!loaded) return 'missing';
  const { game } = loaded.save.header;
  if (isGameId(game)) known(game);
  return openRecord(loaded.save, loaded.log);
}

/** A header, seats and a log from anywhere: the database, a file, a link. */
export async function openRecord(save: MatchSave, log: readonly RoomEntry[]): Promise<Opened | OpenFault> {
  const { header } = save;
  const { game } = header;
  if (!isGameId(game)) return 'unknownGame';
  if (log.length !== save.length) return 'damaged';
  const [rules, bot] = await Promise.all([GAMES[game].load(), GAMES[game].loadBot()]);
  const kit: Kit = { game: rules, bot };
  const room = reopenRoom(kit, header, save.chairs, log, save.drafts);
  // What was over and is not by these rules would go on by itself.
  if (!isRefusal(room)) return save.over && !rules.outcome(room.match.state) ? 'damaged' : { save, room };
  return room.refused === 'newerRules' || room.refused === 'olderRules' ? room.refused : 'damaged';
}
