// A log of Space Builder has when things were pressed, where that was earlier: folded again it gives the same match.
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { isRefusal } from '#shared/engine/game.ts';
import { act, EntrySchema, isDraft, type Match, parsed, replay, spanOf } from '#shared/engine/match.ts';
import { openRoom, type RoomEntry, receive, reopenRoom } from '#shared/engine/table.ts';
import { throughJson } from '../../shared/freeze.ts';
import type { Said } from './second-model/allowed.ts';
import { BADLY_TURNED, built, ONE_MISSING, RIGHT, taps, tick, WRONG_SIDE } from './second-model/by-hand.ts';
import {
  asEntry,
  building,
  did,
  fresh,
  halts,
  headerOf,
  known,
  LIMIT,
  ready,
  stateOf,
  unlocks,
} from './table.ts';

const LOG: Said[] = [
  ready(0, 0),
  ready(1, 10),
  ready(2, 20),
  tick(2320),
  built(0, ONE_MISSING, 6000, 5800),
  taps(2, BADLY_TURNED, 7400, 7200),
  taps(1, WRONG_SIDE, 7600, 7100),
  taps(0, RIGHT, 7900, 7150),
  unlocks(0, 6, 9000),
];
const header = headerOf(3, { limit: 60 });

test('[SD10] [SD11] [SD14] a log with presses in it folds to the state that was played', () => {
  const match = did(fresh(3), ...LOG);
  const log = throughJson(LOG.map(asEntry));
  for (const entry of log) expect(v.parse(EntrySchema, entry)).toEqual(entry);
  expect(log.filter(({ pressed }) => pressed !== undefined)).toHaveLength(4);
  expect(replay(known, header, log)).toEqual(match);
  expect(stateOf(match).last).toMatchObject({ stop: 7200, order: [[1], [0], [2]], winner: 0 });
});

test('[SD14] without them it would be another one', () => {
  const log = LOG.map(asEntry).map(({ pressed, ...entry }) => entry);
  const other = replay(known, header, log.slice(0, -2));
  expect(isRefusal(other) ? other : stateOf(other).phase).toMatchObject({ kind: 'stop', at: 7600 });
});

test('[SD8] a draft in place of the one before folds to what was on the table, also when it is the same again', () => {
  const kit = { game: known, bot: () => null };
  const chairs = [0, 1].map((colour) => ({ kind: 'person' as const, name: 'P', colour }));
  const opened = openRoom(kit, headerOf(2), chairs);
  if (isRefusal(opened)) throw new Error(opened.refused);
  let room = opened;
  const log: RoomEntry[] = [];
  const sent = [
    ready(0, 0),
    ready(1, 0),
    built(0, RIGHT, 5000),
    built(0, RIGHT, 6000),
    built(1, ONE_MISSING, 6500),
  ];
  for (const [number, one] of sent.entries()) {
    const step = receive(room, Number(one.by), number + 1, one.action, one.at);
    expect(step.answer).toMatchObject({ accepted: true });
    log.push(...step.entries);
    room = step.room;
    const again = reopenRoom(
      kit,
      room.match.header,
      chairs,
      log,
      room.drafts.filter((draft) => draft !== null),
    );
    expect(isRefusal(again) ? again : again.match).toEqual(room.match);
  }
  expect(room.drafts.map((draft) => draft?.at)).toEqual([6000, 6500]);
  const step = receive(room, 1, 9, taps(1, RIGHT, 0).action, 7000);
  expect(step.entries.map(({ at }) => at)).toEqual([6000, 6500, 7000]);
});

test('[SD8] nothing is pressed after it came', () => {
  for (const one of [built(0, RIGHT, 5000, 5001), taps(0, RIGHT, 5000, 99_000)]) {
    const refused = { refused: 'backwards', where: { until: 5000 } };
    expect(act(building(3), one.by, one.action, one.at, one.pressed)).toEqual(refused);
    const log = [...LOG.slice(0, 4).map(asEntry), { ...asEntry(one), pressed: one.pressed }];
    expect(replay(known, header, log)).toEqual({ ...refused, entry: 4 });
  }
  for (const pressed of [-1, 0.5, Number.NaN, '5', null])
    expect(v.is(EntrySchema, { ...asEntry(taps(0, RIGHT, 5000)), pressed }), String(pressed)).toBe(false);
});

const spanIn = (match: Match, action: unknown) => spanOf(match, parsed(match, action));
const isDraftIn = (match: Match, action: unknown) => isDraft(match, parsed(match, action));

test('[SD8] [SD11] when something can have been pressed: from the plan on, and until the stop', () => {
  const start = building(3);
  const stop = did(start, taps(0, RIGHT, 7000), taps(1, RIGHT, 7400, 7200));
  for (const { action } of [built(2, ONE_MISSING, 0), taps(2, RIGHT, 0)]) {
    expect(spanIn(start, action)).toEqual({ from: 3000, until: null });
    expect(spanIn(stop, action)).toEqual({ from: 3000, until: 7200 });
    expect(spanIn(did(start, tick(LIMIT)), action)).toEqual({ from: 3000, until: LIMIT });
    expect(spanIn(fresh(3), action)).toBeNull();
    expect(spanIn(did(stop, tick(7900)), action)).toBeNull();
  }
  for (const action of [halts(2, 0).action, ready(2, 0).action, unlocks(2, 4, 0).action, { type: 'built' }])
    expect(spanIn(start, action)).toBeNull();
});

test('[SD8] boards are drafts while all build, not as they lay at the stop and not alone', () => {
  const start = building(2);
  const board = built(1, ONE_MISSING, 0).action;
  expect(isDraftIn(start, board)).toBe(true);
  expect(isDraftIn(start, taps(1, RIGHT, 0).action)).toBe(false);
  expect(isDraftIn(start, halts(1, 0).action)).toBe(false);
  expect(isDraftIn(did(start, taps(0, RIGHT, 7000)), board)).toBe(false);
  expect(isDraftIn(fresh(2), board)).toBe(false);
  expect(isDraftIn(building(1), board)).toBe(false);
  expect(isDraftIn(start, { ...board, more: 1 })).toBe(false);
});
