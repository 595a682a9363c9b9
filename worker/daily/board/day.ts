// One day's board over all its parts: how many there are, and who goes where.
import { type DateText, numberOf } from '#shared/daily/calendar.ts';
import type { Player } from '../run/player.ts';
import type { DayBoard, Entry } from './board.ts';
import type { Network } from './networks.ts';

export interface BoardEnv {
  BOARD: DurableObjectNamespace<DayBoard>;
}

/**
 * How many objects a day has, from which number on. What follows from how many players is in COSTS.md. Never changes
 * for a day that was played: its results would not be found again.
 */
const PARTS: readonly { from: number; parts: number }[] = [{ from: 1, parts: 8 }];
/** A day begins in the far east; its objects would stay there, where its first player was. */
const NEAR = 'weur';

export function partsOf(date: DateText): number {
  return PARTS.findLast(({ from }) => from <= numberOf(date))!.parts;
}

/** The part of the day that keeps this player's result. */
export function partOf(env: BoardEnv, date: DateText, player: Player): DurableObjectStub<DayBoard> {
  return part(env, date, numberFor(date, player));
}

/** The part that counts how much these networks have sent, whoever of them plays. */
export function gateOf(
  env: BoardEnv,
  date: DateText,
  [widest]: readonly Network[],
): DurableObjectStub<DayBoard> {
  return part(env, date, numberFor(date, widest!.hash));
}

export function allParts(env: BoardEnv, date: DateText): DurableObjectStub<DayBoard>[] {
  return Array.from({ length: partsOf(date) }, (_, number) => part(env, date, number));
}

/** The results of some players on one day that others may see, and how many objects were asked for them. */
export async function entriesOf(
  env: BoardEnv,
  date: DateText,
  players: readonly Player[],
): Promise<{ entries: Entry[]; asked: number }> {
  const together = [...Map.groupBy(players, (player) => numberFor(date, player)).values()];
  const found = await Promise.all(together.map((some) => partOf(env, date, some[0]!).readAll(some)));
  return { entries: found.flat(), asked: together.length };
}

const numberFor = (date: DateText, hash: string) => Number.parseInt(hash.slice(0, 4), 16) % partsOf(date);

function part(env: BoardEnv, date: DateText, number: number): DurableObjectStub<DayBoard> {
  return env.BOARD.get(env.BOARD.idFromName(`${date}/${number}`), { locationHint: NEAR });
}
