// Whom a turn game waits for that is not here, and until when.
import { expect, test } from 'vitest';
import type { GameId } from '#shared/games/registry.ts';
import { AWAY_GRACE, newParty, type Presence } from '#shared/rooms/party/party.ts';
import { type PartyView, viewOfParty } from '#shared/rooms/party/view.ts';
import { waitedFor, waitsUntil } from '#web/rooms/at-table/waiting-for.ts';

const person = (name: string, presence: Presence, standIn: 2 | null = null) => ({
  kind: 'person' as const,
  name,
  colour: 0,
  presence,
  since: 5_000,
  standIn,
  votes: [],
});

function partyOf(game: GameId, seats: PartyView['seats']): PartyView {
  return { ...viewOfParty(newParty(game, 2, {}, 0)), host: 0, match: 1, stage: 'match', seats };
}
const named = (party: PartyView, view: unknown) => waitedFor(party, view).map(({ person }) => person.name);

test('whose turn it is and who is away or has left, but nobody for whom a bot plays already', () => {
  const turnOf = (seat: number) => ({ phase: { kind: 'act', seat } });
  const party = partyOf('gravity-superstar', [
    person('Ana', 'here'),
    person('Ben', 'away'),
    person('Cleo', 'left'),
    person('Dan', 'away', 2),
    { kind: 'bot', name: 'Vega', colour: 4, level: 2 },
  ]);
  const waited = [0, 1, 2, 3, 4].map((seat) => named(party, turnOf(seat)));
  expect(waited).toEqual([[], ['Ben'], ['Cleo'], [], []]);
  expect(named(party, { phase: { kind: 'over' } })).toEqual([]);
});

test('several at once, where several are to act', () => {
  const party = partyOf('space-lab', [person('Ana', 'left'), person('Ben', 'here'), person('Cleo', 'away')]);
  expect(named(party, { acting: [0, 1, 2] })).toEqual(['Ana', 'Cleo']);
});

test('nobody where time runs for all at once', () => {
  const party = partyOf('space-bowl', [person('Ana', 'away'), person('Ben', 'here')]);
  expect(named(party, { phase: { kind: 'act', seat: 0 } })).toEqual([]);
});

test('until the time of grace is over', () => {
  const party = partyOf('space-lab', [person('Ana', 'away')]);
  const [waiting] = waitedFor(party, { acting: [0] });
  expect(waitsUntil(waiting!.person, party)).toBe(5_000 + AWAY_GRACE);
  expect(waitsUntil(waiting!.person, { ...party, wentOn: 9_000 })).toBe(9_000 + AWAY_GRACE);
  expect(
    waitedFor({ ...party, stands: { why: 'pause', since: 0, awaited: [], until: null } }, { acting: [0] }),
  ).toEqual([]);
});
