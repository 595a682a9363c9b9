// What is known to whom: cards that lie face down, also in the log; and what is refused.
import { describe, expect, test } from 'vitest';
import { isRefusal, type Viewer } from '#shared/engine/game.ts';
import { act, type Entry, type Header, replay, startMatch, view } from '#shared/engine/match.ts';
import type { Action } from '#shared/games/gravity-superstar/actions.ts';
import type { Card } from '#shared/games/gravity-superstar/components.ts';
import { gravitySuperstar } from '#shared/games/gravity-superstar/rules.ts';
import type { State } from '#shared/games/gravity-superstar/state.ts';
import { did, down, hand, refused, simple, special, tableWith, up, WEST } from './table.ts';

const { legal } = gravitySuperstar;
const seen = (state: State, viewer: Viewer) => gravitySuperstar.view(state, viewer);
const aside = { cell: 15, feet: WEST } as const;
const two = () => tableWith({ pawns: [down(22), down(24)], played: [[], up('high')] });
const REFILL = { type: 'refill' } as const;

test('[GS52] a view shows all of the table', () => {
  const state = did(two(), 0, simple('long', 'left'));
  const { before, board, ...rest } = state;
  const { played: _, ...open } = rest;
  for (const viewer of [0, 1, 'watcher'] as const)
    expect(seen(state, viewer)).toMatchObject({
      ...open,
      board,
      viewer,
      scores: [0, 0],
      undo: before!.seat,
      places: null,
    });
});

test('[GS53] a face-down card is seen by its owner alone', () => {
  const state = did(two(), 0, simple('long', 'left'));
  expect(seen(state, 0).played).toEqual([[{ card: 'long', down: true }], up('high')]);
  for (const viewer of [1, 'watcher'] as const)
    expect(seen(state, viewer).played).toEqual([[{ card: null, down: true }], up('high')]);
  expect(JSON.stringify(state.events)).not.toContain('long');
});

test('[GS53] with the fifth card face down, nothing tells which it was', () => {
  const state = { ...two(), played: [up('high', 'drop'), []] };
  const world = (first: Card, second: Card) => {
    const laid: State = {
      ...state,
      played: [[{ card: first, down: true }, { card: 'rotate', down: true }, ...up('high', 'drop')], []],
    };
    return seen(did(laid, 0, simple(second, 'left')), 'watcher');
  };
  expect(world('long', 'wild')).toEqual(world('wild', 'long'));
});

describe('two worlds that differ in one card lying face down', () => {
  const header: Header = {
    game: 'gravity-superstar',
    options: {},
    seats: 3,
    seed: 'worlds 1',
    rulesVersion: 1,
  };
  const log = (card: Card): Entry[] => {
    let match = started();
    const entries: Entry[] = [];
    const owner = (match.state as State).starter;
    for (let at = 1; at <= 12; at++) {
      const [by] = gravitySuperstar.toAct(match.state) as [number];
      const own = by === owner;
      const actions = legal!(gravitySuperstar.view(match.state, by), by, at);
      const way = actions.find(({ type }) => type === 'simple') as Extract<Action, { type: 'simple' }>;
      const refill = actions.find(({ type }) => type === 'refill');
      // The owner lays one card face down and takes it back the next time; a drop is always possible for the others.
      const choice = own
        ? (refill ?? (way ? { ...way, card } : actions[0]))
        : (refill ?? actions.find((action) => action.type === 'special' && action.trick === 'drop'));
      const action = (match.state as State).phase.kind === 'steal' ? actions[0] : choice;
      const next = act(match, by, action, at);
      if (isRefusal(next)) throw new Error(next.refused);
      entries.push({ by, at, action });
      match = next;
    }
    return entries;
  };
  const started = () => {
    const match = startMatch(gravitySuperstar, header);
    if (isRefusal(match)) throw new Error(match.refused);
    return match;
  };
  const [one, other] = [log('long'), log('wild')];
  const owner = one[0]!.by;
  const viewsOf = (entries: readonly Entry[], viewer: Viewer) => {
    const match = replay(gravitySuperstar, header, entries);
    if (isRefusal(match)) throw new Error(match.refused);
    return view(match, viewer);
  };

  test('[GS53] look the same to the others and to watchers, after every entry of the log', () => {
    expect(one).not.toEqual(other);
    for (let length = 0; length <= one.length; length++)
      for (const viewer of [0, 1, 2, 'watcher'] as const)
        if (viewer !== owner)
          expect(viewsOf(one.slice(0, length), viewer)).toEqual(viewsOf(other.slice(0, length), viewer));
  });

  test('[GS53] are two to the owner, until the card goes back to the hand', () => {
    const mine = owner as number;
    expect(viewsOf(one.slice(0, 1), mine)).not.toEqual(viewsOf(other.slice(0, 1), mine));
    const back = one.findIndex(({ by, action }) => by === owner && (action as Action).type === 'refill');
    expect(back).toBeGreaterThan(0);
    expect(viewsOf(one.slice(0, back + 1), mine)).toEqual(viewsOf(other.slice(0, back + 1), mine));
  });
});

