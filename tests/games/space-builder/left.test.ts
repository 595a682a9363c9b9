// Seats in a room whose person has gone: a bot that takes one over lets the round pass that is on, and plays the next.
import { beforeEach, describe, expect, test } from 'vitest';
import type { AnyBot, AnyGame } from '#shared/engine/game.ts';
import type { Action } from '#shared/games/space-builder/actions.ts';
import { bot } from '#shared/games/space-builder/bot.ts';
import { type Board, buildingOf, EMPTY } from '#shared/games/space-builder/components.ts';
import { AWAY, CHOICE, COUNTDOWN, REVEAL } from '#shared/games/space-builder/round.ts';
import { spaceBuilder } from '#shared/games/space-builder/rules.ts';
import type { State } from '#shared/games/space-builder/state.ts';
import { STAND_IN_LEVEL } from '#shared/rooms/party/party.ts';
import { Client } from '../../shared/rooms/client.ts';
import { Host } from '../../shared/rooms/host.ts';
import { ids, LIMIT } from './table.ts';

/** Under the name of a game that rooms know. */
const game = { ...spaceBuilder, id: 'space-bowl' } as AnyGame;
const READY: Action = { type: 'ready' };
/** In which the bot of a seat has finished a round, or nearly. */
const LONG = 50_000;
const CY = 2;
const VOTE = { type: 'vote', seat: CY } as const;

let host: Host;
let ana: Client;
let ben: Client;
let cy: Client;

const state = (): State => host.online.room!.match.state;
const phase = () => state().phase.kind;
const boardOf = (seat: number) => state().builders[seat]!.board;
const standIn = () => {
  const seat = host.party.seats[CY]!;
  return seat.kind === 'person' ? seat.standIn : null;
};
const isBotIn = () => host.log.some(({ by, number }) => by === CY && number === 0);

/** All that a seat holds, as the plan shows it. */
const right = (seat: number): Board => {
  const { plans, round, builders } = state();
  return plans[round - 1]!.map((piece) =>
    piece !== null && builders[seat]!.held.includes(buildingOf(piece)) ? piece : null,
  );
};
const some = (seat: number): Board => {
  const board = right(seat);
  return board.with(
    board.findIndex((piece) => piece !== null),
    null,
  );
};
const build = (board: Board): Action => ({ type: 'build', board: [...board] });
const tap = (seat: number): Action => ({ type: 'tap', board: [...right(seat)] });

function begin(...clients: Client[]): void {
  for (const client of clients) client.act(READY);
  host.pass(COUNTDOWN + REVEAL);
  expect(phase()).toBe('build');
}

/** Somebody has the first round behind them, and the next is to come. */
function played(winner: Client): void {
  winner.act(tap(winner.seat!));
  host.pass(LIMIT);
}

beforeEach(() => {
  host = new Host({ game, bots: bot as AnyBot, seats: 4, options: { limit: 300 } });
  [ana, ben, cy] = ids(3).map((at) => new Client(host).connect().sit(`P${at}`, at)) as [
    Client,
    Client,
    Client,
  ];
  ana.wish({ type: 'start', match: host.party.match });
});

