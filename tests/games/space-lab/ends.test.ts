// The last turns, counting, being alone, and what is hidden.
import { describe, expect, test } from 'vitest';
import { type Lab, OBJECTIVES, PROJECTS, type Project } from '#shared/games/space-lab/components.ts';
import { LABS } from '#shared/games/space-lab/labs.ts';
import { spaceLab } from '#shared/games/space-lab/rules.ts';
import { outcomeOf, pointsOfProject, pointsOnSlot, rankOf, scoreOf } from '#shared/games/space-lab/score.ts';
import {
  begun,
  did,
  given,
  ids,
  labLike,
  labsLike,
  objectiveLike,
  refusal,
  slotsWith,
  topped,
  turnOf,
} from './table.ts';

const free = labLike({ cost: 0, kind: 'points' });

describe('[SL25] the last turns', () => {
  const nine = labsLike({}, 9, [free]);
  const almost = (seats: number) =>
    turnOf(
      given(begun(seats), 1, {
        hand: [free],
        slots: slotsWith(10, Object.fromEntries(nine.entries())),
        validated: [1, 1, null],
      }),
      1,
    );

  test('[SL25] the tenth lab ends the turn; each other seat has one more, to place or be done', () => {
    const spare = labsLike({ cost: 0 }, 2, [free, ...nine]);
    let state = did(given(almost(3), 2, { hand: spare }), 1, { type: 'place', lab: free, slot: 9, paid: [] });
    expect(state.finisher).toBe(1);
    expect(spaceLab.toAct(state)).toEqual([2]);
    expect(refusal(state, 2, { type: 'reveal' })).toBe('notNow');
    state = did(state, 2, { type: 'place', lab: spare[0]!, slot: 3, paid: [] });
    state = did(state, 2, { type: 'place', lab: spare[1]!, slot: 4, paid: [] });
    state = did(state, 2, { type: 'done' });
    // The third one has nothing to place.
    expect(spaceLab.outcome(state)).not.toBeNull();
  });

  test('[SL25] so does the third objective, and one may be done at once', () => {
    const symbols = OBJECTIVES[0]!.symbols;
    const [a, b] = labsLike({ agency: symbols[0] }, 2);
    const last = labLike({ agency: symbols[2], cost: 0, kind: 'points' });
    const spare = labLike({ cost: 0 }, [a!, b!, last]);
    const crew = {
      objectives: [4, 8, 0],
      validated: [5, 5, null],
      hand: [last],
      slots: slotsWith(10, { 2: a!, 5: b! }),
    };
    const start = turnOf(given(given(begun(2), 0, crew), 1, { hand: [spare] }), 0);
    const state = did(start, 0, { type: 'place', lab: last, slot: 6, paid: [] });
    expect(state.crews[0]!.validated).toEqual([5, 5, 5]);
    expect(spaceLab.toAct(state)).toEqual([1]);
    expect(spaceLab.outcome(did(state, 1, { type: 'done' }))).not.toBeNull();
  });
});

