// Who has won where points alone do not say it: these matches are folded, one by one.
import { outcomeOf } from '#shared/engine/match.ts';
import { breathe, foldMatch } from '../saves/fold-match.ts';
import type { Played } from './played.ts';

/** Tells of each as soon as it is known; ends early when nobody wants to know any more. */
export async function settle(
  open: readonly Played[],
  tell: (match: string, won: boolean) => void,
  isWanted: () => boolean,
): Promise<void> {
  for (const { match, seat } of open) {
    await breathe();
    if (!isWanted()) return;
    const folded = await foldMatch(match);
    const places = folded && outcomeOf(folded)?.places;
    tell(match, places?.[seat] === 1);
  }
}
