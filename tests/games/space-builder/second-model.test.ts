// The rules of Space Builder against a second model: whole matches step by step, and rounds at random. BUILDER_MATCHES and
// BUILDER_ROUNDS say how many.
import { describe, expect, test } from 'vitest';
import { dice, seeded } from '#shared/engine/random.ts';
import { REASONS } from '#shared/games/space-builder/actions.ts';
import { judged } from '#shared/games/space-builder/judge.ts';
import { COUNTS, LIES } from '#shared/games/space-builder/options.ts';
import { spaceBuilder } from '#shared/games/space-builder/rules.ts';
import type { Builder, Out, Stop } from '#shared/games/space-builder/state.ts';
import { randomRound } from './second-model/cases.ts';
import { newTally, PACES, playMatch, type Tally } from './second-model/match.ts';
import { NOTES } from './second-model/notes.ts';
import { judge, type RoundEnd, type SeatEnd } from './second-model/round.ts';

const MATCHES = Number(process.env.BUILDER_MATCHES ?? 150);
const ROUNDS = Number(process.env.BUILDER_ROUNDS ?? 1000);
/** So that a long run is not broken off. */
const timeout = 30_000 + 200 * MATCHES + 10 * ROUNDS;
const LONG = 1000;

const known = newTally();
function played(): Tally {
  if (known.matches > 0) return known;
  for (let match = 0; match < MATCHES; match++) {
    const lie = LIES[Math.floor(match / 4) % LIES.length]!;
    const pace = PACES[Math.floor(match / 8) % 4 === 0 ? 1 : 0]!;
    const count = COUNTS[Math.floor(match / 8) % COUNTS.length]!;
    const game = { options: { lie, count }, pace };
    playMatch({ ...game, seats: 1 + (match % 4), seed: `second model ${match}` }, known);
    // A match alone has a single round: it takes more of them until all that ends one has come up.
    playMatch({ ...game, seats: 1, seed: `second model alone ${match}` }, known);
  }
  if (MATCHES > LONG) console.log(known);
  return known;
}

describe('matches of one to four seats, with plans that lie straight and turned', () => {
  test('[SD7] [SD8] [SD10] [SD11] [SD12] [SD17] [SD20] step by step the rules and the second model agree', {
    timeout,
  }, () => {
    const { deviations, matches, steps, accepted } = played();
    expect(deviations).toEqual([]);
    expect(matches).toBe(2 * MATCHES);
    expect(steps - accepted).toBeGreaterThan(MATCHES);
  });

  test('[SD8] [SD9] each reason to refuse comes up', { timeout }, () => {
    expect(new Set(played().refused.keys())).toEqual(new Set(REASONS));
  });

  test.each(NOTES)('[SD11] [SD12] [SD18] [SD19] [SD20] it comes up: %s', { timeout }, (note) => {
    expect(played().notes.get(note) ?? 0).toBeGreaterThan(0);
  });
});

describe('rounds', () => {
  const start = spaceBuilder.setup({ lie: 'turned', limit: 60, rest: 'timed', count: 4 }, 4, 'rounds');

  const builderOf = ({ held, board, tap, lastChange }: SeatEnd, out: Out | null): Builder => ({
    held,
    board,
    won: 0,
    changed: lastChange,
    tap: tap && { pressed: tap.at, arrival: tap.arrived },
    out,
  });

  function told({ plan, seats, stoppedBy }: RoundEnd) {
    const stop: Stop = { kind: 'stop', from: 0, at: 9000, until: 9500, by: stoppedBy };
    const plans = start.plans.with(0, plan);
    const out: Out | null = stoppedBy === 'halt' ? { how: 'halted', at: stop.at } : null;
    const builders = seats.map((seat) => builderOf(seat, out));
    const last = judged({ ...start, plans, seats: seats.length, builders }, stop);
    return {
      faults: last.seats.map(({ faults }) => faults),
      totals: last.seats.map(({ total }) => total),
      order: last.order.map((group) => group.toSorted()),
      winner: last.winner,
    };
  }

  test('[SD13] [SD14] [SD15] [SD16] at random they are judged alike', { timeout }, () => {
    const chance = dice(seeded('rounds beside the second model'));
    for (let round = 0; round < ROUNDS; round++) {
      const end = randomRound(chance);
      const [ours, theirs] = [told(end), judge(end)];
      const sorted = (own: typeof theirs.faults) =>
        JSON.stringify(
          own.map((all) => all.map(({ building, points, reason }) => [building, points, reason])),
        );
      expect(sorted(ours.faults), JSON.stringify(end)).toBe(sorted(theirs.faults));
      expect({ ...ours, faults: [] }, JSON.stringify(end)).toEqual({ ...theirs, faults: [] });
    }
  });
});
