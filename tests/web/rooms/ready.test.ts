// Who is ready for another match, in the one line that the bar has for it.
import { beforeAll, expect, test } from 'vitest';
import { newParty } from '#shared/rooms/party/party.ts';
import { type PartyView, type SeatView, viewOfParty } from '#shared/rooms/party/view.ts';
import { readySaid } from '#web/rooms/at-table/ready.tsx';
import { roomsWords } from '#web/rooms/words/words.ts';

beforeAll(() => roomsWords.fetch());

const person = (name: string, presence: 'here' | 'away' = 'here'): SeatView => ({
  ...{ kind: 'person', name, colour: 0, presence, since: 0, standIn: null, votes: [] },
});
const seats = [...['Ana', 'Ben', 'Cleo', 'Dan', 'Eva'].map((name) => person(name)), person('Fay', 'away')];
const withReady = (ready: number[]): PartyView => ({
  ...viewOfParty(newParty('space-bowl', 0, {}, 0)),
  ...{ stage: 'match', seats, again: { ready, at: null } },
});

test.each([
  [[], null],
  [[1], 'Ready: Ben'],
  [[1, 0], 'Ready: Ana and Ben'],
  // More names would end in dots.
  [[3, 1, 0], 'Ready: 3 of 5'],
  // Whoever has gone since counts on neither side.
  [[5, 1], 'Ready: Ben'],
])('%j: %s', (ready, said) => {
  expect(readySaid(withReady(ready))).toBe(said);
});
