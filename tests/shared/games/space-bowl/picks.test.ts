// Space Bowl: naming cards in private, confirming, and when they are turned up.
import { describe, expect, test } from 'vitest';
import { GRACES, SEARCH_LIMITS } from '#shared/games/space-bowl/options.ts';
import { spaceBowl } from '#shared/games/space-bowl/rules.ts';
import { card, layout, PILE, table } from './table.ts';

describe('naming a card', () => {
  test('[SB40] from the claim to the reveal, changed and taken back at will', () => {
    const t = table().go(0).follow(1).pick(0, 3).pick(0, 7).pick(1, 7).wait(10_000).tick();
    t.wait(2999).pick(0, 8).pick(1, null);
    expect(t.reveal().last.seats.slice(0, 2)).toMatchObject([
      { pick: 8, judgement: 'valid' },
      { pick: null, judgement: 'invalid' },
    ]);
  });

  test('[SB40] searchers need not follow', () => {
    expect(table().doom(0).pick(1, 7).tick().pick(2, 8).reveal().gains).toEqual([-2, 2, 2, 0, 0]);
  });

  test('[SB41] the same card again changes nothing', () => {
    const t = table().go(0).follow(1).pick(0, 7).confirm(0);
    const before = t.state;
    expect(t.pick(0, 7).state).toEqual(before);
    expect(t.pick(1, null).state).toEqual(before);
    const doom = table().doom(4).pick(0, 7).pick(1, 8).pick(0, 7).reveal();
    expect(doom.last.captain).toBe(0);
  });

  test('[SB42] changing withdraws the confirmation', () => {
    const t = table().go(0).follow(1).pick(0, 7).confirm(0);
    expect(t.countdown.claims[0]).toMatchObject({ pick: 7, confirmed: true });
    expect(t.pick(0, 8).countdown.claims[0]).toMatchObject({ pick: 8, confirmed: false });
    expect(t.confirm(0).countdown.claims[0]).toMatchObject({ confirmed: true });
    expect(t.pick(0, null).countdown.claims[0]).toMatchObject({ pick: null, confirmed: false });
  });
});

