// Counts over matches what a seat has found and what it has missed.
import { view } from '#shared/engine/match.ts';
import { addRound, KINDS, type Kind, nothingOverlooked } from '#shared/games/space-bowl/overlooked.ts';
import type { View } from '#shared/games/space-bowl/view.ts';
import { foldMatch } from '#web/saves/fold-match.ts';

export interface Found {
  matches: number;
  /** With something to be found, and in how many of them it was. */
  rounds: number;
  right: number;
  /** What is missed most comes first; kinds that hardly came up are left out. */
  kinds: readonly { kind: Kind; share: number }[];
}

/** Of fewer a share says nothing. */
const LEAST = 3;

export function createCount() {
  const sum = nothingOverlooked();
  let [matches, rounds, right] = [0, 0, 0];
  return {
    /** One that cannot be read counts nothing. */
    async add(match: string, seat: number): Promise<void> {
      let last = 0;
      const folded = await foldMatch(match, (now) => {
        const seen = view(now, 'watcher') as View;
        const result = seen.last;
        if (!result || result.round === last) return;
        last = result.round;
        if (result.answers.length === 0) return;
        rounds++;
        if (result.seats[seat]!.judgement === 'valid') right++;
        addRound(sum, result, seen.options, seat);
      });
      if (folded) matches++;
    },
    found(): Found {
      const often = KINDS.filter((kind) => sum[kind].there >= LEAST);
      const kinds = often.map((kind) => ({ kind, share: sum[kind].missed / sum[kind].there }));
      return { matches, rounds, right, kinds: kinds.sort((one, other) => other.share - one.share) };
    },
  };
}