describe('[SL26] counting', () => {
  const count = (slots: Record<number, number>, projects: number[] = []) => ({
    slots: slotsWith(10, slots),
    validated: [5, null, 3],
    technicians: 2,
    projects,
  });

  test('[SL26] labs, tiles, technicians and projects', () => {
    const mars = ids(24)
      .filter((id) => PROJECTS[id] === 'mars')
      .slice(0, 2);
    expect(scoreOf(count({ 0: free }, mars))).toEqual({
      labs: 2,
      validations: 8,
      technicians: 6,
      projects: 4,
    });
  });

  test('[SL3] [SL26] each kind of effect counts what it says, the card itself too', () => {
    for (const [id, { effect, agency, specialty }] of LABS.entries()) {
      const counts = (lab: Pick<Lab, 'agency' | 'specialty'>) =>
        (effect.kind === 'agency' && lab.agency === effect.agency) ||
        ((effect.kind === 'specialty' || effect.kind === 'row') && lab.specialty === effect.specialty);
      if (effect.kind !== 'agency' && effect.kind !== 'specialty' && effect.kind !== 'row') continue;
      const others = LABS.flatMap((lab, other) => (other !== id && counts(lab) ? [other] : []));
      const itself = Number(counts({ agency, specialty }));
      const [left, right, above] = others;
      // In the middle row with two others, and one above: that is in another row.
      const crew = count({ 3: id, 4: left!, 5: right!, 0: above! });
      const many = itself + (effect.kind === 'row' ? 2 : 3);
      expect(pointsOnSlot(crew, 3), `card ${id}`).toBe(effect.points * many);
    }
    const perProject = labLike({ kind: 'projects' });
    expect(pointsOnSlot(count({ 0: perProject }, [0, 5, 9, 20]), 0)).toBe(4);
    expect(pointsOnSlot(count({ 0: labLike({ kind: 'draw' }) }, [1]), 0)).toBe(0);
    expect(pointsOnSlot(count({}), 0)).toBe(0);
  });

  test('[SL26] more points, then more projects, then a shared place', () => {
    const crew = (labs: Record<number, number>, projects: number[]) => ({
      slots: slotsWith(10, labs),
      validated: [null],
      technicians: 0,
      projects,
    });
    const telescope = PROJECTS.indexOf('telescope-red');
    const same = crew({ 0: free }, []);
    expect(outcomeOf([same, crew({ 0: free }, [telescope]), same])).toEqual({
      scores: [2, 2, 2],
      places: [2, 1, 2],
    });
    expect(outcomeOf([same, crew({}, [telescope])]).places).toEqual([1, 2]);
  });

  test('[SL27] projects', () => {
    const none = slotsWith(10, {});
    const of = (kind: Project) => ids(7).map((many) => pointsOfProject(kind, many, none));
    expect(of('blackHoles')).toEqual([0, 2, 6, 12, 12, 12, 12]);
    expect(of('mars')).toEqual([0, 1, 4, 9, 16, 16, 16]);
    expect(of('supernovae').slice(0, 6)).toEqual([0, 4, 10, 10, 10, 10]);
    const pilots = slotsWith(10, Object.fromEntries(labsLike({ specialty: 'pilot' }, 3).entries()));
    expect([0, 1, 2, 3].map((many) => pointsOfProject('exoplanets', many, pilots))).toEqual([0, 3, 6, 9]);
    const red = slotsWith(10, Object.fromEntries(labsLike({ agency: 'red' }, 4).entries()));
    expect(pointsOfProject('telescope-red', 1, red)).toBe(4);
    expect(pointsOfProject('telescope-blue', 1, red)).toBe(0);
  });
});

