// What every game of the registry must keep, whatever its rules.
import { describe, expect, test } from 'vitest';
import { type AnyBot, type AnyGame, isRefusal, LEVELS, type Seat } from '#shared/engine/game.ts';
import { act, type Header, MATCH_REASONS, replay, view } from '#shared/engine/match.ts';
import { advance, due, openRoom, type RoomEntry, reopenRoom, viewOf } from '#shared/engine/table.ts';
import { GAME_IDS, GAMES, isGameId } from '#shared/games/registry.ts';
import { throughJson } from '../freeze.ts';
import { opened, played, playedFrom } from '../play.ts';

const headerOf = (game: string, seats: number, rulesVersion: number): Header => ({
  game,
  options: {},
  seats,
  seed: `contract ${game} ${seats}`,
  rulesVersion,
});

test('only games of the registry are games', () => {
  expect(GAME_IDS.length).toBeGreaterThan(0);
  expect(GAME_IDS.every(isGameId)).toBe(true);
  for (const id of ['', 'chess', 'toString', '__proto__', 'constructor']) expect(isGameId(id)).toBe(false);
});

describe.each(GAME_IDS)('%s', async (id) => {
  const entry = GAMES[id];
  const game: AnyGame = await entry.load();
  const bot: AnyBot = await entry.loadBot();
  const counts = Array.from(
    { length: entry.seats.max - entry.seats.min + 1 },
    (_, more) => entry.seats.min + more,
  );
  const known = new Set<string>([...MATCH_REASONS, ...game.reasons]);

  test('the registry tells the truth about it', () => {
    expect({ id: game.id, seats: game.seats }).toEqual({ id, seats: entry.seats });
    expect(Number.isInteger(game.rulesVersion) && game.rulesVersion > 0).toBe(true);
    expect(known.size).toBe(MATCH_REASONS.length + game.reasons.length);
    expect(game.legal, 'random play needs legal').toBeDefined();
  });

  test.each(counts)('%i seats play to the end', (seats) => {
    const header = headerOf(id, seats, game.rulesVersion);
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
      }
      const over = game.outcome(state) !== null;
      expect(over).toBe(after === steps.at(-1)!.after);
      expect(acting.length > 0 || over || game.deadline(state) !== null).toBe(true);
    }
    const end = steps.at(-1)!.after;
    const outcome = game.outcome(end.state)!;
    expect(outcome.places).toHaveLength(seats);
    expect(outcome.scores).toHaveLength(seats);
    expect(Math.min(...outcome.places)).toBe(1);
    for (const place of outcome.places) {
      expect(outcome.places.filter((other) => other < place)).toHaveLength(place - 1);
    }
    expect(game.toAct(end.state)).toEqual([]);
    expect(game.deadline(end.state)).toBeNull();
    expect(
      replay(
        game,
        header,
        steps.map(({ entry }) => entry),
      ),
    ).toMatchObject({ state: end.state });
  });

  test('whatever a seat says out of turn is refused with a reason of the game', () => {
    const steps = played(game, headerOf(id, entry.seats.min, game.rulesVersion));
    const said = steps.map(({ entry }) => entry);
    let refusals = 0;
    for (const [number, { before }] of steps.entries()) {
      for (const { by, action } of said.filter((_, other) => other % 9 === number % 9)) {
        const result = act(before, by, action, before.at);
        if (!isRefusal(result)) continue;
        expect(known).toContain(result.refused);
        refusals++;
      }
    }
    expect(refusals).toBeGreaterThan(20);
  });

  test('a view is the same for the same state, whatever was looked at before', () => {
    const match = [...playedFrom(opened(game, headerOf(id, entry.seats.min, game.rulesVersion)), 'looks')][9]!
      .after;
    const first = JSON.stringify(view(match, 0));
    view(match, 'watcher');
    view(match, 1);
    expect(JSON.stringify(view({ ...match, state: throughJson(match.state) }, 0))).toBe(first);
  });

  test.each(LEVELS)('bots of level %i play a whole match, and each plan is accepted', (level) => {
    const header = headerOf(id, entry.seats.min, game.rulesVersion);
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
});
