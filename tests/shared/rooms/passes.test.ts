// Seat passes: good once, for two minutes, and not for whoever guesses.
import { expect, test } from 'vitest';
import { isRefusal } from '#shared/engine/game.ts';
import { begin } from '#shared/rooms/party/match.ts';
import { leave, newParty, type Party, personAt, seatOf, sit } from '#shared/rooms/party/party.ts';
import { issuePass, missPass, takePass } from '#shared/rooms/party/passes.ts';

const CODE = 'ABCDEF';

function people(...keys: string[]): Party {
  return keys.reduce<Party>(
    (party, key, at) => {
      const seated = sit(party, key, key, at, 0);
      if (isRefusal(seated)) throw new Error(seated.refused);
      return seated as Party;
    },
    newParty('space-bowl', 8, {}, 0),
  );
}
const begun = (party: Party) => begin(party, 2, 1000) as Party;

test('a pass moves the seat to the new key, and the old key is nobody', () => {
  const party = takePass(issuePass(people('a', 'b'), 1, CODE, 0), CODE, 'new', 5)!;
  expect([seatOf(party, 'new'), seatOf(party, 'b'), party.passes]).toEqual([1, null, []]);
  expect(takePass(party, CODE, 'third', 6)).toBeNull();
});

test('it is good for two minutes, and the next for the same seat takes its place', () => {
  const party = issuePass(people('a', 'b'), 1, CODE, 1000);
  expect(party.passes).toEqual([{ code: CODE, seat: 1, until: 121_000 }]);
  expect(takePass(party, CODE, 'new', 120_999)).not.toBeNull();
  expect(takePass(party, CODE, 'new', 121_000)).toBeNull();
  const second = issuePass(issuePass(party, 0, 'OTHERS', 2000), 1, 'SECOND', 3000);
  expect(second.passes.map(({ code }) => code)).toEqual(['OTHERS', 'SECOND']);
  expect(issuePass(second, 1, 'THIRDS', 122_500).passes.map(({ code }) => code)).toEqual(['THIRDS']);
});

test('after five wrong codes none is good; a new pass begins the count again', () => {
  let party = issuePass(people('a', 'b'), 1, CODE, 0);
  for (let tries = 1; tries <= 4; tries++) party = missPass(party);
  expect(takePass(party, CODE, 'new', 1)).not.toBeNull();
  party = missPass(party);
  expect([party.wrongPasses, takePass(party, CODE, 'new', 1)]).toEqual([5, null]);
  expect(issuePass(party, 1, CODE, 2)).toMatchObject({ wrongPasses: 0, passes: [{ code: CODE }] });
});

test('it does not outlive its person on the seat', () => {
  const free = leave(issuePass(people('a', 'b'), 1, CODE, 0), 1, 1);
  const next = sit(free, 'c', 'c', 1, 2) as Party;
  expect(seatOf(next, 'c')).toBe(1);
  expect(takePass(next, CODE, 'new', 3)).toBeNull();
  expect(takePass(leave(issuePass(begun(people('a', 'b')), 1, CODE, 0), 1, 1), CODE, 'new', 3)).toBeNull();
});

test('it follows its seat when the ranks close', () => {
  const thin = leave(issuePass(people('a', 'b', 'c'), 2, CODE, 0), 1, 0);
  expect(seatOf(takePass(begun(thin), CODE, 'new', 1)!, 'new')).toBe(1);
});

test('a device that sat elsewhere leaves that seat: nobody has two', () => {
  const lobby = takePass(issuePass(people('a', 'b', 'c'), 2, CODE, 0), CODE, 'a', 1)!;
  expect([seatOf(lobby, 'a'), lobby.seats[0]!.kind, lobby.host]).toEqual([2, 'free', 1]);
  const match = takePass(issuePass(begun(people('a', 'b', 'c')), 2, CODE, 0), CODE, 'a', 1)!;
  expect([seatOf(match, 'a'), personAt(match, 0)!.presence, match.host]).toEqual([2, 'left', 1]);
});

test('used on the device that has the seat, it changes nothing', () => {
  const party = people('a', 'b');
  expect(takePass(issuePass(party, 1, CODE, 0), CODE, 'b', 1)).toEqual(party);
});