describe('alone', () => {
  test('[SL28] between two capsules both slots count, above first, and a column shares its pile', () => {
    const researcher = objectiveLike(({ bonus }) => bonus === 'researcher');
    const lab = LABS.findIndex(
      ({ specialty, cost, effect }) => specialty === 'researcher' && cost === 1 && effect.kind !== 'draw',
    );
    const [pay] = labsLike({}, 1, [lab]);
    const rest = ids(12)
      .filter((id) => id !== researcher)
      .slice(0, 5);
    const before = turnOf(given(begun(1), 0, { objectives: [researcher, ...rest], hand: [lab, pay!] }), 0);
    const top = before.projects.slice(-3).reverse();
    const after = did(before, 0, { type: 'place', lab, slot: 7, paid: [pay!] });
    expect(after.crews[0]!.projects).toEqual([top[0]]);
    expect(after.phase).toMatchObject({ kind: 'keep', drawn: [top[1], top[2]] });
    const symbols = OBJECTIVES[0]!.symbols;
    const [a, b] = labsLike({ agency: symbols[0] }, 2);
    const last = labLike({ agency: symbols[2], cost: 0, kind: 'points' });
    const objectives = [4, 8, 9, 0, 10, 11];
    const station = {
      objectives,
      hand: [last],
      slots: slotsWith(17, { 10: a!, 11: b! }),
      validated: [5, null, null, null, null, null],
    };
    const both = did({ ...turnOf(given(begun(1), 0, station), 0), taken: [1, 0, 0] }, 0, {
      type: 'place',
      lab: last,
      slot: 14,
      paid: [],
    });
    expect(both.crews[0]!.validated).toEqual([5, null, null, 4, null, null]);
    expect(both.taken).toEqual([2, 0, 0]);
  });

  test('[SL29] after every turn the top lab goes, with its agency in the centre', () => {
    const [a, b, c, swept] = labsLike({ agency: 'red' }, 4);
    const blue = labLike({ agency: 'blue' });
    const golden = labLike({ agency: 'golden' });
    const before = topped({ ...begun(1), centre: [a!, blue] }, [golden, b!, c!, swept!]);
    const start = { ...before, labs: before.labs.filter((lab) => lab !== a && lab !== blue) };
    const after = did(did(start, 0, { type: 'reveal' }), 0, { type: 'take', agency: 'golden' });
    expect(after.centre).toEqual([blue]);
    expect(after.discards.toSorted()).toEqual([a, b, c, swept].toSorted());
    const placed = did(
      did(given(after, 0, { hand: [free] }), 0, { type: 'place', lab: free, slot: 3, paid: [] }),
      0,
      { type: 'done' },
    );
    expect(placed.labs).toHaveLength(after.labs.filter((lab) => lab !== free).length - 1);
  });

  test('[SL30] over with the sixth objective, the seventeenth card, or the last lab of the pile', () => {
    const sixteen = slotsWith(17, Object.fromEntries(labsLike({}, 16, [free]).entries()));
    const full = turnOf(given(begun(1), 0, { hand: [free], slots: sixteen }), 0);
    expect(spaceLab.outcome(did(full, 0, { type: 'place', lab: free, slot: 16, paid: [] }))).not.toBeNull();

    const symbols = OBJECTIVES[0]!.symbols;
    const [a, b] = labsLike({ agency: symbols[0] }, 2);
    const last = labLike({ agency: symbols[2], cost: 0, kind: 'points' });
    const crew = {
      objectives: [0, 4, 8, 9, 10, 11],
      validated: [null, 5, 5, 4, 4, 4],
      hand: [last],
      slots: slotsWith(17, { 0: a!, 3: b! }),
    };
    const sixth = did(turnOf(given(begun(1), 0, crew), 0), 0, {
      type: 'place',
      lab: last,
      slot: 4,
      paid: [],
    });
    expect(spaceLab.outcome(sixth)).not.toBeNull();
    expect(sixth.events.map(({ kind }) => kind)).not.toContain('sweep');

    const three = { ...begun(1), discards: begun(1).labs.slice(3), labs: begun(1).labs.slice(0, 3) };
    expect(spaceLab.outcome(did(three, 0, { type: 'reveal' }))).not.toBeNull();
    const four = { ...three, labs: begun(1).labs.slice(0, 4) };
    const shown = did(four, 0, { type: 'reveal' });
    expect(spaceLab.outcome(shown)).toBeNull();
    expect(
      spaceLab.outcome(did(shown, 0, { type: 'take', agency: LABS[shown.revealed[0]!]!.agency })),
    ).not.toBeNull();
  });
});

describe('what is hidden', () => {
  test('[SL31] hands, projects and what is drawn belong to their owner, until the end', () => {
    const lab = labLike({ cost: 2, kind: 'points' });
    const paid = labsLike({}, 2, [lab]);
    const rest = labsLike({}, 2, [lab, ...paid]);
    const start = turnOf(given(begun(2), 0, { hand: [lab, ...paid, ...rest], projects: [3, 7] }), 0);
    const state = did(start, 0, { type: 'place', lab, slot: 0, paid });
    const [own, other, watcher] = [0, 1, 'watcher' as const].map((viewer) => spaceLab.view(state, viewer));
    expect(own!.crews[0]).toMatchObject({ hand: rest, projects: [3, 7] });
    expect(own!.phase).toMatchObject({ kind: 'keep', many: 2 });
    for (const view of [other!, watcher!]) {
      expect(view.crews[0]).toMatchObject({ hand: null, cards: 2, projects: null, owned: 2, dealt: null });
      expect(view.phase).toEqual({ kind: 'keep', seat: 0, many: 2, drawn: null });
    }
    const over = { ...state, phase: { kind: 'over' } as const };
    expect(spaceLab.view(over, 1).crews[0]!.projects).toEqual([3, 7]);
    expect(spaceLab.view(over, 1).crews[0]!.hand).toBeNull();
  });

  test('[SL32] the points of others are without their projects', () => {
    const mars = ids(24).filter((id) => PROJECTS[id] === 'mars');
    const state = given(begun(2), 0, { projects: mars.slice(0, 4) });
    expect(spaceLab.view(state, 0).scores).toEqual([16, 0]);
    expect(spaceLab.view(state, 1).scores).toEqual([0, 0]);
    expect(spaceLab.view({ ...state, phase: { kind: 'over' } }, 1).scores).toEqual([16, 0]);
  });
});

test('[SL33] whoever is alone has a title by points', () => {
  const ranks = [0, 79, 80, 100, 101, 120, 121, 150, 151, 300].map(rankOf);
  expect(ranks).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 4, 4]);
});
