// What a placed card brings, and in which order.
import { describe, expect, test } from 'vitest';
import {
  AGENCIES,
  type Agency,
  type Bonus,
  OBJECTIVES,
  type ObjectiveId,
  PROJECTS,
} from '#shared/games/space-lab/components.ts';
import { isInReach } from '#shared/games/space-lab/effects.ts';
import { LABS } from '#shared/games/space-lab/labs.ts';
import { spaceLab } from '#shared/games/space-lab/rules.ts';
import type { State } from '#shared/games/space-lab/state.ts';
import { around } from '#shared/games/space-lab/station.ts';
import {
  allLabs,
  allProjects,
  begun,
  did,
  given,
  ids,
  labLike,
  labsLike,
  objectiveLike,
  refusal,
  slotsWith,
  turnOf,
} from './table.ts';

const kinds = (state: State) => state.events.map(({ kind }) => kind);
const withBonus = (bonus: Bonus, but: readonly ObjectiveId[] = []) =>
  objectiveLike((objective) => objective.bonus === bonus && !but.includes(OBJECTIVES.indexOf(objective)));

/** Seat 0 of two is to place, with these objectives and cards. */
function table(
  objectives: readonly ObjectiveId[],
  hand: readonly number[],
  placed: Record<number, number> = {},
): State {
  return turnOf(given(begun(2), 0, { objectives, hand, slots: slotsWith(10, placed) }), 0);
}
const ANY = [0, 4, 8];

test('[SL19] a card that says so draws a project at once', () => {
  const drawing = labLike({ kind: 'draw' });
  const paid = labsLike({}, LABS[drawing]!.cost, [drawing]);
  const before = table(ANY, [drawing, ...paid]);
  const top = before.projects.at(-1)!;
  const after = did(before, 0, { type: 'place', lab: drawing, slot: 3, paid });
  expect(after.crews[0]!.projects).toEqual([top]);
  const none = did({ ...before, projects: [] }, 0, { type: 'place', lab: drawing, slot: 3, paid });
  expect(none.crews[0]!.projects).toEqual([]);
});

describe('[SL20] above a capsule', () => {
  test.each([0, 1, 2, 3])('[SL20] as many projects as it costs, %i, and one is kept', (cost) => {
    const lab = labLike({ cost, kind: 'points' });
    const paid = labsLike({}, cost, [lab]);
    const before = table(ANY, [lab, ...paid]);
    const top = before.projects.slice(-3).reverse();
    const after = did(before, 0, { type: 'place', lab, slot: 1, paid });
    if (cost < 2) {
      expect(after.crews[0]!.projects).toEqual(top.slice(0, cost));
      return;
    }
    expect(after.phase).toMatchObject({ kind: 'keep', seat: 0, drawn: top.slice(0, cost) });
    expect(refusal(after, 0, { type: 'keep', project: before.projects[0]! })).toBe('notYours');
    expect(refusal(after, 0, { type: 'done' })).toBe('notNow');
    const kept = did(after, 0, { type: 'keep', project: top[1]! });
    expect(kept.crews[0]!.projects).toEqual([top[1]]);
    expect(kept.projects.slice(0, cost - 1).toSorted()).toEqual(
      top
        .slice(0, cost)
        .filter((project) => project !== top[1])
        .toSorted(),
    );
    expect(allProjects(kept)).toEqual(ids(24));
  });

  test('[SL16] [SL20] with fewer projects left, what there is', () => {
    const lab = labLike({ cost: 3, kind: 'points' });
    const paid = labsLike({}, 3, [lab]);
    const before = table(ANY, [lab, ...paid]);
    const place = { type: 'place', lab, slot: 0, paid } as const;
    expect(did({ ...before, projects: [5, 6] }, 0, place).phase).toMatchObject({
      kind: 'keep',
      drawn: [6, 5],
    });
    expect(did({ ...before, projects: [5] }, 0, place).crews[0]!.projects).toEqual([5]);
    expect(did({ ...before, projects: [] }, 0, place).crews[0]!.projects).toEqual([]);
  });
});

