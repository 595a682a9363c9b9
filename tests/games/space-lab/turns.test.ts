// Setting up, the three kinds of turn, and taking back.
import { describe, expect, test } from 'vitest';
import { LABS } from '#shared/games/space-lab/labs.ts';
import { spaceLab } from '#shared/games/space-lab/rules.ts';
import {
  allLabs,
  allProjects,
  begun,
  did,
  fresh,
  given,
  ids,
  labLike,
  labsLike,
  refusal,
  topped,
  turnOf,
} from './table.ts';

test('[SL8] the seed decides the set-up', () => {
  for (const seats of [1, 2, 3, 4]) {
    const state = fresh(seats);
    expect(fresh(seats)).toEqual(state);
    expect(fresh(seats, 'another').labs).not.toEqual(state.labs);
    expect(allLabs(state)).toEqual(ids(60));
    expect(allProjects(state)).toEqual(ids(24));
    const dealt = state.crews.flatMap((crew) => crew.dealt);
    expect(new Set(dealt).size).toBe(seats === 1 ? 6 : 3 * seats);
  }
  const starters = new Set(ids(40).map((at) => fresh(3, `seed ${at}`).starter));
  expect([...starters].toSorted()).toEqual([0, 1, 2]);
});

describe('[SL9] objectives are placed by all at once', () => {
  test('[SL9] any order of one’s own, and nobody sees another’s before the last one is placed', () => {
    const state = fresh(2);
    const [own, other] = [[...state.crews[1]!.dealt].reverse(), state.crews[0]!.dealt];
    expect(refusal(state, 1, { type: 'arrange', objectives: [...other] })).toBe('notYours');
    expect(refusal(state, 1, { type: 'arrange', objectives: [own[0]!, own[0]!, own[1]!] })).toBe('notYours');
    const one = did(state, 1, { type: 'arrange', objectives: own });
    expect(spaceLab.toAct(one)).toEqual([0]);
    expect(refusal(one, 1, { type: 'arrange', objectives: own })).toBe('notYourTurn');
    expect(spaceLab.view(one, 0).crews[1]!.objectives).toBeNull();
    expect(spaceLab.view(one, 1).crews[1]!.objectives).toEqual(own);
    const both = did(one, 0, { type: 'arrange', objectives: [...other] });
    expect(spaceLab.view(both, 0).crews[1]!.objectives).toEqual(own);
    expect(both.phase).toEqual({ kind: 'turn', seat: both.starter });
  });

  test('[SL9] six for whoever is alone', () => {
    expect(begun(1).crews[0]!.objectives).toHaveLength(6);
    expect(refusal(fresh(1), 0, { type: 'arrange', objectives: fresh(1).crews[0]!.dealt.slice(0, 3) })).toBe(
      'notYours',
    );
  });
});

test('[SL10] in the draft each gives one to the next seat', () => {
  let state = fresh(3, 'draft', true);
  const dealt = state.crews.map((crew) => crew.dealt);
  expect(refusal(state, 0, { type: 'pass', objective: dealt[1]![0]! })).toBe('notYours');
  expect(refusal(state, 0, { type: 'arrange', objectives: [...dealt[0]!] })).toBe('notNow');
  for (const seat of [2, 0]) {
    state = did(state, seat, { type: 'pass', objective: dealt[seat]![0]! });
    expect(spaceLab.view(state, 1).crews[seat]!.passed).toBeNull();
  }
  expect(spaceLab.toAct(state)).toEqual([1]);
  state = did(state, 1, { type: 'pass', objective: dealt[1]![0]! });
  for (const seat of ids(3)) {
    const from = (seat + 2) % 3;
    expect(state.crews[seat]!.dealt).toEqual([...dealt[seat]!.slice(1), dealt[from]![0]!]);
  }
  expect(state.phase.kind).toBe('arrange');
  expect(fresh(1, 'draft', true).phase.kind).toBe('arrange');
});

test('[SL11] one after the other, and nobody else meanwhile', () => {
  let state = begun(3);
  for (let turn = 0; turn < 6; turn++) {
    const seat = (state.starter + turn) % 3;
    expect(spaceLab.toAct(state)).toEqual([seat]);
    expect(refusal(state, (seat + 1) % 3, { type: 'reveal' })).toBe('notYourTurn');
    expect(refusal(state, seat, { type: 'done' })).toBe('notNow');
    expect(refusal(state, seat, { type: 'keep', project: 0 })).toBe('notNow');
    expect(refusal(state, seat, { type: 'pass', objective: 0 })).toBe('notNow');
    state = did(state, seat, { type: 'reveal' });
    expect(refusal(state, seat, { type: 'reveal' })).toBe('notNow');
    state = did(state, seat, { type: 'take', agency: LABS[state.revealed[0]!]!.agency });
    if (state.crews[(seat + 1) % 3]!.hand.length > 4) break;
  }
  const ticked = spaceLab.act(state, 'clock', { type: 'tick' }, 9_999);
  expect(ticked).toEqual({ refused: 'noClock' });
});