describe.each(['a room that stays', 'a room that is evicted again and again'])('%s', (which) => {
  const pass = (time: number) => {
    for (const _ of ids(5)) {
      host.pass(time / 5);
      if (which !== 'a room that stays') host.evict();
    }
  };
  const voted = () => {
    cy.drop();
    for (const voter of [ana, ben]) voter.wish(VOTE);
    expect(standIn()).toMatchObject({ level: STAND_IN_LEVEL });
  };

  test('[SD12] (R16) a bot voted in builds nothing in the round that is on, and plays from the next one on', () => {
    begin(ana, ben, cy);
    cy.act(build(some(CY)));
    const before = boardOf(CY);
    voted();
    pass(LONG);
    expect([phase(), boardOf(CY)]).toEqual(['build', before]);
    expect(isBotIn()).toBe(false);
    ana.act(tap(0));
    pass(1000);
    expect(state().last!.seats[CY]).toMatchObject({ board: before, tapped: null });
    expect(state().last!.stoppedBy).toBe('tap');
    pass(CHOICE);
    expect(state().phase).toMatchObject({ kind: 'rest', ready: [false, false, true] });
    begin(ana, ben);
    pass(LONG);
    expect(boardOf(CY)).not.toEqual(EMPTY);
  });

  test('[SD12] (R16) until then it holds nobody up, from ten seconds after its person has gone', () => {
    begin(ana, ben, cy);
    ana.act(tap(0));
    const gone = host.now;
    cy.drop();
    pass(AWAY / 2);
    for (const voter of [ana, ben]) voter.wish(VOTE);
    host.passTo(gone + AWAY - 1);
    expect(phase()).toBe('build');
    host.passTo(gone + AWAY);
    expect(phase()).toBe('stop');
    expect(state().phase).toMatchObject({ by: 'tap', at: gone + AWAY - host.online.began! });
  });

  test('[SD12] (R16) back within the round, its person goes on with their own board', () => {
    begin(ana, ben, cy);
    cy.act(build(some(CY)));
    const before = boardOf(CY);
    voted();
    pass(AWAY);
    cy.connect();
    expect(standIn()).toBeNull();
    expect(cy.view).toMatchObject({ own: { board: before } });
    expect(cy.tell(tap(CY))).toMatchObject({ accepted: true });
    pass(1000);
    ana.act(tap(0));
    pass(1000);
    expect(state().last).toMatchObject({ winner: CY });
  });

  test('[SD12] (R16) a seat that was left is a bot’s from the next round on', () => {
    begin(ana, ben, cy);
    cy.wish({ type: 'leave' });
    expect(standIn()).toMatchObject({ level: STAND_IN_LEVEL });
    pass(LONG);
    expect([phase(), boardOf(CY)]).toEqual(['build', EMPTY]);
    played(ana);
    begin(ana, ben);
    pass(LONG);
    expect(boardOf(CY)).not.toEqual(EMPTY);
  });

  test('[SD11] (R16) nor does it send a board when the round has stopped', () => {
    begin(ana, ben, cy);
    host.pass(300_000);
    expect(phase()).toBe('stop');
    voted();
    pass(400);
    expect(phase()).toBe('stop');
    expect(spaceBuilder.toAct(state())).toEqual([0, 1, CY]);
    pass(200);
    expect(state().last!.seats[CY]).toMatchObject({ board: EMPTY, changed: null });
  });

  test('[SD17] (R16) a bot in the winner’s place unlocks', () => {
    begin(ana, ben, cy);
    cy.act(tap(CY));
    voted();
    ana.act(build(some(0)));
    ben.act(tap(1));
    pass(1000);
    expect(state().phase).toMatchObject({ kind: 'unlock', seat: CY });
    pass(CHOICE / 2);
    expect(phase()).toBe('rest');
    expect(state().builders[CY]!.held).toHaveLength(5);
  });
});

test.each([
  ['before anybody is ready', () => {}],
  [
    'while all count down',
    () => {
      for (const client of [ana, ben, cy]) client.act(READY);
      host.pass(1000);
    },
  ],
])('[SD12] (R16) %s, a bot is in time for the round that comes', (_, until) => {
  until();
  cy.drop();
  for (const voter of [ana, ben]) voter.wish(VOTE);
  for (const client of [ana, ben]) client.act(READY);
  host.pass(COUNTDOWN + REVEAL + LONG);
  expect(phase()).toBe('build');
  expect(boardOf(CY)).not.toEqual(EMPTY);
});

test('[SD12] (R16) another level changes nothing about the round that it lets pass', () => {
  begin(ana, ben, cy);
  cy.drop();
  const fill = (level: 1 | 3) => ana.wish({ type: 'fill', seat: CY, level, name: 'Bo' });
  fill(1);
  played(ben);
  begin(ana, ben);
  fill(3);
  host.pass(LONG);
  expect(boardOf(CY)).not.toEqual(EMPTY);
});
