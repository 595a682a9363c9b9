// Looking back at a match: at every step of its log, or only at the moments that its game names.
import { expect, test } from 'vitest';
import { bot } from '#shared/games/space-builder/bot.ts';
import { spaceBuilder } from '#shared/games/space-builder/rules.ts';
import type { View } from '#shared/games/space-builder/view.ts';
import { spaceBuilder as pages } from '#web/games/space-builder/entry.ts';
import { createReplayTable } from '#web/table/host/replay.ts';
import { playMatch } from '../../tools/tournament-play.ts';

const { room, log } = playMatch({ game: spaceBuilder, bot }, [1, 2, 3], {}, 'look back');
const rounds = room.match.state.winners.length;

test('without moments named each step of the log is one, and nothing leads beyond its ends', () => {
  const table = createReplayTable<View>(room, log);
  expect(table.steps).toBe(log.length);
  expect(log.length).toBeGreaterThan(10 * rounds);
  table.goTo(-1);
  expect(table.step()).toBe(0);
  expect(table.view('watcher').phase.kind).toBe('rest');
  table.goTo(log.length + 1);
  expect(table.step()).toBe(log.length);
  expect(table.outcome()).not.toBeNull();
});

test('a match of Space Builder stops once a round, with the boards checked and what was won unlocked', () => {
  const table = createReplayTable<View>(room, log, { stopsAt: pages.stopsAt });
  expect(table.steps).toBe(rounds);
  expect(rounds).toBeGreaterThan(4);
  let held = table.view('watcher').held.flat().length;
  for (let round = 1; round <= rounds; round++) {
    table.goTo(round);
    const { last, winners, held: now } = table.view('watcher');
    expect(last?.round).toBe(round);
    expect(last?.seats.map(({ board }) => board.length)).toEqual([9, 9, 9]);
    const unlocked = winners[round - 1] === null || round === rounds ? 0 : 1;
    expect(now.flat().length).toBe(held + unlocked);
    held = now.flat().length;
  }
  expect(table.outcome()).not.toBeNull();
});

test('where no moment is named both ends are there', () => {
  const table = createReplayTable<View>(room, log, { stopsAt: () => false });
  expect(table.steps).toBe(1);
  expect(table.outcome()).toBeNull();
  table.goTo(1);
  expect(table.outcome()).not.toBeNull();
});
