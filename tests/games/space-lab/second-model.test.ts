// The rules of Space Lab against a second model: whole matches step by step, and final scores.
import { describe, expect, test } from 'vitest';
import { dice, seeded } from '#shared/engine/random.ts';
import { REASONS } from '#shared/games/space-lab/actions.ts';
import { spaceLab } from '#shared/games/space-lab/rules.ts';
import { scoreOf } from '#shared/games/space-lab/score.ts';
import { count, placesOf } from './second-model/count.ts';
import { newTally, playMatch, type Tally } from './second-model/match.ts';
import { ALL_NOTES, NOTES } from './second-model/notes.ts';
import { finals } from './second-model/scores.ts';

/** Of the whole box. */
const MATCHES = Number(process.env.LAB_MATCHES ?? 120);
const SCORES = Number(process.env.LAB_SCORES ?? 500);
/** Those with few cards are short, and bring what is rare. */
const SCARCE_EACH = 4;
/** So that a long run is not broken off. */
const timeout = 30_000 + 500 * MATCHES + 10 * SCORES;

/** Whoever is alone has the most ways to end. */
const SEATS = [1, 2, 3, 4, 1] as const;

const whole = newTally();
const scarce = newTally();
let isPlayed = false;

/** All counts of seats with both options. */
function play(match: number, isScarce: boolean, tally: Tally): void {
  const seats = SEATS[match % SEATS.length]!;
  const draft = Math.floor(match / SEATS.length) % 2 === 1;
  playMatch({ seats, draft, isScarce, seed: `second model ${match}` }, tally);
}

function played(): { whole: Tally; scarce: Tally } {
  if (isPlayed) return { whole, scarce };
  isPlayed = true;
  for (let match = 0; match < MATCHES; match++) play(match, false, whole);
  for (let match = 0; match < SCARCE_EACH * MATCHES; match++) play(match, true, scarce);
  if (MATCHES > 1000) for (const tally of [whole, scarce]) console.log(tally);
  return { whole, scarce };
}

describe('matches of 1 to 4 seats, with and without draft', () => {
  test('[SL8] [SL11] step by step the rules and the second model agree', { timeout }, () => {
    const { whole, scarce } = played();
    expect([...whole.deviations, ...scarce.deviations]).toEqual([]);
    expect(whole.matches).toBe(MATCHES);
    expect(whole.refusals).toBeGreaterThan(MATCHES);
  });

  test('[SL11] each reason to refuse comes up', { timeout }, () => {
    const { whole, scarce } = played();
    expect(new Set([...whole.reasons, ...scarce.reasons])).toEqual(new Set(REASONS));
  });

  test('[SL16] what is shuffled comes in another order', { timeout }, () => {
    const { shuffles, unmoved } = played().whole.seen;
    expect(shuffles).toBeGreaterThan(0);
    expect(unmoved).toBe(0);
  });

  test.each(ALL_NOTES.map((note) => [NOTES[note], note] as const))('%s', { timeout }, (_, note) => {
    const { whole, scarce } = played();
    expect((whole.notes.get(note) ?? 0) + (scarce.notes.get(note) ?? 0)).toBeGreaterThan(0);
  });
});

test('[SL26] [SL27] final scores and places are counted alike', { timeout }, () => {
  const chance = dice(seeded('final scores'));
  const states = [1, 2, 3, 4].map((seats) => spaceLab.setup({ draft: false }, seats, 'final scores'));
  const places = new Set<string>();
  for (let counted = 0; counted < SCORES; ) {
    const state = states[chance.below(4)]!;
    const all = finals(state.seats, chance);
    const crews = state.crews.map((crew, seat) => ({ ...crew, ...all[seat]!.crew }));
    expect(crews.map(scoreOf)).toEqual(all.map((one) => count(one.counted)));
    const expected = placesOf(all.map((one) => one.counted));
    expect(spaceLab.outcome({ ...state, crews, phase: { kind: 'over' } })).toEqual(expected);
    places.add(expected.places.join());
    counted += state.seats;
  }
  expect(places.size).toBeGreaterThan(20);
});