describe('[SL21] below a capsule', () => {
  const placedBelow = (specialty: Bonus, bonus: Bonus) => {
    const first = withBonus(bonus);
    const lab = labLike({ specialty, cost: 0, kind: 'points' });
    const before = table([first, withBonus(bonus, [first]), withBonus('doctor', [first])], [lab]);
    return { before, after: did(before, 0, { type: 'place', lab, slot: 7, paid: [] }) };
  };

  test('[SL21] a researcher draws two projects and keeps one', () => {
    const { before, after } = placedBelow('researcher', 'researcher');
    expect(after.phase).toMatchObject({ kind: 'keep', drawn: before.projects.slice(-2).reverse() });
  });

  test('[SL21] a technician brings three points in the end', () => {
    const lab = labLike({ specialty: 'technician', cost: 1 });
    const [pay] = labsLike({}, 1, [lab]);
    const first = withBonus('technician');
    const before = table([first, 1, 2], [lab, pay!]);
    const after = did(before, 0, { type: 'place', lab, slot: 7, paid: [pay!] });
    expect(after.crews[0]!.technicians).toBe(1);
    const elsewhere = did(before, 0, { type: 'place', lab, slot: 3, paid: [pay!] });
    expect(elsewhere.crews[0]!.technicians).toBe(0);
    const own = spaceLab.view(after, 1).scores[0]! - spaceLab.view(elsewhere, 1).scores[0]!;
    expect(own).toBe(3);
  });

  test('[SL21] a doctor draws the top lab, which can be used at once', () => {
    const { before, after } = placedBelow('doctor', 'doctor');
    expect(after.crews[0]!.hand).toEqual([before.labs.at(-1)]);
    const [drawn] = after.crews[0]!.hand;
    const isFree = LABS[drawn!]!.cost === 0;
    expect(refusal(after, 0, { type: 'place', lab: drawn!, slot: 3, paid: [] })).toBe(
      isFree ? null : 'wrongPrice',
    );
  });

  test.each(['researcher', 'doctor'] as const)(
    '[SL21] another specialty than that of the objective brings nothing: %s',
    (specialty) => {
      const { before, after } = placedBelow(specialty, specialty === 'doctor' ? 'researcher' : 'doctor');
      expect(after.projects).toEqual(before.projects);
      expect(after.labs).toEqual(before.labs);
      expect(after.phase.kind).toBe('placing');
    },
  );
});

describe('[SL22] objectives', () => {
  const [first, , once] = OBJECTIVES[0]!.symbols;
  const two = labsLike({ agency: first }, 3);
  const one = labLike({ agency: once, cost: 0, kind: 'points' });
  const other = agencyBut(first, once);

  test('[SL22] three symbols round a capsule, each as often as it is asked', () => {
    const before = table([0, 4, 8], [one], { 0: two[0]!, 3: two[1]! });
    const after = did(before, 0, { type: 'place', lab: one, slot: 4, paid: [] });
    expect(after.crews[0]!.validated).toEqual([5, null, null]);
    expect(after.taken).toEqual([1, 0, 0]);
    // The five on the left brings a lab.
    expect(after.crews[0]!.hand).toEqual([before.labs.at(-1)]);
    const short = table([0, 4, 8], [one], { 0: two[0]!, 3: labLike({ agency: other }) });
    expect(did(short, 0, { type: 'place', lab: one, slot: 4, paid: [] }).crews[0]!.validated).toEqual([
      null,
      null,
      null,
    ]);
  });

  test('[SL22] a fourth card does no harm, and a capsule is validated once', () => {
    const before = table([0, 4, 8], [one], { 0: two[0]!, 3: two[1]!, 4: two[2]! });
    const after = did(before, 0, { type: 'place', lab: one, slot: 7, paid: [] });
    expect(after.crews[0]!.validated[0]).toBe(5);
    const again = labLike({ agency: first, cost: 0 }, two);
    const done = { ...given(after, 0, { hand: [again], validated: [5, null, null] }) };
    const cleared = given(done, 0, { slots: done.crews[0]!.slots.with(4, null) });
    expect(did(cleared, 0, { type: 'place', lab: again, slot: 4, paid: [] }).crews[0]!.validated[0]).toBe(5);
  });

  test.each([
    [0, 0, 5, 'lab'],
    [0, 1, 4, 'project'],
    [0, 2, 3, null],
    [1, 0, 5, 'project'],
    [1, 1, 4, 'lab'],
    [2, 0, 5, 'project'],
    [2, 1, 4, 'lab'],
    [2, 3, 2, null],
  ] as const)('[SL5] [SL22] column %i, tile %i: %i points and %s', (column, taken, points, bonus) => {
    const objectives = [4, 8, 9].with(column, 0);
    const slots = { [column]: two[0]!, [3 + column]: two[1]! };
    const before = { ...table(objectives, [one], slots), taken: [0, 0, 0].with(column, taken) };
    const after = did(before, 0, { type: 'place', lab: one, slot: 4 + column, paid: [] });
    expect(after.crews[0]!.validated[column]).toBe(points);
    expect(after.crews[0]!.hand.length).toBe(bonus === 'lab' ? 1 : 0);
    expect(after.crews[0]!.projects.length).toBe(bonus === 'project' ? 1 : 0);
    expect(allLabs(after)).toEqual(ids(60));
  });
});

function agencyBut(...some: Agency[]): Agency {
  return (['golden', 'red', 'blue', 'green'] as const).find((agency) => !some.includes(agency))!;
}

