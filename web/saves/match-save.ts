// What is kept of a match besides its log, and how it is read back from anywhere.
import * as v from 'valibot';
import { LEVELS } from '#shared/engine/game.ts';
import { HeaderSchema, MillisSchema, RoomEntrySchema } from '#shared/engine/match.ts';
import { NAME_LENGTH, NAME_UNITS, signsOf } from '#shared/engine/signs.ts';
import { PointsSchema } from './challenge.ts';
import { TimeSchema } from './lists.ts';

const name = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(NAME_UNITS),
  v.check((text) => signsOf(text).length <= NAME_LENGTH),
);
const colour = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7));
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

export const ChairSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('person'), name, colour }),
  v.strictObject({ kind: v.literal('bot'), name, colour, level: v.picklist(LEVELS) }),
]);

export const MatchSaveSchema = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[a-z0-9]{12}$/)),
  header: HeaderSchema,
  chairs: v.pipe(v.array(ChairSchema), v.minLength(1), v.maxLength(8)),
  /** How many entries of the log are stored. */
  length: count,
  /** The clock of the match when it was last seen. */
  clock: MillisSchema,
  started: TimeSchema,
  played: TimeSchema,
  over: v.boolean(),
  /** For the list of matches: nothing is folded to draw it. */
  scores: v.pipe(v.array(PointsSchema), v.maxLength(8)),
  /** What a link says that somebody has reached alone from the same seed. */
  toBeat: v.exactOptional(PointsSchema),
  /** How things lie that no log says yet. */
  drafts: v.exactOptional(v.pipe(v.array(RoomEntrySchema), v.maxLength(8))),
});
export type MatchSave = v.InferOutput<typeof MatchSaveSchema>;

/** A match with its log, from wherever it comes: the database, a file, a link. */
export const MatchRecordSchema = v.pipe(
  v.strictObject({ save: MatchSaveSchema, log: v.array(RoomEntrySchema) }),
  v.check(({ save, log }) => save.length === log.length),
);
export type MatchRecord = v.InferOutput<typeof MatchRecordSchema>;
