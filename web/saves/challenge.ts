// A result alone in the fragment of a link, for a friend to beat: no server sees it, and nobody has checked it.
import * as v from 'valibot';
import { HeaderSchema } from '#shared/engine/match.ts';
import { packed, unpacked } from './packed.ts';

const LONGEST_LINK = 2_000;

/** Raised when an older page could not read the link. */
const FORMAT = 1;
const EnvelopeSchema = v.looseObject({ format: v.pipe(v.number(), v.safeInteger(), v.minValue(FORMAT)) });

/** What somebody has to beat. */
export const PointsSchema = v.pipe(v.number(), v.safeInteger());

const ChallengeSchema = v.strictObject({
  options: v.nonOptional(HeaderSchema.entries.options),
  seed: HeaderSchema.entries.seed,
  rulesVersion: HeaderSchema.entries.rulesVersion,
  points: PointsSchema,
});
export type Challenge = v.InferOutput<typeof ChallengeSchema>;

export const packChallenge = (challenge: Challenge) =>
  packed(new TextEncoder().encode(JSON.stringify({ format: FORMAT, ...challenge })));

/** Null for anything that is none, however it was damaged. */
export function unpackChallenge(text: string): Challenge | 'newer' | null {
  if (text.length > LONGEST_LINK) return null;
  try {
    const read = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(unpacked(text)));
    const { format, ...challenge } = v.parse(EnvelopeSchema, read);
    return format > FORMAT ? 'newer' : v.parse(ChallengeSchema, challenge);
  } catch {
    return null;
  }
}
