// Random matches at a table: what always holds does, logs and drafts bring every moment back, and each match ends.
// BUILDER_RANDOM says how many.
import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { isRefusal } from '#shared/engine/game.ts';
import { act, type Match, RoomEntrySchema, replay, startMatch } from '#shared/engine/match.ts';
import { type Room, type RoomEntry, reopenRoom } from '#shared/engine/table.ts';
import type { State } from '#shared/games/space-builder/state.ts';
import { frozen, throughJson } from '../../shared/freeze.ts';
import { wrongBetween, wrongIn } from './random/invariants.ts';
import { KIT, played, stateIn, type Table, tableOf } from './random/play.ts';

const MATCHES = Number(process.env.BUILDER_RANDOM ?? 200);
/** So that a long run is not broken off. */
const timeout = 30_000 + 200 * MATCHES;
const LONG = 1000;
/** In one of so many matches a room is reopened at each moment, in the others now and again. */
const OFTEN = 33;
const NOW_AND_AGAIN = 61;

const seen = { moments: 0, entries: 0, drafts: 0, reopened: 0, rounds: 0, givenUp: 0, timed: 0 };
const wrong: string[] = [];

const draftsOf = ({ drafts }: Room) => drafts.filter((draft) => draft !== null);

/** The match of a log, on which its drafts lie. */
function drafted(match: Match, room: Room): Match {
  const drafts = draftsOf(room).sort((one, other) => one.at - other.at);
  return drafts.reduce(entered, match);
}

function entered(match: Match, { by, action, at, pressed }: RoomEntry): Match {
  const next = act(match, by, action, at, pressed);
  if (isRefusal(next)) throw new Error(`${JSON.stringify({ by, action, at, pressed })}: ${next.refused}`);
  return next;
}

function play(number: number): void {
  const table = tableOf(number, 'random');
  const isOften = number % OFTEN === 0;
  const { header, chairs } = table;
  const start = startMatch(KIT.game, header);
  if (isRefusal(start)) throw new Error(start.refused);
  let folded = start;
  const log: RoomEntry[] = [];
  const told = (what: readonly string[]) =>
    wrong.push(...what.map((one) => `${header.seed}, ${log.length}: ${one}`));
  const whole = (state: State, at: number) => told(wrongIn(state, at));
  for (const { before, room, entries } of played(table)) {
    frozen(room.match.state);
    for (const entry of entries) {
      const next = entered(folded, entry);
      frozen(next.state);
      told(wrongBetween(folded.state, next.state));
      whole(next.state, next.at);
      folded = next;
      log.push(entry);
    }
    if (entries.length === 0 && room.match !== before.match) whole(stateIn(room), room.match.at);
    const now = drafted(folded, room);
    if (!isDeepStrictEqual(now.state, room.match.state))
      told(['the log and the drafts fold to another state']);
    if (log.length !== room.match.length) told([`the room counts ${room.match.length}`]);
    if (isOften || seen.moments % NOW_AND_AGAIN === 0) told(reopened(table, log, room));
    seen.moments++;
    seen.drafts += draftsOf(room).length;
    if (wrong.length > 0) return;
  }
  const again = replay(KIT.game, header, throughJson(log));
  if (isRefusal(again) || !isDeepStrictEqual(again.state, folded.state)) told(['another match from its log']);
  for (const entry of log) if (!v.is(RoomEntrySchema, entry)) told([`no entry: ${JSON.stringify(entry)}`]);
  if (folded.state.phase.kind !== 'over') told(['it is not over']);
  seen.entries += log.length;
  seen.rounds += folded.state.winners.length;
  if (header.seats === 1) ofAlone(folded.state);
  expect(header.seats).toBe(chairs.length);
}

function ofAlone(state: State): void {
  if (state.last!.stoppedBy === 'halt') seen.givenUp++;
  if (KIT.game.outcome(state)!.scores[0]! > 0) seen.timed++;
}

/** What comes back from what a host has kept; of answers those that were no refusal. */
function reopened({ header, chairs }: Table, log: readonly RoomEntry[], room: Room): string[] {
  seen.reopened++;
  const again = reopenRoom(KIT, header, chairs, log, draftsOf(room));
  if (isRefusal(again)) return [`the room does not come back: ${again.refused}`];
  const parts = ({ match, drafts }: Room) => [match.state, match.at, match.length, drafts];
  const answers = room.answers.map((answer) => (answer?.accepted ? answer : null));
  const isAnswered = answers.every(
    (answer, seat) => answer === null || isDeepStrictEqual(answer, again.answers[seat]),
  );
  if (!isAnswered) return ['the room comes back with other answers'];
  return isDeepStrictEqual(parts(again), parts(room)) ? [] : ['another room comes back'];
}

test(`[SD6] [SD8] [SD9] [SD12] [SD17] [SD18] [SD20] ${MATCHES} random matches hold together and end, and come back from their logs`, {
  timeout,
}, () => {
  for (let match = 0; match < MATCHES && wrong.length === 0; match++) play(match);
  expect(wrong).toEqual([]);
  if (MATCHES > LONG) console.log(seen);
  expect(seen.drafts).toBeGreaterThan(10 * MATCHES);
  expect(seen.rounds).toBeGreaterThan(2 * MATCHES);
  expect(Math.min(seen.givenUp, seen.timed)).toBeGreaterThan(MATCHES / 100);
});
