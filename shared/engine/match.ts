// A match is a header and a log of actions; this folds the log into a state.
import * as v from 'valibot';
import {
  type AnyGame,
  type By,
  isRefusal,
  type Millis,
  type Outcome,
  type Refusal,
  type Seen,
  type Span,
  TICK,
  type Viewer,
} from './game.ts';
import { shallow } from './schemas.ts';

/** On the clock of a match: hosts go on counting from here, so it stays far from the end of safe integers. */
export const MillisSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(2 ** 50));

export const HeaderSchema = v.strictObject({
  game: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
  options: v.optional(shallow, {}),
  seats: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(8)),
  seed: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  rulesVersion: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Where the match goes on from, when it did not begin here. */
  position: v.optional(shallow),
});
export type Header = v.InferOutput<typeof HeaderSchema>;

export const EntrySchema = v.strictObject({
  by: v.union([v.literal('clock'), v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7))]),
  at: MillisSchema,
  action: v.optional(shallow, null),
  pressed: v.exactOptional(MillisSchema),
});
/** As hosts keep it: with the number under which it was sent. */
export const RoomEntrySchema = v.strictObject({
  ...EntrySchema.entries,
  number: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
});
export interface Entry {
  by: By;
  at: Millis;
  action: unknown;
  /** When it counts as pressed, where that was earlier. */
  pressed?: Millis;
}

/** Refusals that do not depend on the game. */
export const MATCH_REASONS = ['malformed', 'unknownSeat', 'backwards', 'overdue', 'over'] as const;

export interface Match {
  game: AnyGame;
  header: Header;
  // biome-ignore lint/suspicious/noExplicitAny: the state belongs to the game
  state: any;
  /** When the last accepted action happened, and how many there were. */
  at: Millis;
  length: number;
}

export type HeaderFault =
  | 'unknownGame'
  | 'newerRules'
  | 'olderRules'
  | 'badOptions'
  | 'badSeats'
  | 'badPosition';

export function startMatch(game: AnyGame, header: Header): Match | Refusal<HeaderFault> {
  if (header.game !== game.id) return { refused: 'unknownGame' };
  if (header.rulesVersion > game.rulesVersion) return { refused: 'newerRules' };
  if (header.rulesVersion < game.rulesVersion) return { refused: 'olderRules' };
  if (header.seats < game.seats.min || header.seats > game.seats.max) return { refused: 'badSeats' };
  const options = optionsOf(game, header.options);
  if (!options) return { refused: 'badOptions' };
  const state =
    header.position === undefined
      ? game.setup(options, header.seats, header.seed)
      : resumed(game, header.position, header.seats, header.seed);
  if (!state) return { refused: 'badPosition' };
  return { game, header: { ...header, options }, state, at: 0, length: 0 };
}

/** Null for what are no options of the game; to a schema, a list without anything would be an object without anything. */
export function optionsOf(game: AnyGame, options: unknown): object | null {
  const parsed = v.safeParse(game.options, options);
  return parsed.success && !Array.isArray(options) ? parsed.output : null;
}

function resumed(
  { resume }: AnyGame,
  position: unknown,
  seats: number,
  seed: string,
): { seats: number } | null {
  const parsed = resume && v.safeParse(resume.schema, position);
  const state = parsed?.success ? resume!.state(parsed.output, seed) : null;
  return state && resume!.seats(parsed!.output) === seats ? state : null;
}

/** What somebody does, parsed to the end: an action of the game, or nothing that it knows. */
// biome-ignore lint/suspicious/noExplicitAny: an action belongs to its game
export type Parsed = { parsed: any } | null;
/** What the clock does. */
export const TICKED: Parsed = { parsed: TICK };

export function parsed({ game }: Match, action: unknown): Parsed {
  const result = v.safeParse(game.action, action);
  return result.success ? { parsed: result.output } : null;
}

/** One action, parsed and judged here: a new match, or a refusal and nothing changed. */
export function act(
  match: Match,
  by: By,
  action: unknown,
  at: Millis,
  pressed: Millis = at,
): Match | Refusal {
  return judged(match, by, by === 'clock' ? TICKED : parsed(match, action), at, pressed);
}

/** The same of what was parsed before. */
export function judged(
  match: Match,
  by: By,
  said: Parsed,
  at: Millis,
  pressed: Millis = at,
): Match | Refusal {
  const { game, state } = match;
  const seated = by === 'clock' || (Number.isInteger(by) && by >= 0 && by < match.header.seats);
  if (!seated) return { refused: 'unknownSeat' };
  if (!Number.isSafeInteger(at) || at < match.at) return { refused: 'backwards', where: { until: match.at } };
  if (outcomeOf(match)) return { refused: 'over' };
  if (!Number.isSafeInteger(pressed) || pressed > at) return { refused: 'backwards', where: { until: at } };
  const due = by === 'clock' ? null : game.deadline(state);
  if (due !== null && due <= at) return { refused: 'overdue', where: { until: due } };
  if (!said) return { refused: 'malformed' };
  const next = game.act(state, by, said.parsed, at, pressed);
  if (isRefusal(next)) return next;
  return { game, header: match.header, state: next, at, length: match.length + 1 };
}

/** From when on the first to press wins with this action; null when it is no claim of a race, or no action at all. */
export function raceOf({ game, state }: Match, said: Parsed): Millis | null {
  return said && game.race ? game.race(state, said.parsed) : null;
}

/** When this action can have been pressed; null where that does not matter, or for no action at all. */
export function spanOf({ game, state }: Match, said: Parsed): Span | null {
  return said && game.timed ? game.timed(state, said.parsed) : null;
}

/** Whether this action only says how things lie, so that it stays outside the log. */
export function isDraft({ game, state }: Match, said: Parsed): boolean {
  return said !== null && (game.isDraft?.(state, said.parsed) ?? false);
}

export function view(match: Match, viewer: Viewer): Seen {
  return match.game.view(match.state, viewer);
}

/** How it ended; null while it is on. */
export function outcomeOf({ game, state }: Match): Outcome | null {
  return game.outcome(state);
}

/**
 * Folds a whole log; stops at the first entry that is not accepted, because nothing after it can be trusted. `see` is shown
 * the beginning and what each entry makes of it.
 */
export function replay(
  game: AnyGame,
  header: Header,
  log: readonly Entry[],
  see: (match: Match) => void = () => undefined,
): Match | (Refusal & { entry: number }) {
  const started = startMatch(game, header);
  if (isRefusal(started)) return { ...started, entry: -1 };
  let match = started;
  see(match);
  for (const [entry, { by, action, at, pressed }] of log.entries()) {
    const next = act(match, by, action, at, pressed);
    if (isRefusal(next)) return { ...next, entry };
    match = next;
    see(match);
  }
  return match;
}
