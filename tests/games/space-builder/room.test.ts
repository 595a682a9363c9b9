// Four people build in a room: what is written and sent, and that everybody's last board counts.
import { describe, expect, test } from 'vitest';
import type { AnyGame } from '#shared/engine/game.ts';
import { replay } from '#shared/engine/match.ts';
import { EMPTY, pieceOf, STARRED } from '#shared/games/space-builder/components.ts';
import { COUNTDOWN, REVEAL } from '#shared/games/space-builder/round.ts';
import { spaceBuilder } from '#shared/games/space-builder/rules.ts';
import type { State } from '#shared/games/space-builder/state.ts';
import { Client } from '../../shared/rooms/client.ts';
import { Host } from '../../shared/rooms/host.ts';
import { Timeline } from '../../shared/rooms/timeline.ts';
import { Page } from './room/page.ts';

/** Under the name of a game that rooms know. */
const game = { ...spaceBuilder, id: 'space-bowl' } as AnyGame;
const LAGS = [20, 60, 120, 180];
const MOST_ROWS = 60;
const MOST_BYTES = 4096;

interface Round {
  rows: number;
  bytes: number[];
}

/** Rounds of a match, until it is over or there are enough. */
function played(words: string, rounds: number) {
  const host = new Host({ game, bots: () => null, seats: 4, words });
  const time = new Timeline(host.now);
  const pages = LAGS.map((lag, at) => new Page(host, time, { name: `P${at}`, level: at === 3 ? 1 : 3, lag }));
  const wait = (until: () => boolean, most = 400_000) => {
    for (let waited = 0; !until() && waited < most; waited += 20) {
      time.pass(20);
      host.passTo(time.now());
    }
    expect(until()).toBe(true);
  };
  wait(() => pages.every((page) => page.joined.client().state === 'open'));
  for (const page of pages) page.sit();
  wait(() => pages.every((page) => page.seat !== null));
  pages[0]!.joined.wish({ type: 'start', match: 0 }, () => {});
  const state = () => host.online.room?.match.state as State | undefined;
  const told: Round[] = [];
  wait(() => state() !== undefined);
  for (let round = 1; round <= rounds && state()!.phase.kind !== 'over'; round++) {
    const [rows, sent] = [host.rows, host.sent.length];
    wait(() => state()!.winners.length === round && ['rest', 'over'].includes(state()!.phase.kind));
    const bytes = pages.map(({ key }) =>
      host.sent
        .slice(sent)
        .filter(({ to }) => to.startsWith(key.replaceAll('_', '')))
        .reduce((sum, { text }) => sum + Buffer.byteLength(text), 0),
    );
    told.push({ rows: host.rows - rows, bytes });
  }
  return { host, pages, told, state: state()! };
}

describe('a room of four', () => {
  const { host, told, state } = played('rows', 17);

  test('a round writes at most 60 rows and sends each at most 4 KB', () => {
    expect(told.length).toBeGreaterThan(3);
    expect(Math.max(...told.map(({ rows }) => rows))).toBeLessThanOrEqual(MOST_ROWS);
    expect(Math.max(...told.flatMap(({ bytes }) => bytes))).toBeLessThanOrEqual(MOST_BYTES);
  });

  test('its log folds to what it shows', () => {
    expect(replay(game, host.header, host.log)).toMatchObject({ state: host.online.room!.match.state });
    expect(state.last).not.toBeNull();
  });

  test('[SD11] whoever is stopped has their board as it lay on the room’s clock', () => {
    const stopped = state.last!.seats.filter(({ tapped }) => tapped === null);
    expect(stopped.length).toBe(1);
    expect(stopped[0]!.changed).toBeLessThanOrEqual(state.last!.stop);
    expect(stopped[0]!.board.some((piece) => piece !== null)).toBe(true);
  });
});

test('[SD12] whoever is there cannot say that they are away, and so stop the round for somebody else', () => {
  const host = new Host({ game, bots: () => null, seats: 3, words: 'halt' });
  const clients = [0, 1, 2].map((at) => new Client(host, `halt${at}`).connect().sit(`P${at}`, at));
  const [ana, bo, cy] = clients as [Client, Client, Client];
  ana.wish({ type: 'start', match: 0 });
  for (const client of clients) client.act({ type: 'ready' });
  host.pass(COUNTDOWN + REVEAL);
  const board = EMPTY.map((_, site) => (site < STARRED ? pieceOf(site) : null));
  expect(ana.tell({ type: 'tap', board })).toMatchObject({ accepted: true });
  expect(bo.tell({ type: 'halt' })).toMatchObject({ accepted: false, refused: 'notNow' });
  expect(cy.view!.phase.kind).toBe('build');
  expect(bo.tell({ type: 'tap', board })).toMatchObject({ accepted: true });
});
