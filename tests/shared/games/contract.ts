// What every game must keep, whatever its rules: with each number of seats, at random and among its bots.
import { expect, test } from 'vitest';
import { type AnyBot, type AnyGame, isRefusal, LEVELS, type Seat, TICK } from '#shared/engine/game.ts';
import { act, type Header, MATCH_REASONS, replay, view } from '#shared/engine/match.ts';
import {
  advance,
  due,
  openRoom,
  type RoomEntry,
  reopenRoom,
  runningIn,
  viewOf,
} from '#shared/engine/table.ts';
import { throughJson } from '../freeze.ts';
import { opened, played, playedFrom } from '../play.ts';

export function keepsTheContract(game: AnyGame, bot: AnyBot): void {
  const { min, max } = game.seats;
  const counts = Array.from({ length: max - min + 1 }, (_, more) => min + more);
  const known = new Set<string>([...MATCH_REASONS, ...game.reasons]);
  const headerOf = (seats: number): Header => ({
    game: game.id,
    options: {},
    seats,
    seed: `contract ${game.id} ${seats}`,
    rulesVersion: game.rulesVersion,
  });

  test('its seats, version and reasons make sense', () => {
    expect(Number.isInteger(min) && min >= 1 && max >= min && max <= 8).toBe(true);
    expect(Number.isInteger(game.rulesVersion) && game.rulesVersion > 0).toBe(true);
    expect(known.size).toBe(MATCH_REASONS.length + game.reasons.length);
    expect(game.legal, 'random play needs legal').toBeDefined();
    // Whoever comes into a running round is as somebody away: the table must know what that means.
    if (game.running) expect(game.whenAway).toBeDefined();
  });

  test.each(counts)('%i seats play to the end', (seats) => {
    const header = headerOf(seats);
    const steps = played(game, header);
    for (const { after } of steps) {
      const { state } = after;
      expect(throughJson(state)).toStrictEqual(state);
      expect(after.at).toBeGreaterThanOrEqual(0);
      const acting: Seat[] = game.toAct(state);
      expect(acting.every((seat) => Number.isInteger(seat) && seat >= 0 && seat < seats)).toBe(true);
      expect(new Set(acting).size).toBe(acting.length);
      for (const viewer of [...new Array(seats).keys(), 'watcher' as const]) {
        const seen = view(after, viewer);
        expect(seen).toBeTypeOf('object');
        expect(throughJson(seen)).toStrictEqual(seen);
        expect(seen.scores).toHaveLength(seats);
        expect(seen.scores.every(Number.isInteger)).toBe(true);
      }
      const over = game.outcome(state) !== null;
      for (const seat of new Array(seats).keys()) {
        const why = game.wanted?.(view(after, seat), seat)?.why;
        if (over) expect(why).toBeUndefined();
        if (why === 'turn') expect(acting).toContain(seat);
        if (why === 'awaited') expect(acting).toEqual([seat]);
        // Without turns, nobody is wanted for what everybody may do at any time.
        if (game.wanted && !game.whenAway) expect(why).toBe(acting.includes(seat) ? 'turn' : undefined);
      }
      expect(over).toBe(after === steps.at(-1)!.after);
      expect(acting.length > 0 || over || game.deadline(state) !== null).toBe(true);
    }
    const end = steps.at(-1)!.after;
    const outcome = game.outcome(end.state)!;
    expect(outcome.places).toHaveLength(seats);
    expect(outcome.scores).toHaveLength(seats);
    expect(view(end, 'watcher').scores).toEqual(outcome.scores);
    expect(Math.min(...outcome.places)).toBe(1);
    for (const place of outcome.places) {
      expect(outcome.places.filter((other) => other < place)).toHaveLength(place - 1);
    }
    expect(game.toAct(end.state)).toEqual([]);
    expect(game.deadline(end.state)).toBeNull();
    expect(game.race?.(end.state, TICK) ?? null).toBeNull();
    expect(runningIn(end)).toBeNull();
    expect(
      replay(
        game,
        header,
        steps.map(({ entry }) => entry),
      ),
    ).toMatchObject({ state: end.state });
  });

  test('whatever a seat says out of turn is refused with a reason of the game', () => {
    const steps = played(game, headerOf(min));
    const said = steps.map(({ entry }) => entry);
    const end = steps.at(-1)!.after;
    let refusals = 0;
    for (const [number, before] of [...steps.map((step) => step.before), end].entries()) {
      for (const { by, action } of said.filter((_, other) => other % 9 === number % 9 || before === end)) {
        const result = act(before, by, action, before.at);
        if (!isRefusal(result)) continue;
        expect(known).toContain(result.refused);
        refusals++;
      }
    }
    expect(refusals).toBeGreaterThan(Math.min(20, steps.length - 1));
  });

  test('only an object is a choice of options', () => {
    for (const options of [null, [], 'none', 7]) {
      const header = { ...headerOf(min), options };
      expect(replay(game, header, []), JSON.stringify(options)).toMatchObject({ refused: 'badOptions' });
    }
  });

  test('a view is the same for the same state, whatever was looked at before', () => {
    const steps = [...playedFrom(opened(game, headerOf(min)), 'looks')];
    const match = steps[Math.min(9, steps.length - 1)]!.after;
    const first = JSON.stringify(view(match, 0));
    view(match, 'watcher');
    view(match, min - 1);
    expect(JSON.stringify(view({ ...match, state: throughJson(match.state) }, 0))).toBe(first);
  });

  test.each(LEVELS)('bots of level %i play a whole match, and each plan is accepted', (level) => {
    const header = headerOf(min);
    const chairs = Array.from(
      { length: header.seats },
      () => ({ kind: 'bot', name: 'Bo', colour: 0, level }) as const,
    );
    const room = openRoom({ game, bot }, header, chairs);
    if (isRefusal(room)) throw new Error(room.refused);
    const log: RoomEntry[] = [];
    let current = room;
    for (let now = due(current); now !== null; now = due(current)) {
      const seen = viewOf(current, 0);
      expect(bot(seen, 0, level, 'plan')).toEqual(bot(throughJson(seen), 0, level, 'plan'));
      const step = advance(current, now);
      expect(step.room.stuck).toEqual([]);
      log.push(...step.entries);
      current = step.room;
      if (log.length > 5000) throw new Error('The bots do not come to an end');
    }
    expect(game.outcome(current.match.state)).not.toBeNull();
    const again = reopenRoom(room.kit, header, chairs, throughJson(log));
    if (isRefusal(again)) throw new Error(again.refused);
    expect([again.match, again.answers]).toEqual([current.match, current.answers]);
  });
}
