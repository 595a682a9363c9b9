// A room in time: deadlines and the plans of bots in their order, and what a bot gets to see.
import { describe, expect, test } from 'vitest';
import { advance, due, nextNumber, receive, viewOf } from '#shared/engine/table.ts';
import { spaceBowl } from '#shared/games/space-bowl/rules.ts';
import { open, person, phaseOf, planned, READY, robot, silent } from './table-room.ts';

describe('advance', () => {
  test('the clock runs through every deadline that has passed, each at its own time', () => {
    const room = open([person, person], silent, { rest: 30, search: 60 });
    const { room: later, entries } = advance(room, 30_000 + 61_500 + 30_000);
    expect(entries).toEqual(
      [30_000, 91_500, 121_500].map((at) => ({ by: 'clock', number: 0, at, action: { type: 'tick' } })),
    );
    expect(phaseOf(later).kind).toBe('search');
    expect(due(room)).toBe(30_000);
    expect(advance(room, 29_999)).toEqual({ room, entries: [] });
  });

  test('bots act in the order of their time, not of their seats, and not before it', () => {
    const bot = planned(({ phase }, seat) =>
      phase.kind === 'rest' && !phase.ready[seat] ? { action: READY, at: [700, 300, 500][seat]! } : null,
    );
    const room = open([robot, robot, robot, person], bot);
    expect(due(room)).toBe(300);
    expect(advance(room, 299).entries).toEqual([]);
    const { entries } = advance(room, 500);
    expect(entries).toEqual([
      { by: 1, number: 0, at: 300, action: READY },
      { by: 2, number: 0, at: 500, action: READY },
    ]);
    expect(due(advance(room, 9000).room)).toBeNull();
  });

  test('at the same instant the clock comes first', () => {
    const bot = planned(({ phase }) => (phase.kind === 'rest' ? { action: READY, at: 30_000 } : null));
    const { entries } = advance(open([robot, person], bot, { rest: 30 }), 30_000);
    expect(entries.map(({ by }) => by)).toEqual(['clock']);
  });

  test('a plan for the past happens now, one between milliseconds on a whole one', () => {
    const early = planned(({ phase }, seat) =>
      phase.kind === 'rest' && !phase.ready[seat] ? { action: READY, at: 10 } : null,
    );
    const { room } = receive(open([person, person, robot], silent), 0, 1, READY, 50);
    expect(advance({ ...room, kit: { ...room.kit, bot: early } }, 60).entries).toMatchObject([
      { by: 2, at: 50 },
    ]);
    const between = planned(() => ({ action: READY, at: 99.6 }));
    expect(due(open([robot, person], between))).toBe(100);
  });

  test('a bot whose plan is refused waits for the next change', () => {
    const bot = planned(() => ({ action: { type: 'follow' }, at: 0 }));
    const room = open([robot, robot, person], bot);
    const step = advance(room, 1000);
    expect(step.entries).toEqual([]);
    expect(step.room.stuck.toSorted()).toEqual([0, 1]);
    expect(due(step.room)).toBeNull();
    expect(bot.mock.calls.length).toBeLessThan(20);
    expect(nextNumber(step.room, 0)).toBe(1);
    const woken = receive(step.room, 2, 1, READY, 1000).room;
    expect(woken.stuck).toEqual([]);
    expect(due(woken)).toBe(1000);
  });

  test('a bot that keeps saying what changes nothing is not asked for ever', () => {
    const bot = planned(({ phase }) =>
      phase.kind === 'countdown' ? { action: { type: 'pick', card: 3 }, at: 0 } : null,
    );
    let room = open([person, robot], bot);
    for (const [seat, number] of [
      [0, 1],
      [1, 1],
    ] as const)
      room = receive(room, seat, number, READY, 0).room;
    const step = receive(room, 0, 2, { type: 'call', kind: 'doom' }, 2000);
    expect(advance(step.room, 3000).entries).toMatchObject([{ by: 1, action: { type: 'pick', card: 3 } }]);
  });

  test('nothing is due when the match is over', () => {
    const room = open([person, robot], () => ({ action: READY, at: 0 }));
    const over = {
      ...room,
      match: { ...room.match, state: { ...room.match.state, phase: { kind: 'over' } } },
    };
    expect(due(over)).toBeNull();
    expect(advance(over, 1e9).entries).toEqual([]);
  });

  test('a clock that is refused is a fault of the game, and says so', () => {
    const room = open([person, person]);
    const kit = { ...room.kit, game: { ...spaceBowl, deadline: () => 5 } };
    const broken = { ...room, kit, match: { ...room.match, game: kit.game } };
    expect(() => advance({ ...broken, match: { ...broken.match, game: spaceBowl } }, 10)).toThrow('tooEarly');
  });
});

test('a bot gets the view of its seat, its level and words of its own, never a state', () => {
  const bot = planned(() => null);
  const room = open([person, robot, { ...robot, level: 3 }], bot);
  due(room);
  expect(bot.mock.calls).toEqual([
    [viewOf(room, 1), 1, 2, 'room/bot/1'],
    [viewOf(room, 2), 2, 3, 'room/bot/2'],
  ]);
  expect(bot.mock.calls[0]![0]).toMatchObject({ viewer: 1, pile: 10 });
  expect(bot.mock.calls[0]![0]).not.toHaveProperty('random');
});
