// The tables of a league put their members in the right order.
import { describe, expect, test } from 'vitest';
import {
  allTimeStandings,
  dayStandings,
  resultOn,
  type Standing,
  weekStandings,
} from '#web/daily/friends/standings.ts';
import { league, MONDAY, member, on } from './members.ts';

const places = (standings: Standing[]) => standings.map(({ place, member }) => [place, member.name]);

describe('the week table', () => {
  test('adds up the days that were played', () => {
    const [vega] = weekStandings([
      member('Vega', [on(4, 90_000), null, on(6, 60_500), null, null, null, null]),
    ]);
    expect(vega).toMatchObject({ days: 2, score: 10, time: 150_500, place: 1 });
  });

  test('puts more right answers before less time', () => {
    const members = [
      member('fast', [on(4, 10_000), null]),
      member('right', [on(5, 300_000), null]),
      member('often', [on(3, 400_000), on(3, 400_000)]),
    ];
    expect(places(weekStandings(members))).toEqual([
      [1, 'often'],
      [2, 'right'],
      [3, 'fast'],
    ]);
  });

  test('decides between equal scores by the time in whole seconds', () => {
    const members = [member('slow', [on(5, 61_000)]), member('fast', [on(5, 60_999)])];
    expect(places(weekStandings(members))).toEqual([
      [1, 'fast'],
      [2, 'slow'],
    ]);
  });

  test('gives equals the same place and leaves the next one out, in the order they came', () => {
    const members = [
      member('third', [on(1, 5_000)]),
      member('one', [on(5, 60_000)]),
      member('other', [null, on(5, 60_999)]),
    ];
    expect(places(weekStandings(members))).toEqual([
      [1, 'one'],
      [1, 'other'],
      [3, 'third'],
    ]);
  });

  test('lists those without a result last and without a place, even after a zero', () => {
    const members = [member('absent', [null, null]), member('zero', [on(0, 900_000), null])];
    expect(places(weekStandings(members))).toEqual([
      [1, 'zero'],
      [null, 'absent'],
    ]);
  });

  test('leaves the order it was given as it was', () => {
    const members = [member('slow', [on(1, 2)]), member('fast', [on(6, 1)])];
    weekStandings(members);
    expect(members.map(({ name }) => name)).toEqual(['slow', 'fast']);
  });

  test('of nobody is empty', () => {
    expect(weekStandings([])).toEqual([]);
  });
});

describe('the table of all time', () => {
  test('goes by the totals and not by the week', () => {
    const members = [
      member('new', [on(6, 1)], { total: { days: 1, score: 6, time: 1 } }),
      member('old', [null], { total: { days: 9, score: 41, time: 900_000 } }),
      member('never', [null]),
      member('quicker', [null], { total: { days: 8, score: 41, time: 800_000 } }),
    ];
    expect(places(allTimeStandings(members))).toEqual([
      [1, 'quicker'],
      [2, 'old'],
      [3, 'new'],
      [null, 'never'],
    ]);
  });
});

describe('the table of a day', () => {
  const friends = league([
    member('late', [on(6, 1), null, on(5, 70_000)]),
    member('absent', [on(6, 1), null, null]),
    member('early', [null, null, on(5, 69_999)]),
  ]);

  test('knows nothing of other days', () => {
    expect(places(dayStandings(friends, MONDAY + 2))).toEqual([
      [1, 'early'],
      [2, 'late'],
      [null, 'absent'],
    ]);
  });

  test('is empty of results for a day of another week', () => {
    const [late] = friends.members;
    expect([MONDAY - 1, MONDAY + 7].map((number) => resultOn(friends, late!, number))).toEqual([null, null]);
    expect(resultOn(friends, late!, MONDAY)).toEqual(on(6, 1));
  });
});