test('[SL12] [SL13] what is revealed is taken by agency, the rest can be recruited', () => {
  const golden = labsLike({ agency: 'golden' }, 2);
  const blue = labLike({ agency: 'blue' });
  const start = topped(begun(2), [golden[0]!, blue, golden[1]!]);
  const [seat, next] = [start.starter, 1 - start.starter];
  expect(refusal(start, seat, { type: 'take', agency: 'golden' })).toBe('noSuchAgency');
  const shown = did(start, seat, { type: 'reveal' });
  expect(spaceLab.view(shown, next).revealed).toEqual([golden[0], blue, golden[1]]);
  expect(refusal(shown, seat, { type: 'take', agency: 'red' })).toBe('noSuchAgency');
  const taken = did(shown, seat, { type: 'take', agency: 'golden' });
  expect(taken.crews[seat]!.hand).toEqual(golden);
  expect(taken.centre).toEqual([blue]);
  expect(taken.revealed).toEqual([]);
  const recruited = did(taken, next, { type: 'take', agency: 'blue' });
  expect(recruited.crews[next]!.hand).toEqual([blue]);
  expect(recruited.centre).toEqual([]);
  expect(recruited.phase).toEqual({ kind: 'turn', seat });
});

describe('[SL14] placing', () => {
  const free = labsLike({ cost: 0, kind: 'points' }, 2);
  const dear = labLike({ cost: 2, kind: 'points' });
  const [seat] = [0];
  const start = () => {
    const state = turnOf(begun(2), 0);
    return given(state, seat, { hand: [dear, ...free] });
  };

  test('[SL14] each is paid with others, stays where it is, and the next one may follow', () => {
    const paid = did(start(), seat, { type: 'place', lab: dear, slot: 3, paid: free });
    expect(paid.crews[seat]!.slots[3]).toBe(dear);
    expect(paid.crews[seat]!.hand).toEqual([]);
    expect(paid.discards).toEqual(free);
    const first = did(start(), seat, { type: 'place', lab: free[0]!, slot: 4, paid: [] });
    expect(spaceLab.toAct(first)).toEqual([seat]);
    expect(refusal(first, seat, { type: 'reveal' })).toBe('notNow');
    expect(refusal(first, seat, { type: 'place', lab: free[1]!, slot: 4, paid: [] })).toBe('slotTaken');
    const second = did(first, seat, { type: 'place', lab: free[1]!, slot: 5, paid: [] });
    expect(spaceLab.toAct(did(second, seat, { type: 'done' }))).toEqual([1]);
  });

  test('[SL14] what cannot be placed is refused', () => {
    const place = (lab: number, slot: number, paid: number[]) =>
      refusal(start(), seat, { type: 'place', lab, slot, paid });
    const foreign = labLike({}, [dear, ...free]);
    expect(place(dear, 3, [free[0]!])).toBe('wrongPrice');
    expect(place(dear, 3, [free[0]!, free[0]!])).toBe('wrongPrice');
    expect(place(dear, 3, [dear, free[0]!])).toBe('wrongPrice');
    expect(place(free[0]!, 3, [free[1]!])).toBe('wrongPrice');
    expect(place(dear, 3, [free[0]!, foreign])).toBe('notYours');
    expect(place(foreign, 3, [])).toBe('notYours');
    expect(place(free[0]!, 10, [])).toBe('noSuchSlot');
  });
});

test('[SL15] with five cards one must place, with four one need not', () => {
  const state = turnOf(begun(2), 0);
  const four = given(state, 0, { hand: labsLike({}, 4) });
  const five = given(state, 0, { hand: labsLike({}, 5) });
  expect(refusal(four, 0, { type: 'reveal' })).toBeNull();
  expect(refusal(five, 0, { type: 'reveal' })).toBe('mustPlace');
  const centre = five.labs.slice(0, 1);
  const agency = LABS[centre[0]!]!.agency;
  expect(refusal({ ...five, centre, labs: five.labs.slice(1) }, 0, { type: 'take', agency })).toBe(
    'mustPlace',
  );
  const placed = did(five, 0, { type: 'place', lab: labLike({ cost: 0 }), slot: 3, paid: [] });
  expect(refusal(placed, 0, { type: 'done' })).toBeNull();
});

