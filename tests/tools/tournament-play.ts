// A whole match among bots of any game, with the time flying from event to event, and duels of their levels.
import { isRefusal, type Level, type Outcome, type Seat } from '#shared/engine/game.ts';
import type { Header } from '#shared/engine/match.ts';
import { advance, due, type Kit, openRoom, type Room, type RoomEntry } from '#shared/engine/table.ts';

/** Bots that go on for ever are wrong; a match of eight at Space Bowl takes a few hundred. */
const MOST_STEPS = 5000;

export interface BotMatch {
  header: Header;
  log: RoomEntry[];
  /** At the end. */
  room: Room;
  outcome: Outcome;
  /** Everything a bot tried and was refused. */
  refused: string[];
}

/** One bot for each level named; `see` is shown the room before the first step and after each. */
export function playMatch(
  { game, bot }: Kit,
  levels: readonly Level[],
  options: object,
  seed: string,
  see: (room: Room) => void = () => undefined,
): BotMatch {
  const refused: string[] = [];
  const act: Kit['game']['act'] = (state, by, action, at, pressed) => {
    const next = game.act(state, by, action, at, pressed);
    if (isRefusal(next)) refused.push(`${seed}: seat ${by} at ${at}, ${action.type}: ${next.refused}`);
    return next;
  };
  const chairs = levels.map(
    (level, seat) => ({ kind: 'bot', name: `${seat}`, colour: seat, level }) as const,
  );
  const { id, rulesVersion } = game;
  const header: Header = { game: id, options, seats: levels.length, seed, rulesVersion };
  const opened = openRoom({ game: { ...game, act }, bot }, header, chairs);
  if (isRefusal(opened)) throw new Error(opened.refused);
  let room: Room = opened;
  const log: RoomEntry[] = [];
  see(room);
  for (let at = due(room); at !== null; at = due(room)) {
    const step = advance(room, at);
    room = step.room;
    log.push(...step.entries);
    for (const seat of room.stuck) refused.push(`${seed}: seat ${seat} is stuck at ${at}`);
    if (log.length > MOST_STEPS) throw new Error(`${seed} does not end`);
    see(room);
  }
  const outcome = game.outcome(room.match.state);
  if (!outcome) throw new Error(`${seed}: nobody has anything to do, and it is not over`);
  return { header, log, room, outcome, refused };
}

export interface Duel {
  wins: number;
  losses: number;
  /** The first place was shared. */
  shared: number;
}

/** How often the first of two levels is ahead of the other at a table for two, each sitting first every other time. */
export function duelOf(
  [one, other]: readonly [Level, Level],
  matches: number,
  play: (levels: Level[], seed: string) => Outcome,
): Duel {
  const tally: Duel = { wins: 0, losses: 0, shared: 0 };
  for (let match = 0; match < matches; match++) {
    const seat: Seat = match % 2;
    const levels = seat === 0 ? [one, other] : [other, one];
    const { places } = play(levels, `duel ${one} ${other} ${match}`);
    if (places[0] === places[1]) tally.shared++;
    else if (places[seat] === 1) tally.wins++;
    else tally.losses++;
  }
  return tally;
}

/** Whether each level of a game's bots beats the one below. */
export function printDuels(kit: Kit, matches: number): void {
  const { min, max } = kit.game.seats;
  if (min > 2 || max < 2) return;
  console.log(`Matches of two, ${matches} each. A shared first place is no win.`);
  console.table(
    PAIRS.map((pair) => {
      const play = (levels: Level[], seed: string) => playMatch(kit, levels, {}, seed).outcome;
      const { wins, losses, shared } = duelOf(pair, matches, play);
      const [won, lost, even] = [wins, losses, shared].map((part) => percent(part, matches));
      return { pair: pair.join(' : '), won, lost, shared: even };
    }),
  );
}

export const PAIRS = [
  [3, 2],
  [2, 1],
  [3, 1],
] as const;

export function percent(part: number, whole: number): string {
  return `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
}
