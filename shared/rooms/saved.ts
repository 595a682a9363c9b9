// What a host keeps of a room besides the log of its match, and the room as it comes back from that.
import * as v from 'valibot';
import { LANGUAGES } from '../api/languages.ts';
import { isRefusal, LEVELS, type Millis } from '../engine/game.ts';
import { type Header, HeaderSchema, RoomEntrySchema } from '../engine/match.ts';
import { type Answer, type Kit, type Room, type RoomEntry, reopenRoom } from '../engine/table.ts';
import { GAME_IDS } from '../games/registry.ts';
import { chairsOf } from './party/match.ts';
import { type Party, PRESENCES, personAt, STANDS_WHY } from './party/party.ts';
import { type Connection, newOnline, type Online, seated, stopMatch } from './room.ts';

export interface Kept {
  party: Party;
  /** The match on the table, or the last one, and when it began. */
  match: { header: Header; began: Millis } | null;
}

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const time = v.pipe(v.number(), v.safeInteger());
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7));
const hash = v.string();
const level = v.picklist(LEVELS);
const shown = { name: v.string(), colour: seat };

const SeatSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('free') }),
  v.strictObject({ kind: v.literal('bot'), ...shown, level }),
  v.strictObject({
    kind: v.literal('person'),
    ...shown,
    key: hash,
    presence: v.picklist(PRESENCES),
    since: time,
    standIn: v.nullable(v.strictObject({ level, from: count, letsPass: v.exactOptional(count) })),
    votes: v.array(seat),
  }),
]);
/** Rooms that were kept before know the key alone. */
const OpenerSchema = v.union([
  v.pipe(
    hash,
    v.transform((key) => ({ key, away: 0 })),
  ),
  v.strictObject({ key: hash, away: v.nullable(time) }),
]);
const WaitingSchema = v.strictObject({ ...shown, key: hash, away: v.nullable(time) });
const StandsSchema = v.strictObject({
  why: v.picklist(STANDS_WHY),
  since: time,
  awaited: v.array(seat),
  until: v.nullable(time),
});
const AgainSchema = v.strictObject({ ready: v.array(seat), at: v.nullable(time), seed: v.string() });
const EveningSchema = v.strictObject({
  counted: count,
  people: v.array(
    v.strictObject({
      ...shown,
      key: hash,
      played: count,
      won: count,
      points: v.pipe(v.number(), v.safeInteger()),
    }),
  ),
});
const PartySchema = v.strictObject({
  game: v.picklist(GAME_IDS),
  options: v.unknown(),
  language: v.exactOptional(v.picklist(LANGUAGES)),
  seats: v.pipe(v.array(SeatSchema), v.maxLength(8)),
  host: v.nullable(seat),
  opener: v.nullable(OpenerSchema),
  row: v.optional(v.pipe(v.array(WaitingSchema), v.maxLength(8)), []),
  door: v.optional(v.nullable(v.array(hash)), null),
  removed: v.array(hash),
  match: count,
  stage: v.picklist(['lobby', 'match']),
  stopped: v.boolean(),
  stands: v.optional(v.nullable(StandsSchema), null),
  wentOn: v.optional(time, 0),
  pausing: v.optional(v.array(seat), []),
  again: v.optional(v.nullable(AgainSchema), null),
  evening: v.optional(EveningSchema, { counted: 0, people: [] }),
  opened: time,
  seen: time,
  passes: v.array(v.strictObject({ code: v.string(), seat, until: time })),
  wrongPasses: count,
});
const KeptSchema: v.GenericSchema<unknown, Kept> = v.strictObject({
  party: PartySchema,
  match: v.nullable(v.strictObject({ header: HeaderSchema, began: time })),
});

/** Null for what is not a room that these rules can read. */
export function parseKept(text: string): Kept | null {
  return parsed(KeptSchema, text);
}

/** The entries of a log, in their order; null when one of them is none. */
export function parseLog(texts: readonly string[]): RoomEntry[] | null {
  const entries = texts.map((text) => parsed(RoomEntrySchema, text));
  return entries.every((entry) => entry !== null) ? entries : null;
}

function parsed<T>(schema: v.GenericSchema<unknown, T>, text: string): T | null {
  try {
    const result = v.safeParse(schema, JSON.parse(text));
    return result.success ? result.output : null;
  } catch {
    return null;
  }
}

/** What each seat has said of how its things lie, and no host has kept yet. */
export function newDrafts(before: Room | null, now: Room | null): RoomEntry[] {
  return (now?.drafts ?? []).filter(
    (draft) => draft !== null && !before?.drafts.includes(draft),
  ) as RoomEntry[];
}

export function keptOf({ party, room, began }: Online): Kept {
  return { party, match: room && began !== null ? { header: room.match.header, began } : null };
}

export function restored(
  kit: Kit,
  { party, match }: Kept,
  log: readonly RoomEntry[],
  connections: readonly Connection[],
  drafts: readonly RoomEntry[] = [],
): Online {
  const nothing = newOnline(kit, party, connections);
  if (!match) return nothing;
  const room = reopenRoom(kit, match.header, chairsOf(party), log, drafts);
  if (isRefusal(room)) return stopMatch(nothing);
  return {
    ...nothing,
    room: { ...seated(room, party), answers: answersWith(room, party, connections) },
    began: match.began,
  };
}

/** Refusals are in no log: they come back from the connections. */
function answersWith({ answers }: Room, party: Party, connections: readonly Connection[]): (Answer | null)[] {
  return answers.map((answer, seat) => {
    const key = personAt(party, seat)?.key;
    const refused = connections.find((connection) => connection.key === key)?.refused;
    return refused && refused.number > (answer?.number ?? 0) ? refused : answer;
  });
}
