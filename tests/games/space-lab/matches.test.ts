// Whole matches at random: everything is always there once, somebody can always act, and every match ends. LAB_RANDOM
// says how many of each count of seats.
import { describe, expect, test } from 'vitest';
import { isRefusal } from '#shared/engine/game.ts';
import { dice, seeded } from '#shared/engine/random.ts';
import type { Action } from '#shared/games/space-lab/actions.ts';
import { legal } from '#shared/games/space-lab/legal.ts';
import { spaceLab } from '#shared/games/space-lab/rules.ts';
import type { State } from '#shared/games/space-lab/state.ts';
import { allLabs, allProjects, did, fresh, ids } from './table.ts';

const MATCHES = Number(process.env.LAB_RANDOM ?? 100);
/** So that a long run is not broken off. */
const timeout = 30_000 + 100 * MATCHES;
const LONGEST = 600;

/** Whatever is allowed, until the match is over; each moment before that is looked at. */
function played(seats: number, seed: string, look: (state: State) => void): State {
  const roll = dice(seeded(seed));
  let state = fresh(seats, seed, roll.below(2) === 1);
  for (let steps = 0; spaceLab.outcome(state) === null; steps++) {
    look(state);
    const acting = spaceLab.toAct(state);
    const seat = acting[roll.below(acting.length)]!;
    const choices = legal(spaceLab.view(state, seat), seat);
    expect(choices.length, `${seed}, step ${steps}`).toBeGreaterThan(0);
    const forward = choices.filter(({ type }) => type !== 'undo' || roll.below(4) === 0);
    const chosen = forward.length > 0 ? forward : choices;
    state = did(state, seat, chosen[roll.below(chosen.length)]!);
    if (steps > LONGEST) throw new Error(`${seed} does not end.`);
  }
  return state;
}

describe.each([1, 2, 3, 4])('with %i', (seats) => {
  test(`[SL8] [SL17] ${MATCHES} random matches hold together, and end`, { timeout }, () => {
    for (const at of ids(MATCHES)) {
      const over = played(seats, `together ${seats} ${at}`, (state) => {
        expect(allLabs(state)).toEqual(ids(60));
        expect(allProjects(state)).toEqual(ids(24));
        expect(spaceLab.toAct(state).length).toBeGreaterThan(0);
      });
      const outcome = spaceLab.outcome(over)!;
      expect(outcome.places).toContain(1);
      expect(outcome.scores).toEqual(spaceLab.view(over, 0).scores);
    }
  });
});

test('every refusal has a reason of the list', () => {
  const roll = dice(seeded('refused'));
  const some = (many: number) => roll.below(many);
  const wild = (): Action =>
    [
      { type: 'reveal' } as const,
      { type: 'take', agency: (['golden', 'red', 'blue', 'green'] as const)[some(4)]! } as const,
      { type: 'place', lab: some(60), slot: some(17), paid: ids(some(4)).map(() => some(60)) } as const,
      { type: 'keep', project: some(24) } as const,
      { type: 'done' } as const,
      { type: 'undo' } as const,
      { type: 'pass', objective: some(12) } as const,
      { type: 'arrange', objectives: ids(3).map(() => some(12)) } as const,
    ][some(8)]!;
  const reasons = new Set<string>();
  for (const seats of [1, 2, 4]) {
    played(seats, `refused ${seats}`, (state) => {
      for (let time = 0; time < 8; time++) {
        const next = spaceLab.act(state, some(seats), wild(), state.since + 1);
        if (isRefusal(next)) reasons.add(next.refused);
      }
    });
  }
  expect(reasons.size).toBeGreaterThan(4);
  for (const reason of reasons) expect(spaceLab.reasons).toContain(reason);
});
