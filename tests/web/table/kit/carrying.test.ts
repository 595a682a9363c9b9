// Whatever hands do, each piece lies in exactly one place, and only a piece that may be put somewhere gets there.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Carried, type Gesture, gesture, type Places } from '#web/table/kit/drag/carrying.ts';

const PIECES = ['dome', 'dish', 'reactor', 'fixed'];
const PLACES = ['hand', 'left', 'middle', 'right'];

/** A table on which one piece wants the middle and one may not be taken; places hold lists, so that a piece could get lost. */
function table() {
  const lying = new Map(PLACES.map((place) => [place, [] as string[]]));
  lying.get('hand')!.push('dome', 'dish', 'reactor');
  lying.get('right')!.push('fixed');
  let isStopped = false;
  let carried: Carried | null = null;
  const puts: string[] = [];

  const places: Places = {
    movable: (piece) => !isStopped && piece !== 'fixed',
    placeOf: (piece) => PLACES.find((place) => lying.get(place)!.includes(piece))!,
    accepts(piece, place) {
      if (lying.get(place)!.includes('fixed')) return 'Taken for good.';
      return piece !== 'reactor' || place === 'hand' || place === 'middle' || 'It wants the middle.';
    },
  };

  function put(piece: string, place: string): void {
    const from = places.placeOf(piece);
    const [other] = place === 'hand' ? [] : lying.get(place)!;
    const take = (one: string, at: string) => lying.get(at)!.splice(lying.get(at)!.indexOf(one), 1);
    take(piece, from);
    lying.get(place)!.push(piece);
    if (!other) return;
    take(other, place);
    lying.get(from)!.push(other);
  }

  return {
    places,
    puts,
    carried: () => carried,
    lying: () => Object.fromEntries([...lying].map(([place, pieces]) => [place, [...pieces].sort()])),
    stop() {
      isStopped = true;
    },
    make(made: Gesture) {
      const outcome = gesture(carried, made, places);
      carried = outcome.carried;
      if (outcome.happening?.type === 'put') {
        puts.push(`${outcome.happening.piece} ${outcome.happening.place}`);
        put(outcome.happening.piece, outcome.happening.place);
      }
      return outcome.happening;
    },
  };
}

const piece = fc.constantFrom(...PIECES);
const place = fc.constantFrom(...PLACES);
const anyGesture: fc.Arbitrary<Gesture> = fc.oneof(
  fc.record({ type: fc.constantFrom('grab' as const, 'choose' as const), piece }),
  fc.record({ type: fc.constant('point' as const), place: fc.option(place) }),
  fc.record({ type: fc.constant('press' as const), place }),
  fc.record({ type: fc.constantFrom('release' as const, 'back' as const, 'check' as const) }),
);

describe('any sequence of gestures', () => {
  test('leaves each piece in exactly one place, and nothing carried once it was put back', () => {
    fc.assert(
      fc.property(fc.array(anyGesture, { maxLength: 40 }), (gestures) => {
        const it = table();
        for (const made of gestures) {
          it.make(made);
          expect(Object.values(it.lying()).flat().sort()).toEqual([...PIECES].sort());
        }
        it.make({ type: 'back' });
        expect(it.carried()).toBeNull();
      }),
    );
  });

  test('moves a piece only by putting it where it is accepted, and one piece with each gesture', () => {
    fc.assert(
      fc.property(fc.array(anyGesture, { maxLength: 40 }), (gestures) => {
        const it = table();
        for (const made of gestures) {
          const before = { lying: it.lying(), carried: it.carried() };
          const wanted = made.type === 'press' ? made.place : before.carried?.over;
          const isAccepted = before.carried && wanted && it.places.accepts(before.carried.piece, wanted);
          const happening = it.make(made);
          if (happening?.type !== 'put') expect(it.lying()).toEqual(before.lying);
          else {
            expect(isAccepted).toBe(true);
            expect(happening).toEqual({ type: 'put', piece: before.carried?.piece, place: wanted });
            expect(it.carried()).toBeNull();
          }
        }
      }),
    );
  });

  test('puts nothing any more after the round was stopped', () => {
    fc.assert(
      fc.property(fc.array(anyGesture), fc.array(anyGesture), (before, after) => {
        const it = table();
        for (const made of before) it.make(made);
        const puts = it.puts.length;
        it.stop();
        for (const made of after) it.make(made);
        expect(it.puts.length).toBe(puts);
        it.make({ type: 'check' });
        expect(it.carried()).toBeNull();
      }),
    );
  });
});

