// A table and who sits at it, free of any platform: the page hosts it over IndexedDB, a server over SQL.
import {
  type AnyBot,
  type AnyGame,
  type By,
  isRefusal,
  type Level,
  type Millis,
  type Plan,
  type Refusal,
  type Seat,
  type Seen,
  TICK,
  type Viewer,
} from './game.ts';
import { act, type Entry, type Header, type Match, outcomeOf, raceOf, startMatch, view } from './match.ts';

/** Who sits on a seat. */
export type Chair =
  | { kind: 'person'; name: string; colour: number }
  | { kind: 'bot'; name: string; colour: number; level: Level };

/**
 * An entry of the log. `number` counts what was sent for the seat, so that an action sent twice is known again; 0 is
 * what nobody sent, or an action on its way would be taken for what a bot did meanwhile.
 */
export interface RoomEntry extends Entry {
  number: number;
}

/** Every action gets exactly one answer; sent again it gets the same. */
export type Answer = { number: number; accepted: true } | ({ number: number; accepted: false } & Refusal);

export interface Kit {
  game: AnyGame;
  bot: AnyBot;
}

export interface Room {
  kit: Kit;
  chairs: readonly Chair[];
  match: Match;
  /** The last answer of each seat. */
  answers: readonly (Answer | null)[];
  /** What each bot said when it was asked, once for each change of the match; null is no plan. */
  plans: ReadonlyMap<Seat, Plan<unknown> | null>;
  /** Bots whose plan was refused or changed nothing: they wait for the next change instead of asking for ever. */
  stuck: readonly Seat[];
}

/** Nobody was asked yet. */
const UNASKED = { plans: new Map(), stuck: [] } satisfies Partial<Room>;

/** A change the host must store before it tells anyone. */
export interface Step {
  room: Room;
  entries: RoomEntry[];
}

export function openRoom(kit: Kit, header: Header, chairs: readonly Chair[]): Room | Refusal {
  const match = startMatch(kit.game, header);
  if (isRefusal(match)) return match;
  if (chairs.length !== header.seats) return { refused: 'badSeats' };
  return { kit, chairs, match, answers: chairs.map(() => null), ...UNASKED };
}

/** Rebuilds a room from its log; refused when the log does not fold. */
export function reopenRoom(
  kit: Kit,
  header: Header,
  chairs: readonly Chair[],
  log: readonly RoomEntry[],
): Room | Refusal {
  let room = openRoom(kit, header, chairs);
  for (const entry of log) {
    if (isRefusal(room)) return room;
    const match = act(room.match, entry.by, entry.action, entry.at);
    if (isRefusal(match)) return match;
    room = accepted(room, match, entry);
  }
  return room;
}

/** A seat's action. The host stamps the seat and the time; what is due before it happens first. */
export function receive(
  room: Room,
  seat: Seat,
  number: number,
  action: unknown,
  now: Millis,
  lag: Millis = 0,
): Step & { answer: Answer } {
  const last = room.answers[seat];
  if (last && number === last.number) return { room, entries: [], answer: last };
  // Gaps are fine: refused actions have numbers too, and are not in the log a room comes back from.
  if (!Number.isInteger(number) || number <= (last?.number ?? 0)) {
    return { room, entries: [], answer: { number, accepted: false, refused: 'wrongNumber' } };
  }
  const advanced = advance(room, now, lag);
  const at = Math.max(now, advanced.room.match.at);
  const match = act(advanced.room.match, seat, action, at);
  if (isRefusal(match)) {
    const answer: Answer = { number, accepted: false, ...match };
    return { room: answered(advanced.room, seat, answer), entries: advanced.entries, answer };
  }
  const entry: RoomEntry = { by: seat, number, at, action };
  const answer: Answer = { number, accepted: true };
  return { room: accepted(advanced.room, match, entry), entries: [...advanced.entries, entry], answer };
}

/** An action that nobody sent, done for a seat; when it is refused, nothing happens. */
export function doFor(room: Room, seat: Seat, action: unknown, at: Millis): Step {
  const match = act(room.match, seat, action, at);
  if (isRefusal(match)) return { room, entries: [] };
  const entry: RoomEntry = { by: seat, number: 0, at, action };
  return { room: accepted(room, match, entry), entries: [entry] };
}

/** An action known to be refused, before anything that is due happens. */
export function refuse(room: Room, seat: Seat, number: number, refusal: Refusal): Step & { answer: Answer } {
  const answer: Answer = { number, accepted: false, ...refusal };
  return { room: answered(room, seat, answer), entries: [], answer };
}

