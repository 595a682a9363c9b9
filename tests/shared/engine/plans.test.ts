// What bots are asked: once for each change, again when they know more, and not at all once they have failed.
import { expect, test, vi } from 'vitest';
import { spared } from '#shared/engine/bots.ts';
import type { AnyBot } from '#shared/engine/game.ts';
import { advance, askAgain, asked, botAt, due, receive, withChairs } from '#shared/engine/table.ts';
import { open, person, planned, READY, robot } from './table-room.ts';

const later = () => planned(({ phase }) => (phase.kind === 'rest' ? { action: READY, at: 90_000 } : null));

test('each bot is asked once for a change, however often its host looks', () => {
  const bot = later();
  let room = asked(open([person, person, robot, robot], bot));
  expect(bot).toHaveBeenCalledTimes(2);
  for (let now = 0; now < 5000; now += 100) {
    expect(due(room)).toBe(90_000);
    room = advance(room, now).room;
  }
  expect(receive(room, 0, 1, { type: 'follow' }, 5000).answer.accepted).toBe(false);
  expect(bot).toHaveBeenCalledTimes(2);
  room = advance(receive(room, 0, 1, READY, 5000).room, 5000).room;
  expect(bot).toHaveBeenCalledTimes(4);
  expect(asked(room)).toBe(room);
});

test('a bot that had to think longer is asked again alone', () => {
  const bot = vi.fn<AnyBot>(() => null);
  const room = asked(open([robot, robot, person], bot));
  bot.mockImplementation(() => ({ action: READY, at: 700 }));
  expect(due(room)).toBeNull();
  expect(due(askAgain(room, 1))).toBe(700);
  expect(bot.mock.calls.map(([, seat]) => seat)).toEqual([0, 1, 1]);
});

test('whoever sits down in place of a bot takes its plan off the table', () => {
  const room = asked(open([robot, person], () => ({ action: READY, at: 700 })));
  expect(due(room)).toBe(700);
  expect(due(withChairs(room, [person, person]))).toBeNull();
});

test('a bot that came in a running round has no plan before the next one', () => {
  let round: number | null = 4;
  const bot = vi.fn<AnyBot>(() => ({ action: READY, at: 700 }));
  const { kit, ...before } = open([person, person], bot);
  const game = { ...kit.game, running: () => round };
  const rounds = { ...before, kit: { ...kit, game }, match: { ...before.match, game } };
  const levels = (letPass: (number | null)[]) => {
    const room = withChairs(rounds, [robot, robot], letPass);
    return [0, 1].map((seat) => botAt(room, seat));
  };
  expect(levels([4, null])).toEqual([null, 2]);
  expect(due(withChairs(rounds, [robot, person], [4, null]))).toBeNull();
  expect(bot).not.toHaveBeenCalled();
  for (round of [5, null]) {
    expect(levels([4, null])).toEqual([2, 2]);
    expect(due(withChairs(rounds, [robot, person], [4, null]))).toBe(700);
  }
  expect(botAt(withChairs(rounds, [person, robot], [4, null]), 0)).toBeNull();
});

test('a bot that fails has no plan, its host hears of it, and the others play on', () => {
  const fault = new Error('no idea');
  const report = vi.fn();
  const failing = spared((_view, seat) => {
    if (seat === 0) throw fault;
    return { action: READY, at: 700 };
  }, report);
  const room = open([robot, robot, person], failing);
  const step = advance(room, 1000);
  expect(step.entries).toMatchObject([{ by: 1, action: READY }]);
  expect(report.mock.calls.every(([heard]) => heard === fault)).toBe(true);
  expect(report).toHaveBeenCalledTimes(2);
  expect(receive(step.room, 2, 1, READY, 2000).answer).toEqual({ number: 1, accepted: true });
});
