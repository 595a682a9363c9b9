// Space Bowl cards: planets lie inside the card, apart from each other and in the same place every time.
import { describe, expect, it } from 'vitest';
import { place } from '#web/art/placement.ts';
import { apart, cardSize } from '#web/art/spot.ts';

const bits = (set: number) => [0, 1, 2, 3, 4, 5].filter((kind) => set & (1 << kind)).length;
const sets = Array.from({ length: 64 }, (_, set) => set).filter((set) => bits(set) >= 2 && bits(set) <= 5);
const every = sets.flatMap((planets, index) =>
  [index, 0, 13, 55].flatMap((id) =>
    [false, true].flatMap((hole) =>
      [false, true].map((bigger) => ({
        of: { id, planets, hole, bigger },
        laid: place({ id, planets, hole, bigger }),
      })),
    ),
  ),
);
const spotsOf = ({ laid }: (typeof every)[number]) =>
  laid.hole ? [...laid.planets, laid.hole] : laid.planets;

describe('a card', () => {
  it('shows exactly its planets, and a black hole only when it has one', () => {
    expect(sets).toHaveLength(56);
    for (const { of, laid } of every) {
      expect(laid.planets.reduce((set, spot) => set | (1 << spot.kind), 0)).toBe(of.planets);
      expect(laid.planets).toHaveLength(bits(of.planets));
      expect(laid.hole !== null).toBe(of.hole);
    }
  });

  it('keeps everything inside and apart', () => {
    for (const card of every) {
      const spots = spotsOf(card);
      for (const [i, spot] of spots.entries()) {
        expect(Math.min(spot.x, spot.y) - spot.r).toBeGreaterThanOrEqual(2);
        expect(Math.max(spot.x, spot.y) + spot.r).toBeLessThanOrEqual(cardSize - 2);
        for (const other of spots.slice(i + 1)) {
          expect(apart(spot, other)).toBeGreaterThan(spot.r + other.r + 1);
        }
      }
    }
  });

  it('has planets at least 26 units across, larger ones when bigger cards are wanted', () => {
    for (const { laid } of every) for (const spot of laid.planets) expect(spot.r).toBeGreaterThanOrEqual(13);
    const across = (bigger: boolean) =>
      every
        .filter((card) => card.of.bigger === bigger)
        .flatMap((card) => card.laid.planets.map((spot) => spot.r));
    const mean = (list: number[]) => list.reduce((sum, r) => sum + r, 0) / list.length;
    expect(mean(across(true))).toBeGreaterThan(mean(across(false)) * 1.08);
  });

  it('lies the same way every time, and another card otherwise', () => {
    for (const { of, laid } of every) expect(place(of)).toEqual(laid);
    const card = { planets: 7, hole: false, bigger: false };
    expect(place({ id: 1, ...card })).not.toEqual(place({ id: 2, ...card }));
  });

  it('never lays its planets in a row or a column', () => {
    for (const { laid } of every.filter((card) => card.laid.planets.length > 2)) {
      const spread = (values: number[]) => Math.max(...values) - Math.min(...values);
      expect(spread(laid.planets.map((spot) => spot.x))).toBeGreaterThan(8);
      expect(spread(laid.planets.map((spot) => spot.y))).toBeGreaterThan(8);
    }
  });

  it('leaves stars and comets clear of planets, fewer on bigger cards', () => {
    let [usual, bigger] = [0, 0];
    for (const card of every) {
      const { dots, sparkles, comet } = card.laid;
      if (card.of.bigger) bigger += dots.length + sparkles.length;
      else usual += dots.length + sparkles.length;
      const ends = comet
        ? [
            { ...comet, size: 2 },
            { x: comet.x + comet.dx, y: comet.y + comet.dy, size: 1 },
          ]
        : [];
      for (const thing of [...dots, ...sparkles, ...ends]) {
        for (const spot of spotsOf(card)) expect(apart(thing, spot)).toBeGreaterThan(spot.r + thing.size);
      }
    }
    expect(bigger).toBeLessThan(usual / 1.5);
  });
});