test('[GS56] end and steal have their time', () => {
  expect(refused(two(), 0, { type: 'end' })).toEqual({ refused: 'notNow' });
  expect(refused(two(), 0, { type: 'steal', loot: 'token' })).toEqual({ refused: 'notNow' });
});

test('[GS57] [GS17] nothing to refill', () => {
  expect(refused(two(), 0, REFILL)).toEqual({ refused: 'nothingToRefill' });
});

test('[GS58] a card in front of the seat cannot be played', () => {
  const state = { ...two(), played: [up('wild'), []] };
  for (const action of [simple('wild', 'left'), special('drop', 'down', 'wild')])
    expect(refused(state, 0, action)).toEqual({ refused: 'cardPlayed' });
});

test('[GS59] a card and a way that do not go with the move', () => {
  expect(refused(two(), 0, special('drop', 'down', 'long'))).toEqual({ refused: 'wrongCard' });
  for (const action of [special('drop', 'left'), special('long', 'round'), special('rotate', 'down')])
    expect(refused(two(), 0, action)).toEqual({ refused: 'wrongWay' });
});

test('[GS60] a blocked move', () => {
  expect(refused({ ...two(), pawns: [down(20), aside] }, 0, simple('long', 'left'))).toEqual({
    refused: 'blocked',
    where: { platform: { cell: 20, side: WEST } },
  });
});

test('[GS61] a loot that is not there', () => {
  const state = tableWith({ pawns: [down(21), down(22)], taken: [hand(), hand(1, 1)] });
  const moved = did(state, 0, simple('wild', 'right'));
  for (const loot of [2, 'token'] as const)
    expect(refused(moved, 0, { type: 'steal', loot })).toEqual({ refused: 'noSuchLoot' });
  expect(refused(moved, 1, { type: 'steal', loot: 0 })).toEqual({
    refused: 'notYourTurn',
    where: { seat: 0 },
  });
});

test('[GS62] nothing to take back', () => {
  expect(refused(two(), 0, { type: 'undo' })).toEqual({ refused: 'nothingToUndo' });
});

test('[GS63] [GS11] no clock', () => {
  expect(refused(two(), 'clock', { type: 'tick' })).toEqual({ refused: 'noClock' });
  expect(gravitySuperstar.deadline(two())).toBeNull();
});

test('[GS64] what no match accepts', () => {
  const header = { game: 'gravity-superstar', options: {}, seats: 2, seed: 's', rulesVersion: 1 };
  const match = startMatch(gravitySuperstar, header);
  if (isRefusal(match)) throw new Error(match.refused);
  for (const action of [
    null,
    { type: 'simple', card: 'long', way: 'down' },
    { type: 'steal', loot: 6 },
    { type: 'fly' },
  ])
    expect(act(match, 0, action, 1)).toEqual({ refused: 'malformed' });
  expect(act(match, 2, { type: 'end' }, 1)).toEqual({ refused: 'unknownSeat' });
  expect(act({ ...match, at: 5 }, 0, { type: 'end' }, 4)).toMatchObject({ refused: 'backwards' });
});
