// What all see alike of a day: put together from the parts of its board, and kept at the edge for some seconds, so that a
// million who look cost the board nothing.
import type { DateText } from '#shared/daily/calendar.ts';
import { type BoardAnswer, NAMED } from '#shared/daily/protocol.ts';
import { THROWS } from '#shared/daily/puzzle.ts';
import type { Millis } from '#shared/engine/game.ts';
import type { Survey } from './board.ts';
import { bucketOf, Counts } from './counts.ts';
import { allParts, type BoardEnv } from './day.ts';

export const KEPT_AT_EDGE: Millis = 15_000;

/** As it is kept. */
interface Snapshot extends Survey {
  taken: Millis;
}

/** Whoever asks for this address outside gets nothing: it is a key of the cache. */
export const snapshotKey = (date: DateText) => `https://snapshot.invalid/${date}`;

export async function snapshotOf(env: BoardEnv, date: DateText, now: Millis): Promise<Snapshot> {
  const kept = await caches.default.match(snapshotKey(date));
  const known = kept && ((await kept.json()) as Snapshot);
  if (known && known.taken <= now && now - known.taken < KEPT_AT_EDGE) return known;
  const surveys = await Promise.all(allParts(env, date).map((part) => part.survey()));
  const fresh = { taken: now, ...merged(surveys) };
  const lasting = { 'Cache-Control': `public, max-age=${KEPT_AT_EDGE / 1000}` };
  await caches.default.put(snapshotKey(date), Response.json(fresh, { headers: lasting }));
  return fresh;
}

/** What the whole board says, from what its parts say: the same for any number of parts. */
export function merged(surveys: readonly Survey[]): Survey {
  const named = surveys.flatMap((survey) => survey.named);
  return {
    counts: new Counts(surveys.flatMap(({ counts }) => counts)).filled(),
    missed: Array.from({ length: THROWS }, (_, at) => sum(surveys.map(({ missed }) => missed[at] ?? 0))),
    selfTimed: sum(surveys.map(({ selfTimed }) => selfTimed)),
    named: named.sort((one, other) => one.place! - other.place! || one.at - other.at).slice(0, NAMED),
  };
}

export function boardAnswer({ counts: filled, missed, selfTimed, named }: Survey): BoardAnswer {
  const counts = new Counts(filled);
  return {
    ok: true,
    total: counts.total(),
    selfTimed,
    scores: counts.scores(),
    times: counts.times(),
    missed,
    named: named.map(({ name, score, time }) => ({
      place: counts.place(bucketOf({ score, time })),
      name,
      score,
      time,
    })),
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
