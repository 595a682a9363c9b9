// What a card would bring is what it brings.
import { expect, test } from 'vitest';
import { dice, seeded } from '#shared/engine/random.ts';
import { type Gain, gainOf } from '#shared/games/space-lab/gain.ts';
import { legal } from '#shared/games/space-lab/legal.ts';
import { spaceLab } from '#shared/games/space-lab/rules.ts';
import { scoreOf, totalOf } from '#shared/games/space-lab/score.ts';
import type { State } from '#shared/games/space-lab/state.ts';
import { did, fresh, ids } from './table.ts';

/** Of every placement in random matches: what was foretold, the table before it and after it. */
function* placements(seats: number, seed: string): Generator<{ gain: Gain; before: State; after: State }> {
  const roll = dice(seeded(seed));
  let state = fresh(seats, seed);
  while (spaceLab.outcome(state) === null) {
    const [seat] = spaceLab.toAct(state);
    const options = legal(spaceLab.view(state, seat!), seat!).filter(({ type }) => type !== 'undo');
    const placing = options.filter(({ type }) => type === 'place');
    const wanted = placing.length > 0 ? placing : options;
    const action = wanted[roll.below(wanted.length)]!;
    const after = did(state, seat!, action);
    if (action.type === 'place') {
      const gain = gainOf(state.crews[seat!]!, action.lab, action.slot, state.taken);
      yield { gain, before: state, after };
    }
    state = after;
  }
}

test.each([1, 2, 3, 4])('[SL19] to [SL25] with %i seats, foretold and done are the same', (seats) => {
  const seen = { projects: 0, validated: 0, labs: 0, ends: 0 };
  for (const at of ids(60)) {
    for (const { gain, before, after } of placements(seats, `gain ${seats} ${at}`)) {
      const [seat] = spaceLab.toAct(before);
      const points = (state: State) => totalOf(scoreOf(state.crews[seat!]!));
      const drawn = after.events.filter(({ kind }) => kind === 'drawProjects');
      const isChoosing = after.phase.kind === 'keep';
      if (!isChoosing && drawn.length === 0) expect(points(after) - points(before)).toBe(gain.points);
      if (drawn.length > 0) expect(gain.projects.length).toBeGreaterThan(0);
      if (!isChoosing) {
        const validated = after.events.filter(({ kind }) => kind === 'validate');
        expect(validated).toHaveLength(gain.validated.length);
        expect(gain.labs).toBeGreaterThanOrEqual(
          after.events.filter(({ kind }) => kind === 'drawLab').length,
        );
        if (gain.ends) expect(spaceLab.toAct(after)).not.toContain(seat);
      }
      seen.projects += gain.projects.length;
      seen.validated += gain.validated.length;
      seen.labs += gain.labs;
      seen.ends += Number(gain.ends);
    }
  }
  const { ends, ...rest } = seen;
  expect(Math.min(...Object.values(rest))).toBeGreaterThan(0);
  // At random, the pile of whoever is alone is empty before the station is full.
  expect(ends > 0).toBe(seats > 1);
});
