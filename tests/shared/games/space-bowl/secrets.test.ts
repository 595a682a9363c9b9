// Space Bowl: two worlds that differ only in what a viewer may not know give that viewer the same bytes.
import { expect, test } from 'vitest';
import type { Viewer } from '#shared/engine/game.ts';
import type { Dice } from '#shared/engine/random.ts';
import { DECK } from '#shared/games/space-bowl/components.ts';
import type { Place, State } from '#shared/games/space-bowl/state.ts';
import { view } from '#shared/games/space-bowl/view.ts';
import { randomGames, stateOf } from './random.ts';

const games = randomGames(21);

/** Another world that a viewer could not tell from this one. */
function twin(state: State, viewer: Viewer, roll: Dice): State {
  const [top, ...below] = state.pile;
  const used = new Set([...state.galaxy, ...state.pile].map(({ card }) => card));
  const down = state.galaxy.filter(({ faceDown }) => faceDown);
  const unused = [...DECK.keys()]
    .filter((card) => !used.has(card))
    .map((card) => ({ card, faceDown: false }));
  const hidden = roll.shuffled([...below, ...down, ...unused]);
  const lay = (places: Place[]) =>
    places.map((place) => (place.faceDown ? { ...hidden.pop()!, faceDown: true } : place));
  const phase =
    state.phase.kind === 'countdown'
      ? {
          ...state.phase,
          picks: roll.below(90),
          claims: state.phase.claims.map((claim, seat) => {
            if (claim.role === 'red' || claim.role === 'free') return claim;
            if (seat === viewer) return { ...claim, order: roll.below(90) };
            const pick = roll.below(4) === 0 ? null : roll.below(25);
            return { ...claim, pick, confirmed: pick !== null && roll.below(2) === 0, order: roll.below(90) };
          }),
        }
      : state.phase;
  return {
    ...state,
    phase,
    random: [roll.below(1e9), roll.below(1e9), roll.below(1e9), roll.below(1e9)],
    galaxy: lay(state.galaxy),
    last: state.last && { ...state.last, galaxy: lay(state.last.galaxy) },
    pile: top ? [top, ...below.map(() => hidden.pop()!)] : [],
  };
}

test('[SB70] [SB71] [SB72] what a viewer may not know changes no byte of their view', () => {
  for (const { name, steps, roll } of games) {
    for (const { after } of steps.filter((_, step) => step % 3 === 0)) {
      const state = stateOf(after);
      for (const viewer of [...state.scores.keys(), 'watcher' as const]) {
        const other = twin(state, viewer, roll);
        expect(JSON.stringify(other)).not.toBe(JSON.stringify(state));
        if (JSON.stringify(view(other, viewer)) === JSON.stringify(view(state, viewer))) continue;
        expect(view(other, viewer), name).toEqual(view(state, viewer));
      }
    }
  }
});

test('[SB71] only your own pick is in your view before the reveal', () => {
  let picks = 0;
  for (const { name, steps } of games) {
    for (const { after } of steps) {
      const { phase, scores } = stateOf(after);
      if (phase.kind !== 'countdown') continue;
      const seen = [...scores.keys(), 'watcher' as const].map((viewer) => view(after.state, viewer).phase);
      const mine = seen.map((known) => (known.kind === 'countdown' ? known.mine : 'nothing'));
      const own = phase.claims.map(({ pick, confirmed }) => ({ pick, confirmed }));
      expect(mine, name).toEqual([...own, null]);
      picks += own.filter(({ pick }) => pick !== null).length;
    }
  }
  expect(picks).toBeGreaterThan(500);
});
