// What a match of Space Builder takes: seventeen rounds of four fit into a link, and no view has more than 4 KB.
import { expect, test } from 'vitest';
import { replay } from '#shared/engine/match.ts';
import type { Action } from '#shared/games/space-builder/actions.ts';
import { EMPTY, pieceOf } from '#shared/games/space-builder/components.ts';
import { spaceBuilder } from '#shared/games/space-builder/rules.ts';
import type { State } from '#shared/games/space-builder/state.ts';
import { LONGEST_LINK, packRecord, unpackRecord } from '#web/saves/record-link.ts';
import { chairs, header, Recorded, SEATS } from './random/recorded.ts';
import { put, taps, tick } from './second-model/by-hand.ts';
import { building, did, ids, stateOf, viewersOf, withState } from './table.ts';

const ROUNDS = 17;
const MOST_BYTES = 4096;

const { log, room, state, states } = new Recorded();
const isBoard = ({ type }: Action) => type === 'build' || type === 'tap';

test('seventeen rounds with ten boards each in the log are a link of at most 60,000 signs', async () => {
  expect(state.winners).toHaveLength(ROUNDS);
  const boards = log.filter(({ action }) => action !== null && isBoard(action as Action));
  expect(boards.length).toBeGreaterThanOrEqual(10 * ROUNDS);
  const times = {
    length: log.length,
    clock: room.match.at,
    started: 1_760_000_000_000,
    played: 1_760_000_900_000,
  };
  const { scores } = spaceBuilder.outcome(state)!;
  const save = { id: 'builderaaaaa', header, chairs, ...times, over: true, scores };
  const packed = await packRecord({ save, log });
  if (process.env.BUILDER_RANDOM)
    console.log(`${log.length} entries, ${boards.length} boards, ${packed.length} signs`);
  expect(packed.length).toBeLessThanOrEqual(LONGEST_LINK);
  expect(await unpackRecord(packed)).toEqual({ save, log });
  expect(replay(spaceBuilder, header, log)).toMatchObject({ state });
});

const largest = (all: readonly State[]) =>
  Math.max(
    ...all.flatMap((one) =>
      viewersOf(SEATS).map((viewer) => Buffer.byteLength(JSON.stringify(spaceBuilder.view(one, viewer)))),
    ),
  );

test('no view of it has more than 4096 bytes', () => {
  expect(largest(states)).toBeLessThanOrEqual(MOST_BYTES);
});

test('nor has that of a round in which all four have eight buildings in wrong places', () => {
  const start = building(SEATS);
  const builders = stateOf(start).builders.map((builder) => ({ ...builder, held: ids(8), won: 4 }));
  const winners = ids(16).map((round) => round % SEATS);
  const upset = put(EMPTY, ...ids(8).map((at): [number, number] => [(at + 1) % 9, pieceOf(at, 3, 1)]));
  const match = withState(start, { builders, winners, round: ROUNDS });
  const over = did(match, ...[0, 1, 2].map((seat) => taps(seat, upset, 9000 + seat)), tick(9502));
  const { last } = stateOf(over);
  expect(last!.seats.map(({ total }) => total)).toEqual([16, 16, 16, 8]);
  expect(largest([stateOf(over)])).toBeLessThanOrEqual(MOST_BYTES);
  if (process.env.BUILDER_RANDOM)
    console.log(`${largest(states)} bytes, at worst ${largest([stateOf(over)])}`);
});
