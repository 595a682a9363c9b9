// Space Bowl: what a viewer may know, and what a result tells.
import { expect, test } from 'vitest';
import { DECK } from '#shared/games/space-bowl/components.ts';
import { card, place, table, thrown } from './table.ts';

test('[SB69] a view before the search', () => {
  const t = table({ phase: 'rest', seats: 3, captain: 2, scores: [1, 2, 3], stock: [[5], [], [7, 8]] });
  const view = t.ready(1).view(0);
  expect(view).toMatchObject({ seats: 3, viewer: 0, size: 5, pile: 10, scores: [1, 2, 3], stock: [1, 0, 2] });
  expect(view).toMatchObject({ captain: 2, round: 1, last: null, history: [], options: t.state.options });
  expect(view.phase).toEqual({ kind: 'rest', since: 0, ready: [false, true, false], until: null });
  expect(view.top).toEqual({ card: card('34'), planets: 0b011000, hole: false });
  expect(view.galaxy).toHaveLength(25);
  expect(view.galaxy[7]).toEqual({ card: card('25'), planets: DECK[card('25')], hole: true });
  expect(Object.keys(view)).toEqual([
    'options',
    'seats',
    'viewer',
    'size',
    'galaxy',
    'top',
    'pile',
    'scores',
    'stock',
    'captain',
    'round',
    'phase',
    'last',
    'history',
  ]);
});

test('[SB69] the rest and the search say how long they last', () => {
  const limited = table({ phase: 'rest', seats: 2, options: { rest: 30, search: 60 } });
  expect(limited.view('watcher').phase).toMatchObject({ until: 30_000 });
  expect(limited.allReady().view('watcher').phase).toMatchObject({
    kind: 'search',
    from: 1500,
    until: 61_500,
  });
});

test('[SB69] the totals after each round', () => {
  const t = table({ seats: 2 }).go(0).pick(0, 7).reveal().allReady().wait(1500).doom(1).reveal();
  expect(t.view(1).history).toEqual([
    [7, 4],
    [7, 6],
  ]);
  expect(t.view(1).round).toBe(3);
});

test('[SB70] a face-down card shows nothing, in the galaxy or in a result', () => {
  const nothing = { card: null, planets: 0, hole: false };
  const t = table({ down: [7], options: { void: true } });
  for (const viewer of [0, 'watcher'] as const) expect(t.view(viewer).galaxy[7]).toEqual(nothing);
  t.go(0).pick(0, 7).reveal();
  for (const viewer of [0, 'watcher'] as const) {
    expect(t.view(viewer).last!.galaxy[7]).toEqual(nothing);
    expect(t.view(viewer).last!.galaxy[8]).toMatchObject({ card: card('24') });
  }
});

test('[SB70] a black hole on the pile is seen', () => {
  expect(table({ pile: [place('03'), place('34')] }).view(0).top).toMatchObject({ hole: true });
});

test('[SB71] who claims what, the joker, and of the picks only your own', () => {
  const t = table({ seats: 3 }).go(0).follow(1).pick(0, 7).pick(1, 8).joker(1, 3).confirm(0);
  const known = {
    kind: 'countdown',
    thrown: thrown({}),
    from: 0,
    call: { kind: 'go', by: 0, at: 0 },
    zero: 10_000,
    until: 13_000,
    closed: false,
    roles: ['claimant', 'claimant', 'free'],
    joker: { by: 1, card: 3, at: 0 },
  };
  expect(t.view(0).phase).toEqual({ ...known, mine: { pick: 7, confirmed: true } });
  expect(t.view(1).phase).toEqual({ ...known, mine: { pick: 8, confirmed: false } });
  expect(t.view(2).phase).toEqual({ ...known, mine: { pick: null, confirmed: false } });
  expect(t.view('watcher').phase).toEqual({ ...known, mine: null });
  expect(t.tick().view('watcher').phase).toEqual({ ...known, closed: true, mine: null });
});

test('[SB72] another order below the top of the pile looks the same', () => {
  const t = table();
  const [top, ...below] = t.state.pile;
  const view = t.view(0);
  t.state = { ...t.state, pile: [top!, ...below.toReversed()], random: [9, 9, 9, 9] };
  expect(t.view(0)).toEqual(view);
});

test('[SB73] a result lists the answers and what each seat did', () => {
  const t = table({ seats: 3 }).wait(800).go(0).follow(1).pick(0, 7).pick(1, 0).joker(2, 3).pick(2, 3);
  const { galaxy } = t.view(0);
  const last = t.reveal().view('watcher').last!;
  expect(Object.keys(last)).toHaveLength(12);
  expect(last).toMatchObject({
    round: 1,
    thrown: thrown({}),
    galaxy,
    from: 0,
    call: { kind: 'go', by: 0, at: 800 },
    joker: { by: 2, card: 3, at: 800 },
    found: true,
    captain: 0,
    taken: { by: 0, card: 7 },
  });
  expect(last.answers).toEqual([
    { card: 7, turn: 0 },
    { card: 8, turn: 0 },
  ]);
  expect(last.withJoker).toHaveLength(23);
  expect(last.withJoker[3]).toEqual({ card: 3, jokerAt: [3] });
  expect(last.seats.map(({ role, pick, judgement }) => [role, pick, judgement])).toEqual([
    ['claimant', 7, 'valid'],
    ['claimant', 0, 'invalid'],
    ['claimant', 3, 'validWithJoker'],
  ]);
  expect(last.seats[1]).toMatchObject({
    faults: [{ kind: 'missing', cell: 4, card: 0, planet: 2 }],
    points: [{ reason: 'invalid', points: -1 }],
    before: 4,
    after: 3,
  });
});

test('[SB73] answers by rotation come with their turn', () => {
  const box = thrown({ marbles: { 4: '0', 5: '2' } });
  const t = table({ thrown: box, galaxy: { 8: '23' }, options: { rotation: true } })
    .go(0)
    .pick(0, 3)
    .reveal();
  expect(t.last.answers).toEqual([
    { card: 3, turn: 1 },
    { card: 7, turn: 0 },
    { card: 9, turn: 2 },
    { card: 13, turn: 3 },
  ]);
  expect(t.seat(0)).toMatchObject({ judgement: 'valid', turn: 1, faults: [] });
});

test('[SB74] a wrong pick comes with its faults', () => {
  const box = thrown({ marbles: { 5: '2', 8: '0' }, hole: 8 });
  const t = table({ thrown: box }).go(0).pick(0, 4).reveal();
  expect(t.seat(0).faults).toEqual([
    { kind: 'outside', cell: 5, card: null, planet: null },
    { kind: 'outside', cell: 8, card: null, planet: null },
  ]);
});