describe('a pointer', () => {
  test('puts a piece where it is let go', () => {
    const it = table();
    expect(it.make({ type: 'grab', piece: 'dome' })).toEqual({ type: 'pickedUp', piece: 'dome' });
    expect(it.carried()).toEqual({ piece: 'dome', over: 'hand', held: true });
    expect(it.make({ type: 'point', place: 'left' })).toEqual({ type: 'over', piece: 'dome', place: 'left' });
    expect(it.make({ type: 'point', place: 'left' })).toBeNull();
    expect(it.make({ type: 'release' })).toEqual({ type: 'put', piece: 'dome', place: 'left' });
    expect(it.lying()).toEqual({ hand: ['dish', 'reactor'], left: ['dome'], middle: [], right: ['fixed'] });
  });

  test.each([
    ['nowhere', null, { type: 'putBack', piece: 'reactor' }],
    ['where it lay', 'hand', { type: 'putBack', piece: 'reactor' }],
    [
      'where it may not lie',
      'left',
      { type: 'refused', piece: 'reactor', place: 'left', why: 'It wants the middle.' },
    ],
  ])('that lets go %s carries nothing, and nothing has moved', (_, over, happening) => {
    const it = table();
    it.make({ type: 'grab', piece: 'reactor' });
    it.make({ type: 'point', place: over });
    expect(it.make({ type: 'release' })).toEqual(happening);
    expect(it.carried()).toBeNull();
    expect(it.puts).toEqual([]);
  });

  test('is not disturbed by buttons meanwhile', () => {
    const it = table();
    it.make({ type: 'grab', piece: 'dome' });
    for (const made of [
      { type: 'choose', piece: 'dish' },
      { type: 'choose', piece: 'dome' },
      { type: 'grab', piece: 'dish' },
      { type: 'press', place: 'left' },
    ] as const)
      expect(it.make(made)).toBeNull();
    expect(it.carried()?.piece).toBe('dome');
  });

  test('lifts nothing that may not be taken', () => {
    const it = table();
    expect(it.make({ type: 'grab', piece: 'fixed' })).toBeNull();
    expect(it.carried()).toBeNull();
  });
});

describe('a piece chosen as a button', () => {
  test('goes to the place that is chosen next', () => {
    const it = table();
    it.make({ type: 'choose', piece: 'dome' });
    expect(it.make({ type: 'press', place: 'middle' })).toEqual({
      type: 'put',
      piece: 'dome',
      place: 'middle',
    });
  });

  test('stays chosen when its place is refused, so that another can be chosen', () => {
    const it = table();
    it.make({ type: 'choose', piece: 'reactor' });
    expect(it.make({ type: 'press', place: 'right' })?.type).toBe('refused');
    expect(it.carried()).toEqual({ piece: 'reactor', over: 'right', held: false });
    expect(it.make({ type: 'press', place: 'middle' })?.type).toBe('put');
  });

  test('is put back when it is chosen again, and gives way to another', () => {
    const it = table();
    it.make({ type: 'choose', piece: 'dome' });
    it.make({ type: 'choose', piece: 'dish' });
    expect(it.carried()?.piece).toBe('dish');
    expect(it.make({ type: 'choose', piece: 'dish' })).toEqual({ type: 'putBack', piece: 'dish' });
    expect(it.carried()).toBeNull();
  });

  test('is not let go by a pointer that held nothing', () => {
    const it = table();
    it.make({ type: 'choose', piece: 'dome' });
    it.make({ type: 'point', place: 'left' });
    expect(it.make({ type: 'release' })).toBeNull();
    expect(it.carried()?.piece).toBe('dome');
  });
});
