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
  type Span,
  TICK,
  type Viewer,
} from './game.ts';
import {
  type Entry,
  type Header,
  isDraft,
  judged,
  type Match,
  outcomeOf,
  type Parsed,
  parsed,
  raceOf,
  spanOf,
  startMatch,
  TICKED,
  view,
} from './match.ts';

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
  /** The round that was running when a bot took the seat over: it plays from the next one on. */
  letPass: readonly (number | null)[];
  match: Match;
  /** How things lie, as each seat has said last and no log says yet: kept by the host, each in place of the one before. */
  drafts: readonly (RoomEntry | null)[];
  /** The last answer of each seat. */
  answers: readonly (Answer | null)[];
  /** How often each seat has taken something back. */
  takenBack: readonly number[];
  /** What each bot said when it was asked, once for each change of the match; null is no plan. */
  plans: ReadonlyMap<Seat, Meant | null>;
  /** Bots whose plan was refused or changed nothing: they wait for the next change instead of asking for ever. */
  stuck: readonly Seat[];
}

/** What is to be done when, with the action as it goes into the log and as the game knows it. */
interface Meant extends Plan<unknown> {
  said: Parsed;
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
  const nothing = chairs.map(() => null);
  const takenBack = chairs.map(() => 0);
  return { kit, chairs, letPass: nothing, match, drafts: nothing, answers: nothing, takenBack, ...UNASKED };
}

/** Rebuilds a room from its log, and from what was said since; refused when these do not fold. */
export function reopenRoom(
  kit: Kit,
  header: Header,
  chairs: readonly Chair[],
  log: readonly RoomEntry[],
  drafts: readonly RoomEntry[] = [],
): Room | Refusal {
  let room = openRoom(kit, header, chairs);
  for (const entry of [...log, ...inTime(drafts)]) {
    if (isRefusal(room)) return room;
    const said = parsed(room.match, entry.action);
    const match = applied(room.match, entry, said);
    if (isRefusal(match)) return match;
    // In the log are all before, also what was a draft when it was said.
    room = drafts.includes(entry) ? drafted(room, match, entry) : accepted(room, match, entry, said);
  }
  return room;
}

/** A seat's action. The host stamps the seat and the time, and may have parsed it; what is due before it happens first. */
export function receive(
  room: Room,
  seat: Seat,
  number: number,
  action: unknown,
  now: Millis,
  lag: Millis = 0,
  pressed?: Millis,
  said: Parsed = parsed(room.match, action),
): Step & { answer: Answer } {
  const last = room.answers[seat];
  if (last && number === last.number) return { room, entries: [], answer: last };
  // Gaps are fine: refused actions have numbers too, and are not in the log a room comes back from.
  if (!Number.isInteger(number) || number <= (last?.number ?? 0)) {
    return { room, entries: [], answer: { number, accepted: false, refused: 'wrongNumber' } };
  }
  const advanced = advance(room, now, lag);
  const at = Math.max(now, advanced.room.match.at);
  const entry: RoomEntry = {
    by: seat,
    number,
    at,
    action,
    ...(pressed !== undefined && pressed < at ? { pressed } : {}),
  };
  const match = applied(advanced.room.match, entry, said);
  if (isRefusal(match)) {
    const answer: Answer = { number, accepted: false, ...match };
    return { room: answered(advanced.room, seat, answer), entries: advanced.entries, answer };
  }
  const step = taken(advanced.room, match, entry, said);
  return {
    room: step.room,
    entries: [...advanced.entries, ...step.entries],
    answer: { number, accepted: true },
  };
}

/** An action that nobody sent, done for a seat; when it is refused, nothing happens. */
export function doFor(room: Room, seat: Seat, action: unknown, at: Millis): Step {
  const entry: RoomEntry = { by: seat, number: 0, at, action };
  const said = parsed(room.match, action);
  const match = applied(room.match, entry, said);
  return isRefusal(match) ? { room, entries: [] } : taken(room, match, entry, said);
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
    const { entry, said } = next;
    const match = applied(current.match, entry, said);
    if (!isRefusal(match) && match.state !== current.match.state) {
      const step = taken(current, match, entry, said);
      entries.push(...step.entries);
      current = asked(step.room);
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
    const level = botAt(room, seat);
    return level === null ? [] : [[seat, askedBot(room, seat, level)] as const];
  });
  return said.length === 0 ? room : { ...room, plans: new Map([...room.plans, ...said]) };
}

function askedBot({ kit, match }: Room, seat: Seat, level: Level): Meant | null {
  const plan = kit.bot(view(match, seat), seat, level, `${match.header.seed}/bot/${seat}`);
  // A time that is no number would come neither now nor later, and a timer for it at once, again and again.
  return plan && Number.isFinite(plan.at) ? { ...plan, said: parsed(match, plan.action) } : null;
}

