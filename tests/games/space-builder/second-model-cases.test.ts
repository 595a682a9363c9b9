// The random cases of the second model: what they are for comes up among them, and whole matches come to an end.
import { expect, test } from 'vitest';
import { dice, seeded } from '#shared/engine/random.ts';
import { REASONS } from '#shared/games/space-builder/actions.ts';
import { RESTS } from '#shared/games/space-builder/options.ts';
import { randomRound } from './second-model/cases.ts';
import { act } from './second-model/course.ts';
import { randomPlan } from './second-model/decks.ts';
import { faultsOf, totalOf } from './second-model/faults.ts';
import { nextSaid } from './second-model/moves.ts';
import { scoresOf } from './second-model/places.ts';
import { judge } from './second-model/round.ts';
import { newTable } from './second-model/table.ts';

test('[R4] random rounds are equal in faults and in times, won and not won, nearly right and empty', () => {
  const chance = dice(seeded('rounds of the second model'));
  const seen = { equal: 0, nobody: 0, tied: 0, right: 0, halted: 0, givenUp: 0, late: 0, idle: 0 };
  for (let round = 0; round < 2000; round++) {
    const end = randomRound(chance);
    const { faults, totals, order, winner } = judge(end);
    const least = Math.min(...totals);
    const taps = end.seats.flatMap(({ tap }) => tap ?? []);
    if (totals.filter((total) => total === least).length > 1) seen.tied++;
    if (order.some((group) => group.length > 1)) seen.equal++;
    if (winner === null) seen.nobody++;
    if (least === 0) seen.right++;
    if (end.stoppedBy === 'tap' && taps.length < end.seats.length - 1) seen.halted++;
    if (end.stoppedBy === 'halt') {
      seen.givenUp++;
      expect([end.seats.length, taps.length]).toEqual([1, 0]);
    }
    if (taps.some((one) => taps.some((other) => one.at < other.at && one.arrived > other.arrived)))
      seen.late++;
    if (taps.length === 0) seen.idle++;
    expect(faults.map(totalOf)).toEqual(totals);
    expect(order.flat().sort()).toEqual([...end.seats.keys()]);
    for (const { board, tap, held } of end.seats)
      if (tap) expect(faultsOf(end.plan, board, held).map(({ reason }) => reason)).not.toContain('missing');
  }
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(30);
});

test('[R18] matches at random come to an end, and every reason to refuse comes up', () => {
  const reasons = new Set<string>();
  const ends = { champion: 0, alone: 0, givenUp: 0, timed: 0 };
  for (let match = 0; match < 60; match++) {
    const chance = dice(seeded(`second model ${match}`));
    const seats = 1 + (match % 4);
    const plans = Array.from({ length: 20 }, () => ({ plan: randomPlan(chance), lie: 0 }));
    let table = newTable({ seats, options: { limit: 60, rest: RESTS[match % 3 ? 0 : 1]!, count: 8 }, plans });
    let now = 0;
    for (let step = 0; table.phase.kind !== 'over'; step++) {
      if (step > 20_000) throw new Error(`no end of ${match}`);
      const one = nextSaid(table, chance, now);
      const next = act(table, one);
      if ('refused' in next) {
        reasons.add(next.refused);
        continue;
      }
      now = one.at;
      table = next;
      for (const { held, won } of table.players)
        if (table.phase.kind === 'rest') expect(held).toHaveLength(seats === 1 ? 8 : 4 + won);
    }
    const { champion } = table.phase;
    if (seats === 1) {
      ends.alone++;
      if (table.stops[0]!.stoppedBy === 'halt') ends.givenUp++;
      if (scoresOf(table)[0]! > 0) ends.timed++;
    } else if (champion !== null) {
      ends.champion++;
      expect(table.players[champion]!.won).toBe(5);
      expect(table.verdicts.filter(({ winner }) => winner !== null).length).toBeLessThanOrEqual(
        4 * seats + 1,
      );
    }
  }
  expect(reasons).toEqual(new Set(REASONS));
  expect(ends.champion).toBeGreaterThan(20);
  expect(ends.alone).toBe(15);
  expect(Math.min(ends.givenUp, ends.timed)).toBeGreaterThan(0);
});
