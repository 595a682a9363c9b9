// What a page works out of the course of a room.
import { describe, expect, test } from 'vitest';
import { majorityOf, newParty, type Presence, seatsHere } from '#shared/rooms/party/party.ts';
import { missedBy, takeableIn } from '#shared/rooms/party/shown.ts';
import { type PartyView, type SeatView, viewOfParty } from '#shared/rooms/party/view.ts';

const person = (name: string, presence: Presence): SeatView => ({
  ...{ kind: 'person', name, colour: 0, presence, since: 0, standIn: null, votes: [] },
});
const bot: SeatView = { kind: 'bot', name: 'Vega', colour: 1, level: 1 };
const party = (seats: SeatView[], more: Partial<PartyView> = {}): PartyView => ({
  ...viewOfParty(newParty('space-bowl', 0, {}, 0)),
  ...{ stage: 'match', seats },
  ...more,
});
const stands = (why: 'nobody' | 'pause' | 'fault', awaited: number[]) => ({
  stands: { why, since: 0, awaited, until: null },
});
const [ana, ben, cleo] = [person('Ana', 'here'), person('Ben', 'away'), person('Cleo', 'left')];

describe('whom time waits for', () => {
  test('after nobody was there: those who were and are not back, unless they have left', () => {
    expect(missedBy(party([ana, ben, cleo, bot], stands('nobody', [0, 1, 2])))).toEqual([1]);
  });
  test('in a pause: those who are here and have not said that they want to go on', () => {
    const others = [ana, ben, person('Dan', 'here'), bot];
    expect(missedBy(party(others, { ...stands('pause', [0, 1, 2]), pausing: [2] }))).toEqual([0]);
  });
  test('when the rules have failed, or time goes on: nobody', () => {
    expect(missedBy(party([ana, ben], stands('fault', [0, 1])))).toEqual([]);
    expect(missedBy(party([ana, ben]))).toEqual([]);
  });
});

test('a newcomer may take over from a bot and from whoever has left, in a match only', () => {
  const seats = [ana, ben, cleo, bot, { ...person('Eva', 'away'), standIn: 2 as const }];
  expect(takeableIn(party(seats))).toEqual([2, 3]);
  expect(takeableIn(party(seats, { stage: 'lobby' }))).toEqual([]);
});

test('more than half of those who are here are enough', () => {
  const many = (here: number) => party([...Array.from({ length: here }, () => ana), ben, bot]);
  expect(seatsHere(many(2))).toEqual([0, 1]);
  expect([1, 2, 3, 4].map((here) => majorityOf(many(here)))).toEqual([1, 2, 2, 3]);
});
