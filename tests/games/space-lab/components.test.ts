// What is in the box.
import { describe, expect, test } from 'vitest';
import {
  AGENCIES,
  capsulesFor,
  OBJECTIVES,
  PROJECTS,
  SPECIALTIES,
  slotsFor,
  VALIDATION_BONUSES,
  VALIDATION_POINTS,
} from '#shared/games/space-lab/components.ts';
import { LABS } from '#shared/games/space-lab/labs.ts';
import {
  around,
  capsuleOverSlot,
  capsulesAt,
  capsuleUnderSlot,
  rowOf,
} from '#shared/games/space-lab/station.ts';
import { ids } from './table.ts';

const many = <T>(all: readonly T[], fits: (one: T) => boolean) => all.filter(fits).length;

test('[SL1] sixty labs: fifteen of each agency and of each specialty', () => {
  expect(LABS).toHaveLength(60);
  for (const agency of AGENCIES) {
    expect(many(LABS, (lab) => lab.agency === agency)).toBe(15);
    const each = SPECIALTIES.map((specialty) =>
      many(LABS, (lab) => lab.agency === agency && lab.specialty === specialty),
    );
    expect(each.toSorted()).toEqual([3, 4, 4, 4]);
  }
  for (const specialty of SPECIALTIES) expect(many(LABS, (lab) => lab.specialty === specialty)).toBe(15);
});

test('[SL2] their costs', () => {
  expect([0, 1, 2, 3].map((cost) => many(LABS, (lab) => lab.cost === cost))).toEqual([16, 16, 16, 12]);
});

test('[SL3] every kind of effect, no two cards alike, and among fixed points dearer ones bring more', () => {
  const kinds = new Set(LABS.map(({ effect }) => effect.kind));
  expect([...kinds].toSorted()).toEqual(['agency', 'draw', 'points', 'projects', 'row', 'specialty']);
  expect(new Set(LABS.map((lab) => JSON.stringify(lab))).size).toBe(60);
  const fixed = LABS.flatMap(({ cost, effect }) => (effect.kind === 'points' ? [[cost, effect.points]] : []));
  for (const [cost, points] of fixed)
    for (const [other, more] of fixed) if (other! > cost!) expect(more).toBeGreaterThan(points!);
});

test('[SL4] twelve objectives: every ordered pair of agencies, four of each bonus', () => {
  expect(OBJECTIVES).toHaveLength(12);
  const pairs = OBJECTIVES.map(({ symbols: [first, second, other] }) => {
    expect(first).toBe(second);
    expect(other).not.toBe(first);
    return `${first} ${other}`;
  });
  expect(new Set(pairs).size).toBe(12);
  for (const bonus of ['researcher', 'technician', 'doctor']) {
    expect(many(OBJECTIVES, (objective) => objective.bonus === bonus)).toBe(4);
  }
});

test('[SL5] validation tiles by column', () => {
  expect(VALIDATION_POINTS).toEqual([5, 4, 3, 2]);
  expect(VALIDATION_BONUSES).toEqual([
    ['lab', 'project'],
    ['project', 'lab'],
    ['project', 'lab'],
  ]);
});

test('[SL6] twenty-four projects', () => {
  expect(PROJECTS).toHaveLength(24);
  const kinds = [...new Set(PROJECTS)].map((kind) => [kind, many(PROJECTS, (one) => one === kind)]);
  expect(Object.fromEntries(kinds)).toEqual({
    blackHoles: 6,
    exoplanets: 3,
    mars: 6,
    supernovae: 5,
    'telescope-golden': 1,
    'telescope-red': 1,
    'telescope-blue': 1,
    'telescope-green': 1,
  });
});

describe('[SL7] the station', () => {
  test('[SL7] round each capsule', () => {
    expect([0, 1, 2].map(around)).toEqual([
      [0, 3, 4, 7],
      [1, 4, 5, 8],
      [2, 5, 6, 9],
    ]);
    expect([3, 4, 5].map(around)).toEqual([
      [7, 10, 11, 14],
      [8, 11, 12, 15],
      [9, 12, 13, 16],
    ]);
    expect([slotsFor(2), capsulesFor(2), slotsFor(1), capsulesFor(1)]).toEqual([10, 3, 17, 6]);
  });

  test('[SL7] which slots belong to which capsules, and what is above and below', () => {
    expect(ids(10).map((slot) => capsulesAt(slot).filter((capsule) => capsule < 3))).toEqual([
      [0],
      [1],
      [2],
      [0],
      [0, 1],
      [1, 2],
      [2],
      [0],
      [1],
      [2],
    ]);
    expect(ids(10).map((slot) => capsuleUnderSlot(slot, 3))).toEqual([0, 1, 2, ...Array(7).fill(null)]);
    expect(ids(10).map((slot) => capsuleOverSlot(slot))).toEqual([...Array(7).fill(null), 0, 1, 2]);
    expect([7, 8, 9].map((slot) => capsuleUnderSlot(slot, 6))).toEqual([3, 4, 5]);
    expect([14, 15, 16].map((slot) => capsuleOverSlot(slot))).toEqual([3, 4, 5]);
    expect(capsulesAt(8)).toEqual([1, 4]);
    expect(capsulesAt(11)).toEqual([3, 4]);
    expect(ids(17).map(rowOf)).toEqual([0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4]);
  });
});
