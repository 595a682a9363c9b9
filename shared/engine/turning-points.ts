// Where a match turned: who took the lead from whom, what brought the most at once, and where the last round began.
import type { Seat } from './game.ts';

/** One step of a match, as far as it matters for that. */
export interface Moment {
  /** The points of each seat. */
  scores: readonly number[];
  /** A round begins with it. */
  begins: boolean;
  /** It was taken back later, or takes something back: it has led nowhere. */
  undone: boolean;
}

const TURNS = ['lead', 'gain', 'last'] as const;
export type TurningPoint = { at: number } & (
  | { kind: 'lead'; seat: Seat }
  | { kind: 'gain'; seat: Seat; points: number }
  | { kind: 'last' }
);

/** More often than that the lead does not turn a match: the last times decided. */
const MOST_LEADS = 4;
const MOST_GAINS = 3;

/** In the order of the match; of one step the lead comes first. */
export function turningPoints(moments: readonly Moment[]): TurningPoint[] {
  const steps = [...moments.entries()].filter(([, { undone }]) => !undone);
  const found = [...leads(steps), ...gains(steps), ...lastRound(steps)];
  return found.sort((one, other) => one.at - other.at || rank(one) - rank(other));
}

const rank = ({ kind }: TurningPoint) => TURNS.indexOf(kind);
type Step = readonly [at: number, moment: Moment];

/** Whoever has more than everybody else; null while nobody has. */
function leaderOf(scores: readonly number[]): Seat | null {
  const best = Math.max(...scores);
  const first = scores.indexOf(best);
  return scores.length > 1 && scores.lastIndexOf(best) === first ? first : null;
}

/** Only from one to another: whoever leads first has taken it from nobody. */
function leads(steps: readonly Step[]): TurningPoint[] {
  const found: TurningPoint[] = [];
  let leader: Seat | null = null;
  for (const [at, { scores }] of steps) {
    const now = leaderOf(scores);
    if (now === null || now === leader) continue;
    if (leader !== null) found.push({ at, kind: 'lead', seat: now });
    leader = now;
  }
  return found.slice(-MOST_LEADS);
}

type Gain = Extract<TurningPoint, { kind: 'gain' }>;

/** Those that brought more than is usual in this match: where each brings as much, none has turned it. */
function gains(steps: readonly Step[]): Gain[] {
  const all = steps.flatMap(([at, { scores }], place): Gain[] => {
    const before = steps[place - 1]?.[1].scores;
    return scores.flatMap((now, seat) => {
      const points = before ? now - before[seat]! : 0;
      return points > 0 ? [{ at, kind: 'gain', seat, points } as const] : [];
    });
  });
  const sorted = [...all].sort((one, other) => other.points - one.points || one.at - other.at);
  const usual = sorted[Math.floor(sorted.length / 2)]?.points ?? 0;
  return sorted.filter(({ points }) => points > usual).slice(0, MOST_GAINS);
}

function lastRound(steps: readonly Step[]): TurningPoint[] {
  const begun = steps.filter(([, { begins }]) => begins);
  return begun.length > 1 ? [{ at: begun.at(-1)![0], kind: 'last' }] : [];
}