test('[SL23] one card validates two capsules, the left one first', () => {
  // Two golden and one red on the left, two red and one golden beside it.
  const left = objectiveLike(({ symbols }) => symbols[0] === 'golden' && symbols[2] === 'red');
  const right = objectiveLike(({ symbols }) => symbols[0] === 'red' && symbols[2] === 'golden');
  const golden = labsLike({ agency: 'golden' }, 3);
  const red = labLike({ agency: 'red', cost: 0, kind: 'points' });
  const other = labLike({ agency: 'red' }, [red]);
  const placed = { 0: golden[0]!, 3: golden[1]!, 1: other, 8: golden[2]! };
  const after = did(table([left, right, 8], [red], placed), 0, {
    type: 'place',
    lab: red,
    slot: 4,
    paid: [],
  });
  expect(after.crews[0]!.validated).toEqual([5, 5, null]);
  const validated = after.events.flatMap((event) => (event.kind === 'validate' ? [event.capsule] : []));
  expect(validated).toEqual([0, 1]);
});

test('[SL24] own effect, slot, objective, in this order, and all before the next card', () => {
  const symbols = OBJECTIVES[0]!.symbols;
  const drawing = LABS.findIndex(
    ({ agency, effect, cost }) => agency === symbols[2] && effect.kind === 'draw' && cost === 1,
  );
  const [pay] = labsLike({ agency: agencyBut(symbols[0], symbols[2]) }, 1);
  const placed = labsLike({ agency: symbols[0] }, 2);
  const before = table([0, 4, 8], [drawing, pay!], { 3: placed[0]!, 4: placed[1]! });
  const after = did(before, 0, { type: 'place', lab: drawing, slot: 0, paid: [pay!] });
  expect(kinds(after)).toEqual(['place', 'drawProjects', 'drawProjects', 'validate', 'drawLab']);
  expect(after.crews[0]!.projects).toEqual(before.projects.slice(-2).reverse());
  const dear = LABS.findIndex(
    ({ agency, cost, effect }) => agency === symbols[2] && cost === 2 && effect.kind === 'points',
  );
  const pays = labsLike({}, 2, [dear, ...placed]);
  const choosing = did(table([0, 4, 8], [dear, ...pays], { 3: placed[0]!, 4: placed[1]! }), 0, {
    type: 'place',
    lab: dear,
    slot: 0,
    paid: pays,
  });
  expect(kinds(choosing)).toEqual(['place', 'drawProjects']);
  expect(choosing.crews[0]!.validated[0]).toBeNull();
  const drawn = choosing.phase.kind === 'keep' ? choosing.phase.drawn : [];
  const kept = did(choosing, 0, { type: 'keep', project: drawn[0]! });
  expect(kinds(kept)).toEqual(['validate', 'drawLab']);
  expect(kept.phase.kind).toBe('placing');
});

test('[SL16] [SL24] a pile that ends in the middle of an effect', () => {
  const lab = labLike({ specialty: 'doctor', cost: 0, kind: 'points' });
  const doctor = withBonus('doctor');
  const before = { ...table([doctor, 1, 2], [lab]), discards: [] as number[] };
  const rest = before.labs;
  const none = did({ ...before, labs: [] }, 0, { type: 'place', lab, slot: 7, paid: [] });
  expect(none.crews[0]!.hand).toEqual([]);
  const filled = did({ ...before, labs: [], discards: rest }, 0, { type: 'place', lab, slot: 7, paid: [] });
  expect(filled.crews[0]!.hand).toHaveLength(1);
  expect(filled.labs).toHaveLength(rest.length - 1);
  expect(PROJECTS).toHaveLength(24);
});

test('[SL19] [SL20] a drawing card above a capsule draws for both', () => {
  const drawing = labLike({ kind: 'draw', cost: 1 });
  const [pay] = labsLike({}, 1, [drawing]);
  const before = table(ANY, [drawing, pay!]);
  const after = did(before, 0, { type: 'place', lab: drawing, slot: 2, paid: [pay!] });
  expect(after.crews[0]!.projects).toHaveLength(2);
});

test('[SL22] an objective is in reach while as many places are free around it as it misses cards', () => {
  const objective = 0;
  const [twice, , once] = OBJECTIVES[objective]!.symbols;
  const others = AGENCIES.filter((agency) => agency !== twice && agency !== once);
  const strangers = others.flatMap((agency) => labsLike({ agency }, 1));
  const [right, second] = labsLike({ agency: twice }, 2);
  const reach = (...labs: number[]) =>
    isInReach(slotsWith(10, Object.fromEntries(labs.map((lab, at) => [around(0)[at]!, lab]))), 0, objective);
  expect(reach()).toBe(true);
  expect(reach(strangers[0]!)).toBe(true);
  expect(reach(strangers[0]!, right!, second!)).toBe(true);
  expect(reach(...strangers)).toBe(false);
  expect(reach(right!, second!, ...strangers)).toBe(false);
  expect(reach(right!, second!, strangers[0]!, labLike({ agency: once }))).toBe(true);
});
