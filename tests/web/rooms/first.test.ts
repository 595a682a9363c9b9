// What is to be done first in the lobby: sitting down, then sharing the link, then the start, for whoever may press it.
import { expect, test } from 'vitest';
import type { GameId } from '#shared/games/registry.ts';
import type { PartyView } from '#shared/rooms/party/view.ts';
import { firstInLobby } from '#web/rooms/lobby/first.ts';

type Seats = PartyView['seats'];
const person = { kind: 'person' } as Seats[number];
const bot = { kind: 'bot' } as Seats[number];
const free = { kind: 'free' } as Seats[number];

const first = (game: GameId, seats: Seats, { seated = true, mayHost = true } = {}) =>
  firstInLobby({ party: { game, seats }, seated, mayHost });

test('whoever has no seat sits down first, whoever they are', () => {
  expect(first('space-bowl', [free, free], { seated: false })).toBe('sit');
  expect(first('space-bowl', [person, person], { seated: false, mayHost: false })).toBe('sit');
});

test.each<[GameId, Seats]>([
  ['space-bowl', [person, free, free]],
  ['space-lab', [person, free, free]],
])('alone at a table of %s one invites, even where a match alone could be started', (game, seats) => {
  expect(first(game, seats)).toBe('invite');
});

test.each<[string, Seats]>([
  ['a friend', [person, person, free]],
  ['a bot', [person, free, bot]],
])('with %s the host starts, and everybody else has nothing to do', (_, seats) => {
  expect(first('space-bowl', seats)).toBe('start');
  expect(first('space-bowl', seats, { mayHost: false })).toBeNull();
});
