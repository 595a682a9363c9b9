// Where a match turned: the lead that passes on, what brought more than usual, and the last round.
import { expect, test } from 'vitest';
import { type Moment, turningPoints } from '#shared/engine/turning-points.ts';

const moment = (scores: number[], more: Partial<Moment> = {}): Moment => ({
  scores,
  begins: false,
  undone: false,
  ...more,
});

test('the lead turns a match when it passes from one to another, not when it is first taken nor while it is shared', () => {
  const scores = [
    [0, 0],
    [1, 0],
    [1, 1],
    [1, 2],
    [2, 2],
    [2, 3],
    [4, 3],
  ];
  const found = turningPoints(scores.map((points) => moment(points)));
  expect(found.filter(({ kind }) => kind === 'lead')).toEqual([
    { at: 3, kind: 'lead', seat: 1 },
    { at: 6, kind: 'lead', seat: 0 },
  ]);
});

test('of a lead that passes on again and again only the last times are told', () => {
  const scores = Array.from({ length: 12 }, (_, at) => (at % 2 === 0 ? [at, at - 1] : [at - 1, at]));
  const found = turningPoints(scores.map((points) => moment(points)));
  expect(found.filter(({ kind }) => kind === 'lead').map(({ at }) => at)).toEqual([8, 9, 10, 11]);
});

test('the gains that turned it are those above the usual, the biggest three of them', () => {
  const scores = [
    [0, 0],
    [2, 0],
    [2, 2],
    [2, 4],
    [7, 4],
    [9, 4],
    [9, 9],
    [9, 15],
    [9, 17],
  ];
  const found = turningPoints(scores.map((points) => moment(points)));
  expect(found.filter(({ kind }) => kind === 'gain')).toEqual([
    { at: 4, kind: 'gain', seat: 0, points: 5 },
    { at: 6, kind: 'gain', seat: 1, points: 5 },
    { at: 7, kind: 'gain', seat: 1, points: 6 },
  ]);
  const even = [
    [0, 0],
    [1, 0],
    [1, 1],
    [2, 1],
  ];
  expect(turningPoints(even.map((points) => moment(points))).some(({ kind }) => kind === 'gain')).toBe(false);
});

test('what was taken back has turned nothing', () => {
  const found = turningPoints([
    moment([0, 3]),
    moment([1, 3]),
    moment([9, 3], { undone: true }),
    moment([1, 3], { undone: true }),
    moment([2, 3]),
  ]);
  expect(found).toEqual([]);
});

test('the last round is where it begins; a match of one round has none', () => {
  const begins = { begins: true };
  expect(turningPoints([moment([0]), moment([0], begins), moment([1])])).toEqual([]);
  expect(turningPoints([moment([0], begins), moment([1]), moment([1], begins), moment([1])])).toEqual([
    { at: 2, kind: 'last' },
  ]);
});

test('somebody alone leads nobody', () => {
  expect(turningPoints([moment([0]), moment([5])])).toEqual([]);
});
