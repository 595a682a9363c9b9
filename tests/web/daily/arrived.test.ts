// What has come into a league since one last looked, and how it is said.
import { beforeAll, expect, test } from 'vitest';
import { boardsWords } from '#web/daily/boards/words/words.ts';
import { arrivedSince, othersWho } from '#web/daily/friends/arrived.ts';
import { arrivedText } from '#web/daily/friends/arrived-words.ts';
import { namesOf } from '#web/daily/friends/names.ts';
import { league, MONDAY, member, on } from './members.ts';

beforeAll(() => boardsWords.fetch());

const ana = member('Ana', [on(6, 90_000)], { mine: true });
const ben = member('Ben', [on(5, 72_000)]);
const cleo = member('', [on(6, 80_000)]);
const dora = member('Dora', [null, on(6, 1)]);
const all = league([ana, ben, cleo, dora]);

test('one’s own result is no news, and neither is that of another day', () => {
  expect(othersWho(all, MONDAY)).toEqual([cleo.member, ben.member]);
});

test('only what was not seen before is new, the best first', () => {
  const names = (seen: number[]) => arrivedSince(all, MONDAY, seen).map(({ member }) => member);
  expect(names([])).toEqual([cleo, ben]);
  expect(names([cleo.member])).toEqual([ben]);
  expect(names([cleo.member, ben.member])).toEqual([]);
});

test('one or two are named, of more the first two', () => {
  const said = (...members: Parameters<typeof league>[0]) =>
    arrivedText(arrivedSince(league(members), MONDAY, []));
  expect(said(ben)).toBe('Ben: 5/6 in 1:12.');
  expect(said(ben, cleo)).toBe('Someone: 6/6 in 1:20 and Ben: 5/6 in 1:12.');
  const crowd = [1, 2, 3].map((score) => member(`Nr. ${score}`, [on(score, 60_000)]));
  expect(said(...crowd, ben)).toBe('Ben: 5/6 in 1:12, Nr. 3: 3/6 in 1:00, and 2 more.');
});

test('of a crowd a few are named', () => {
  const crowd = Array.from({ length: 12 }, (_, at) => member(`Nr. ${at}`));
  expect(namesOf([ana, ben])).toBe('you and Ben');
  expect(namesOf(crowd)).toBe('Nr. 0, Nr. 1, Nr. 2, Nr. 3, Nr. 4, and 7 more');
});
