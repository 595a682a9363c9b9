// Space Bowl: the one joker. On the default table planet 2 is wanted of the card itself: 7 and 8 have it.
import { describe, expect, test } from 'vitest';
import { isRefusal } from '#shared/engine/game.ts';
import { spaceBowl } from '#shared/games/space-bowl/rules.ts';
import { table, thrown } from './table.ts';

test('[SB34] caller, follower, the silent and searchers may put it down, on any card', () => {
  for (const seat of [0, 1, 2]) {
    for (const on of [0, 12, 24]) {
      expect(table().go(0).follow(1).joker(seat, on).countdown.joker).toMatchObject({ by: seat, card: on });
    }
  }
  expect(table().doom(0).joker(1, 3).countdown.joker).toEqual({ by: 1, card: 3, at: 0 });
  expect(
    table({ down: [3] })
      .go(0)
      .joker(0, 3).countdown.joker,
  ).toEqual({ by: 0, card: 3, at: 0 });
});

test('[SB34] not before a call, not after zero', () => {
  expect(table().refusal(0, { type: 'joker', card: 3 })).toEqual({ refused: 'notNow' });
  expect(table().go(0).wait(9999).joker(0, 3).countdown.joker).not.toBeNull();
  expect(table().go(0).tick().refusal(0, { type: 'joker', card: 3 })).toEqual({ refused: 'tooLate' });
});

test('[SB34] [SB87] it stays for the round and is free in the next', () => {
  const t = table({ seats: 2 }).go(0).joker(0, 3);
  for (const seat of [0, 1]) {
    expect(t.refusal(seat, { type: 'joker', card: 4 })).toEqual({
      refused: 'jokerGone',
      where: { card: 3, seat: 0 },
    });
  }
  expect(t.reveal().allReady().wait(1500).go(1).countdown.joker).toBeNull();
  expect(t.joker(1, 4).countdown.joker).toEqual({ by: 1, card: 4, at: t.at });
});

test('[SB35] everyone may count it as the missing planet, on that card only', () => {
  const t = table().go(0).follow(1, 2).joker(0, 3).pick(0, 3).pick(1, 3).pick(2, 4).reveal();
  expect(t.last.seats.map(({ judgement }) => judgement)).toEqual([
    'validWithJoker',
    'validWithJoker',
    'invalid',
    'none',
    'none',
  ]);
});

test('[SB35] it may lie beside the destination', () => {
  const box = thrown({ marbles: { 4: '2', 5: '5' } });
  const t = table({ galaxy: { 12: '23' }, thrown: box })
    .go(0)
    .follow(1)
    .joker(1, 13)
    .pick(0, 12)
    .pick(1, 12)
    .reveal();
  expect(t.seat(0).judgement).toBe('validWithJoker');
  expect(t.seat(1).judgement).toBe('validWithJoker');
});

describe('[SB36] what it cannot do', () => {
  const judged = (some: Parameters<typeof table>[0], at: { joker: number; pick: number }) =>
    table(some).go(0).follow(1).joker(1, at.joker).pick(0, at.pick).reveal().seat(0).judgement;

  test('[SB36] stand for two planets', () => {
    const two = thrown({ marbles: { 4: '23' } });
    expect(judged({ thrown: two, galaxy: { 3: '25' } }, { joker: 3, pick: 3 })).toBe('validWithJoker');
    expect(judged({ thrown: two }, { joker: 3, pick: 3 })).toBe('invalid');
    expect(judged({ thrown: thrown({ marbles: { 4: '2', 5: '2' } }) }, { joker: 3, pick: 3 })).toBe(
      'invalid',
    );
  });

  test('[SB36] lift a forbidden planet', () => {
    const box = thrown({ marbles: { 4: '0', 5: '2' }, hole: 5 });
    expect(judged({ thrown: box, galaxy: { 4: '25' } }, { joker: 4, pick: 3 })).toBe('invalid');
    expect(judged({ thrown: box, galaxy: { 4: '25' } }, { joker: 3, pick: 3 })).toBe('invalid');
  });

  test('[SB36] mend the edge of the galaxy', () => {
    const box = thrown({ marbles: { 5: '0' } });
    for (const joker of [3, 4, 9]) expect(judged({ thrown: box }, { joker, pick: 4 })).toBe('invalid');
  });

  test('[SB36] make a face-down card an answer, though it may stand for a planet there', () => {
    expect(judged({ down: [3] }, { joker: 3, pick: 3 })).toBe('invalid');
    expect(judged({ down: [7] }, { joker: 7, pick: 7 })).toBe('invalid');
    const box = thrown({ marbles: { 4: '0', 5: '1' } });
    expect(judged({ thrown: box, down: [4] }, { joker: 4, pick: 3 })).toBe('validWithJoker');
  });
});

test('[SB37] who put it down must need it; for the others the card is right without', () => {
  const t = table().go(0).follow(1, 2).joker(1, 3).pick(0, 7).pick(1, 7).pick(2, 8).reveal();
  expect(t.seat(0)).toMatchObject({ judgement: 'valid', jokerNotNeeded: false });
  expect(t.seat(1)).toMatchObject({ judgement: 'invalid', jokerNotNeeded: true, faults: [] });
  expect(t.gains).toEqual([2, -1, 2, 0, 0]);
});

test('[SB37] with rotation a card that fits by any turn does not need it', () => {
  const box = thrown({ marbles: { 4: '0', 5: '2' } });
  const galaxy = { 12: '03', 17: '23' };
  const t = table({ thrown: box, galaxy, options: { rotation: true } })
    .go(0)
    .joker(0, 13)
    .pick(0, 12)
    .reveal();
  expect(t.seat(0)).toMatchObject({ judgement: 'invalid', jokerNotNeeded: true });
  const upright = table({ thrown: box, galaxy }).go(0).joker(0, 13).pick(0, 12).reveal();
  expect(upright.seat(0).judgement).toBe('validWithJoker');
});