/**
 * Does everything that was due by now: deadlines and the plans of bots, in the order of their time. In a race they wait
 * so long for an earlier claim on its way.
 */
export function advance(room: Room, now: Millis, lag: Millis = 0): Step {
  const entries: RoomEntry[] = [];
  let current = asked(room);
  for (let next = nextEvent(current, lag); next && next.due <= now; next = nextEvent(current, lag)) {
    const { entry } = next;
    const match = act(current.match, entry.by, entry.action, entry.at);
    if (!isRefusal(match) && match.state !== current.match.state) {
      entries.push(entry);
      current = asked(accepted(current, match, entry));
    } else if (entry.by === 'clock') {
      throw new Error(`The clock was refused: ${isRefusal(match) ? match.refused : 'nothing changed'}`);
    } else {
      current = { ...current, stuck: [...current.stuck, entry.by] };
    }
  }
  return { room: current, entries };
}

/** When the host must call `advance` again. */
export function due(room: Room, lag: Millis = 0): Millis | null {
  const next = nextEvent(asked(room), lag);
  return next && Math.max(next.due, room.match.at);
}

/** Asks the bots whose turn it is for their plans; a host that keeps this room asks each once for a change. */
export function asked(room: Room): Room {
  const { match } = room;
  if (outcomeOf(match)) return room;
  const seats = match.game.toAct(match.state).filter((seat) => !room.plans.has(seat));
  const said = seats.flatMap((seat) => {
    const chair = room.chairs[seat]!;
    return chair.kind === 'bot' ? [[seat, askedBot(room, seat, chair.level)] as const] : [];
  });
  return said.length === 0 ? room : { ...room, plans: new Map([...room.plans, ...said]) };
}

function askedBot({ kit, match }: Room, seat: Seat, level: Level): Plan<unknown> | null {
  const plan = kit.bot(view(match, seat), seat, level, `${match.header.seed}/bot/${seat}`);
  // A time that is no number would come neither now nor later, and a timer for it at once, again and again.
  return plan && Number.isFinite(plan.at) ? plan : null;
}

/** A bot that had no plan may have one now, though the match is the same. */
export function askAgain(room: Room, seat: Seat): Room {
  const plans = new Map(room.plans);
  plans.delete(seat);
  return { ...room, plans };
}

/** Others sit there from now on. */
export function withChairs(room: Room, chairs: readonly Chair[]): Room {
  return { ...room, chairs, ...UNASKED };
}

/** Nothing is lost by waiting: no deadline runs, and nobody is to be first. */
export function isStill({ kit, match }: Room): boolean {
  return kit.game.deadline(match.state) === null && raceOf(match, TICK) === null;
}

export function viewOf(room: Room, viewer: Viewer): Seen {
  return view(room.match, viewer);
}

/** The number of a seat's next action. */
export function nextNumber(room: Room, seat: Seat): number {
  return (room.answers[seat]?.number ?? 0) + 1;
}

/** What happens by itself, and how long it waits for that: a claim of a race for earlier ones on their way. */
interface Due {
  entry: RoomEntry;
  due: Millis;
}

function nextEvent(room: Room, lag: Millis): Due | null {
  const { kit, match, plans, stuck } = room;
  const { game } = kit;
  const { state } = match;
  if (outcomeOf(match)) return null;
  const deadline = game.deadline(state);
  let first = deadline === null ? null : dueAt(match, 'clock', { action: TICK, at: deadline }, lag);
  for (const seat of game.toAct(state)) {
    const plan = plans.get(seat);
    if (!plan || stuck.includes(seat)) continue;
    const next = dueAt(match, seat, plan, lag);
    if (first === null || next.due < first.due) first = next;
  }
  return first;
}

function dueAt(match: Match, by: By, { action, at }: Plan<unknown>, lag: Millis): Due {
  const reveal = raceOf(match, action);
  const meant = Math.max(Math.round(at), reveal ?? Number.NEGATIVE_INFINITY);
  const entry = { by, number: 0, at: Math.max(match.at, meant), action };
  return { entry, due: reveal === null ? meant : meant + lag };
}

function accepted(room: Room, match: Match, { by, number }: RoomEntry): Room {
  const next = { ...room, match, ...UNASKED };
  return by === 'clock' || number === 0 ? next : answered(next, by, { number, accepted: true });
}

function answered(room: Room, seat: Seat, answer: Answer): Room {
  return { ...room, answers: room.answers.map((old, at) => (at === seat ? answer : old)) };
}