describe('[SL16] an empty pile', () => {
  const few = (labs: number) => {
    const state = begun(2);
    return {
      ...state,
      labs: state.labs.slice(0, labs),
      discards: state.labs.slice(labs, 20),
      phase: { kind: 'turn', seat: 0 } as const,
    };
  };

  test('[SL16] is filled at once, in the middle of drawing too', () => {
    const shown = did(few(2), 0, { type: 'reveal' });
    expect(shown.revealed).toHaveLength(3);
    expect(shown.discards).toEqual([]);
    expect(shown.labs).toHaveLength(17);
    expect(did(few(3), 0, { type: 'reveal' }).labs).toHaveLength(17);
  });

  test('[SL16] with nothing to fill it, what there is is drawn', () => {
    const shown = did({ ...few(2), discards: [] }, 0, { type: 'reveal' });
    expect(shown.revealed).toHaveLength(2);
    const none = { ...few(0), discards: [], centre: few(3).labs };
    expect(refusal(none, 0, { type: 'reveal' })).toBe('nothingToReveal');
  });
});

test('[SL17] whoever can do nothing is passed over; nobody can, and the match is over', () => {
  const [seat, other] = [0, 1];
  const agency = 'golden';
  const labs = labsLike({ agency }, 2);
  const bare = { ...begun(2), labs: [], centre: labs, phase: { kind: 'turn', seat } as const };
  const dear = labLike({ cost: 3 });
  const over = did(given(bare, other, { hand: [] }), seat, { type: 'take', agency });
  const last = labs.some((lab) => LABS[lab]!.cost < labs.length);
  expect(last).toBe(true);
  // The other has nothing, so that it is the first one's turn again.
  expect(spaceLab.toAct(over)).toEqual([seat]);
  const stuck = did({ ...bare, centre: [dear] }, seat, { type: 'take', agency: LABS[dear]!.agency });
  expect(spaceLab.outcome(stuck)).not.toBeNull();
});

describe('[SL18] taking back', () => {
  const free = labsLike({ cost: 0, kind: 'points' }, 3);
  const start = () =>
    given(turnOf(begun(2), 0), 0, {
      hand: free,
      objectives: begun(2).crews[0]!.objectives,
    });

  test('[SL18] card by card, to the beginning of the turn', () => {
    const before = start();
    const one = did(before, 0, { type: 'place', lab: free[0]!, slot: 3, paid: [] });
    const two = did(one, 0, { type: 'place', lab: free[1]!, slot: 4, paid: [] });
    expect(spaceLab.view(two, 1).undo).toBe(0);
    const back = did(did(two, 0, { type: 'undo' }), 0, { type: 'undo' });
    expect({ ...back, since: 0, events: [] }).toEqual({ ...before, since: 0, events: [] });
    expect(refusal(back, 0, { type: 'undo' })).toBe('nothingToUndo');
  });

  test('[SL18] not what somebody has drawn for, and not a turn that is over', () => {
    const drawing = labLike({ kind: 'draw' });
    const paid = free.slice(1, 1 + LABS[drawing]!.cost);
    const drawn = did(given(start(), 0, { hand: [drawing, ...free] }), 0, {
      type: 'place',
      lab: drawing,
      slot: 3,
      paid,
    });
    expect(refusal(drawn, 0, { type: 'undo' })).toBe('nothingToUndo');
    const next = did(drawn, 0, { type: 'place', lab: free[0]!, slot: 4, paid: [] });
    const back = did(next, 0, { type: 'undo' });
    expect(refusal(back, 0, { type: 'undo' })).toBe('nothingToUndo');
    expect(refusal(did(next, 0, { type: 'done' }), 0, { type: 'undo' })).toBe('notYourTurn');
  });

  test('[SL18] [SL20] what nothing is drawn for can be taken back', () => {
    const above = did(start(), 0, { type: 'place', lab: free[0]!, slot: 0, paid: [] });
    expect(refusal(above, 0, { type: 'undo' })).toBeNull();
    const drawing = labLike({ kind: 'draw' });
    const paid = free.slice(1, 1 + LABS[drawing]!.cost);
    const empty = { ...given(start(), 0, { hand: [drawing, ...free] }), projects: [] };
    const none = did(empty, 0, { type: 'place', lab: drawing, slot: 3, paid });
    expect(refusal(none, 0, { type: 'undo' })).toBeNull();
  });

  test('[SL18] [SL16] not once the price has been shuffled into a new pile', () => {
    const dear = labLike({ cost: 1, kind: 'points' });
    const last = { ...given(start(), 0, { hand: [dear, ...free] }), labs: [], discards: [] };
    const paid = did(last, 0, { type: 'place', lab: dear, slot: 3, paid: [free[0]!] });
    expect(paid.labs).toEqual([free[0]!]);
    expect(refusal(paid, 0, { type: 'undo' })).toBe('nothingToUndo');
  });
});