describe('the reveal', () => {
  test('[SB43] at once when every seat has claimed and confirmed', () => {
    const t = table({ seats: 3 }).go(0).follow(1).joker(2, 3).pick(0, 7).pick(1, 7).pick(2, 3);
    t.wait(1000).confirm(1, 0);
    expect(t.phase.kind).toBe('countdown');
    expect(t.confirm(2).phase).toMatchObject({ kind: 'rest', since: 1000 });
  });

  test('[SB43] at once when the last one follows doom', () => {
    const t = table({ seats: 3 }).doom(0).pick(2, 7).confirm(2);
    expect(t.phase.kind).toBe('countdown');
    expect(t.follow(1).phase.kind).toBe('rest');
    expect(t.gains).toEqual([-2, -1, 2]);
    expect(table({ seats: 2 }).doom(1).follow(0).phase.kind).toBe('rest');
  });

  test('[SB43] not while anyone may still follow, or searches', () => {
    expect(table({ seats: 3 }).go(0).follow(1).pick(0, 7).pick(1, 8).confirm(0, 1).phase.kind).toBe(
      'countdown',
    );
    expect(table({ seats: 3 }).doom(0).follow(1).phase.kind).toBe('countdown');
    expect(table({ seats: 3 }).doom(0).follow(1).pick(2, 7).phase.kind).toBe('countdown');
  });

  test('[SB43] [SB7] who still has something to say is to act', () => {
    const t = table({ seats: 4 }).go(0).follow(1).pick(0, 7).confirm(0);
    expect(spaceBowl.toAct(t.state)).toEqual([1, 2, 3]);
    expect(spaceBowl.toAct(t.tick().state)).toEqual([1]);
    expect(spaceBowl.toAct(table({ seats: 3 }).doom(1).state)).toEqual([0, 2]);
    expect(spaceBowl.toAct(table({ seats: 3 }).state)).toEqual([0, 1, 2]);
  });

  test('[SB44] at zero when all who claim have confirmed', () => {
    const t = table().go(0).pick(0, 7).confirm(0).tick();
    expect(t.phase).toMatchObject({ kind: 'rest', since: 10_000 });
    expect(t.gains).toEqual([3, 0, 0, 0, 0]);
  });

  test('[SB44] zero ends following and the joker, not the picks', () => {
    const t = table().go(0).follow(1).pick(0, 7).confirm(0).tick();
    expect(t.countdown.closed).toBe(true);
    expect(t.refusal(2, { type: 'follow' }).refused).toBe('tooLate');
    expect(t.refusal(2, { type: 'call', kind: 'go' }).refused).toBe('tooLate');
    expect(t.refusal(1, { type: 'joker', card: 0 }).refused).toBe('tooLate');
    expect(t.pick(1, 8).reveal().gains).toEqual([3, 2, 0, 0, 0]);
  });

  test.each(GRACES)('[SB45] a grace of %i seconds', (grace) => {
    const t = table({ options: { grace } }).go(0).tick();
    expect(spaceBowl.deadline(t.state)).toBe(10_000 + grace * 1000);
    expect(t.view(0).phase).toMatchObject({ zero: 10_000, until: 10_000 + grace * 1000 });
    t.wait(grace * 1000 - 1).pick(0, 7);
    expect(t.tick().phase).toMatchObject({ kind: 'rest', since: 10_000 + grace * 1000 });
    expect(t.seat(0).judgement).toBe('valid');
  });

  test('[SB45] the last confirmation ends the grace', () => {
    const t = table().go(0).follow(1).pick(0, 7).confirm(0).pick(1, 8).tick();
    expect(t.wait(500).confirm(1).phase).toMatchObject({ kind: 'rest', since: 10_500 });
    const doom = table({ seats: 3 }).doom(0).pick(1, 7).tick().confirm(1);
    expect(doom.phase.kind).toBe('countdown');
    expect(doom.pick(2, 8).confirm(2).phase.kind).toBe('rest');
  });

  test('[SB46] a claimant with no card is wrong', () => {
    const t = table().go(0).follow(1).pick(1, 7).reveal();
    expect(t.seat(0)).toMatchObject({ pick: null, judgement: 'invalid', faults: [], jokerNotNeeded: false });
    expect(t.gains).toEqual([-2, 2, 0, 0, 0]);
  });

  test('[SB47] a searcher with no card took no part', () => {
    const t = table().doom(0).pick(1, 7).pick(2, 8).pick(2, null).reveal();
    expect(t.seat(2)).toMatchObject({ role: 'searcher', judgement: 'none', points: [] });
  });
});

test.each(SEARCH_LIMITS.filter((limit) => limit > 0))(
  '[SB48] nobody calls for %i seconds: a void round',
  (search) => {
    const t = table({ seats: 3, options: { search }, captain: 2, scores: [3, 9, 0] });
    expect(t.view(0).phase).toMatchObject({ until: search * 1000 });
    expect(spaceBowl.deadline(t.state)).toBe(search * 1000);
    const { galaxy } = t.state;
    t.tick();
    expect(t.phase).toMatchObject({ kind: 'rest', since: search * 1000 });
    expect(t.state).toMatchObject({ scores: [3, 9, 0], captain: 2, stock: [[], [], []], galaxy, round: 2 });
    expect(t.state.pile[0]!.card).toBe(card(PILE[1]!));
    expect(t.last).toMatchObject({
      call: null,
      joker: null,
      found: false,
      taken: null,
      captain: 2,
      round: 1,
    });
    expect(t.last.answers).toEqual([
      { card: 7, turn: 0 },
      { card: 8, turn: 0 },
    ]);
    expect(t.seat(1)).toMatchObject({ role: 'free', judgement: 'none', points: [], before: 9, after: 9 });
  },
);

test('[SB48] no limit, no deadline', () => {
  const state = layout({ options: { search: 0 } });
  expect(spaceBowl.deadline(state)).toBeNull();
  expect(spaceBowl.view(state, 0).phase).toMatchObject({ kind: 'search', until: null });
});
