// One's own place among the results that count, from their counts alone: nobody else's board is asked for it.
import { NEIGHBOURS, type NearLine, type PlaceAnswer } from '#shared/daily/protocol.ts';
import type { Millis } from '#shared/engine/game.ts';
import type { Entry, Survey } from './board.ts';
import { type Bucket, bucketOf, Counts, scoreIn, secondsIn } from './counts.ts';

export function placeOf(mine: Entry | null, survey: Survey & { taken: Millis }): PlaceAnswer {
  const counts = new Counts(survey.counts);
  // It has come after what is known of all.
  if (mine?.counts && mine.at > survey.taken) counts.add(bucketOf(mine), 1);
  if (!mine) return { ok: true, mine: null, total: counts.total(), near: [] };
  const { score, time, timing, name } = mine;
  const ranked = timing !== 'unranked';
  const bucket = bucketOf(mine);
  return {
    ok: true,
    mine: {
      score,
      time,
      timing,
      place: ranked ? counts.place(bucket) : null,
      counts: mine.counts,
      name,
    },
    total: counts.total(),
    near: ranked ? near(counts, bucket) : [],
  };
}

function near(counts: Counts, own: Bucket): NearLine[] {
  const above = counts.beside(own, -1, NEIGHBOURS).reverse();
  const below = counts.beside(own, 1, NEIGHBOURS);
  return [...above, own, ...below].map((bucket) => ({
    place: counts.place(bucket),
    score: scoreIn(bucket),
    seconds: secondsIn(bucket),
    many: counts.at(bucket),
    mine: bucket === own,
  }));
}