test('[SB37] a wrong card stays wrong, and that is not for want of need', () => {
  const t = table().go(0).joker(0, 3).pick(0, 4).reveal();
  expect(t.seat(0)).toMatchObject({ judgement: 'invalid', jokerNotNeeded: false });
});

test('[SB38] the silent become claimants by it', () => {
  const t = table().go(0).joker(4, 3);
  expect(t.countdown.claims[4]).toMatchObject({ role: 'claimant', pick: null });
  expect(t.refusal(4, { type: 'follow' })).toEqual({ refused: 'alreadyClaimed' });
  expect(t.reveal().reasons(4)).toEqual({ invalid: -1 });
});

test('[SB38] a claimant keeps the card named and its confirmation', () => {
  const t = table().go(0).follow(1).pick(1, 3).confirm(1).joker(1, 3);
  expect(t.countdown.claims[1]).toMatchObject({ role: 'claimant', pick: 3, confirmed: true });
});

test('[SB42] put down by somebody else it withdraws the confirmations given before, and cards stay named', () => {
  const t = table().go(0).follow(1, 2).pick(0, 7).pick(1, 8).pick(2, 4).confirm(0, 1).joker(3, 3);
  expect(t.countdown.claims.slice(0, 4)).toMatchObject([
    { pick: 7, confirmed: false },
    { pick: 8, confirmed: false },
    { pick: 4, confirmed: false },
    { role: 'claimant', pick: null, confirmed: false },
  ]);
  expect(t.refusal(2, { type: 'joker', card: 3 }).refused).toBe('jokerGone');
  expect(t.confirm(0).countdown.claims[0]).toMatchObject({ pick: 7, confirmed: true });
});

test.each(['go', 'doom'] as const)(
  '[SB42] [SB43] a %s is turned up only when all have confirmed again',
  (kind) => {
    const t = table({ seats: 3 });
    if (kind === 'go') t.go(0).pick(0, 7).confirm(0).joker(1, 3).follow(2);
    else t.doom(0).pick(2, 7).confirm(2).joker(1, 3);
    const other = kind === 'go' ? 0 : 2;
    t.pick(1, 3).confirm(1);
    if (kind === 'go') t.pick(2, 8).confirm(2);
    expect(t.phase.kind).toBe('countdown');
    expect(t.confirm(other).phase.kind).toBe('rest');
    expect(t.seat(other)).toMatchObject({ pick: 7, judgement: 'valid' });
  },
);

test('[SB42] [SB45] not confirmed again, a card counts at the end of the grace', () => {
  const t = table({ seats: 2 }).go(0).pick(0, 7).confirm(0).joker(1, 3).pick(1, 3).confirm(1).tick();
  expect(t.countdown.closed).toBe(true);
  expect(t.tick().phase.kind).toBe('rest');
  expect(t.gains).toEqual([3, 1]);
});

test('[SB42] whoever has confirmed and then puts it down need not do so again', () => {
  const t = table({ seats: 2 }).go(0).follow(1).pick(0, 3).pick(1, 7).confirm(0).joker(0, 3);
  expect(t.confirm(1).phase.kind).toBe('rest');
});

test('[SB38] [SB88] a searcher is bound by it: no red button, and wrong with no card', () => {
  const t = table().doom(0).joker(2, 3);
  expect(t.countdown.claims[2]!.role).toBe('searcher');
  expect(t.refusal(2, { type: 'follow' })).toEqual({ refused: 'jokerBinds', where: { card: 3 } });
  expect(t.refusal(2, { type: 'call', kind: 'doom' }).refused).toBe('jokerBinds');
  t.reveal();
  expect(t.gains).toEqual([2, 0, -1, 0, 0]);
});

test('[SB39] [SB86] without the joker there is none, before zero and after', () => {
  const t = table({ options: { noJoker: true } }).go(0);
  for (const seat of [0, 1])
    expect(t.refusal(seat, { type: 'joker', card: 3 })).toEqual({ refused: 'noJoker' });
  expect(spaceBowl.legal!(t.view(0), 0, 0).some(({ type }) => type === 'joker')).toBe(false);
  expect(isRefusal(t.tick().try(0, { type: 'joker', card: 3 }))).toBe(true);
});

test('[SB39] without the joker a result lists no answers with it', () => {
  expect(
    table({ options: { noJoker: true } })
      .go(0)
      .reveal().last.withJoker,
  ).toEqual([]);
  expect(table().go(0).reveal().last.withJoker).toHaveLength(23);
  expect(table({ options: { noJoker: true, search: 60 } }).tick().last.withJoker).toEqual([]);
});

test('[SB75] the result tells which planet the joker stood for, by which turn', () => {
  // Upright one planet is missing on 13; a quarter turn on, one on 17, where the joker lies.
  const box = thrown({ marbles: { 4: '0', 5: '2' } });
  const t = table({ thrown: box, galaxy: { 12: '03' }, options: { rotation: true } });
  t.go(0).joker(0, 17).pick(0, 12).reveal();
  expect(t.seat(0)).toMatchObject({
    judgement: 'validWithJoker',
    turn: 1,
    faults: [{ kind: 'missing', cell: 5, card: 17, planet: 2 }],
  });
  const plain = table().go(0).joker(0, 3).pick(0, 3).reveal();
  expect(plain.seat(0)).toMatchObject({
    turn: 0,
    faults: [{ kind: 'missing', cell: 4, card: 3, planet: 2 }],
  });
});