/** A bot that had no plan may have one now, though the match is the same. */
export function askAgain(room: Room, seat: Seat): Room {
  const plans = new Map(room.plans);
  plans.delete(seat);
  return { ...room, plans };
}

/** Others sit there from now on, of whom some let a round pass. */
export function withChairs(
  room: Room,
  chairs: readonly Chair[],
  letPass: Room['letPass'] = chairs.map(() => null),
): Room {
  return { ...room, chairs, letPass, ...UNASKED };
}

/** The round that nobody joins any more; null while everybody may. */
export const runningIn = ({ game, state }: Match): number | null => game.running?.(state) ?? null;

/** The level of the bot that plays there now; null where none does. */
export function botAt({ chairs, letPass, match }: Room, seat: Seat): Level | null {
  const chair = chairs[seat]!;
  const isWaiting = letPass[seat] !== null && letPass[seat] === runningIn(match);
  return chair.kind === 'bot' && !isWaiting ? chair.level : null;
}

/** Nothing is lost by waiting: no deadline runs, and nobody is to be first. */
export function isStill({ kit, match }: Room): boolean {
  return kit.game.deadline(match.state) === null && raceOf(match, TICKED) === null;
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
  said: Parsed;
  due: Millis;
}

function nextEvent(room: Room, lag: Millis): Due | null {
  const { kit, match, plans, stuck } = room;
  const { game } = kit;
  const { state } = match;
  if (outcomeOf(match)) return null;
  const deadline = game.deadline(state);
  let first =
    deadline === null ? null : dueAt(match, 'clock', { action: TICK, said: TICKED, at: deadline }, lag);
  for (const seat of game.toAct(state)) {
    const plan = plans.get(seat);
    if (!plan || stuck.includes(seat)) continue;
    const next = dueAt(match, seat, plan, lag);
    if (first === null || next.due < first.due) first = next;
  }
  return first;
}

function dueAt(match: Match, by: By, { action, said, at }: Meant, lag: Millis): Due {
  const reveal = raceOf(match, said);
  const meant = Math.max(Math.round(at), reveal ?? Number.NEGATIVE_INFINITY);
  const now = Math.max(match.at, meant);
  const entry = {
    by,
    number: 0,
    at: now,
    action,
    ...(meant < now && isOver(spanOf(match, said)) ? { pressed: meant } : {}),
  };
  return { entry, said, due: reveal === null ? meant : meant + lag };
}

/** Only for what had to come before an end: whoever takes a seat over late would else have pressed long ago. */
const isOver = (span: Span | null) => span !== null && span.until !== null;

const applied = (match: Match, { by, at, pressed }: RoomEntry, said: Parsed) =>
  judged(match, by, by === 'clock' ? TICKED : said, at, pressed);

/** An accepted action, which is a draft or goes into the log behind all drafts: the log alone tells how it came about. */
function taken(room: Room, match: Match, entry: RoomEntry, said: Parsed): Step {
  if (entry.by !== 'clock' && isDraft(room.match, said))
    return { room: drafted(room, match, entry), entries: [] };
  const drafts = inTime(room.drafts.filter((draft) => draft !== null));
  const length = match.length + drafts.length;
  return { room: accepted(room, { ...match, length }, entry, said), entries: [...drafts, entry] };
}

const inTime = (drafts: readonly RoomEntry[]) => [...drafts].sort((one, other) => one.at - other.at);

/** Not in the log, and so not counted as one of it. */
function drafted(room: Room, match: Match, entry: RoomEntry): Room {
  const { drafts } = room;
  const next = accepted(room, { ...match, length: room.match.length }, entry, null);
  return { ...next, drafts: drafts.map((draft, seat) => (seat === entry.by ? entry : draft)) };
}

function accepted(room: Room, match: Match, { by, number }: RoomEntry, said: Parsed | null): Room {
  const drafts = room.drafts.some((draft) => draft !== null) ? room.drafts.map(() => null) : room.drafts;
  const isBack = by !== 'clock' && said && room.kit.game.takesBack?.(said.parsed);
  const takenBack = isBack ? room.takenBack.with(by, room.takenBack[by]! + 1) : room.takenBack;
  const next = { ...room, match, drafts, takenBack, ...UNASKED };
  return by === 'clock' || number === 0 ? next : answered(next, by, { number, accepted: true });
}

function answered(room: Room, seat: Seat, answer: Answer): Room {
  return { ...room, answers: room.answers.map((old, at) => (at === seat ? answer : old)) };
}
