// What is said aloud of the course of a room: each change once, and to nobody what they did themselves.
import { beforeAll, expect, test } from 'vitest';
import { newParty } from '#shared/rooms/party/party.ts';
import { type PartyView, type SeatView, viewOfParty } from '#shared/rooms/party/view.ts';
import { courseNews } from '#web/rooms/both/course-news.ts';
import { doorNews } from '#web/rooms/both/door-news.ts';
import { roomsWords } from '#web/rooms/words/words.ts';

beforeAll(() => roomsWords.fetch());

const person = (name: string): SeatView => ({
  ...{ kind: 'person', name, colour: 0, presence: 'here', since: 0, standIn: null, votes: [] },
});
const seats = [person('Ana'), person('Ben')];
const party = (more: Partial<PartyView> = {}): PartyView => ({
  ...viewOfParty(newParty('space-bowl', 0, {}, 0)),
  ...{ stage: 'match', seats },
  ...more,
});
const ana = { own: 0, at: 1000 };
const ben = { own: 1, at: 1000 };
const stands = { why: 'pause', since: 0, awaited: [0, 1], until: null } as const;

test('who would like a pause is said to the others', () => {
  const asked = party({ pausing: [0] });
  expect(courseNews(party(), asked, ben)).toEqual(['Ana would like a pause.']);
  expect(courseNews(party(), asked, ana)).toEqual([]);
  expect(courseNews(asked, asked, ben)).toEqual([]);
});

test('a pause begins, ends soon, and is over', () => {
  const asked = party({ pausing: [0, 1] });
  const paused = party({ stands });
  expect(courseNews(asked, paused, ana)).toEqual(['Pause.', 'Waiting for Ana and Ben.']);
  const ending = party({ stands: { ...stands, until: 16_000 }, pausing: [1] });
  expect(courseNews(paused, ending, ana)).toEqual(['Resuming in 15 seconds.', 'Ready to continue: Ben.']);
  expect(courseNews(ending, ending, ana)).toEqual([]);
  expect(courseNews(ending, party(), ana)).toEqual(['The match has resumed.']);
});

test('in a turn game nobody in particular is waited for in a pause: one is enough to go on', () => {
  const inTurns = { game: 'gravity-superstar' } as const;
  expect(courseNews(party(inTurns), party({ ...inTurns, stands }), ana)).toEqual([
    'Pause.',
    'Anyone can continue.',
  ]);
});

test('who is ready for another match, and when it begins without the others', () => {
  const ready = party({ again: { ready: [1], at: 31_000 } });
  const starts = 'The next match starts in 30 seconds.';
  expect(courseNews(party(), ready, ana)).toEqual(['Ben is ready for another match.', starts]);
  expect(courseNews(party(), ready, ben)).toEqual([starts]);
});

test('who waits in the row, who no longer does, and whether the door is open', () => {
  const cleo = { name: 'Cleo', colour: 2, away: null };
  const waiting = party({ row: [cleo] });
  expect(doorNews(party(), waiting)).toEqual(['Cleo is waiting for the next match.']);
  expect(doorNews(waiting, party())).toEqual(['Cleo is no longer waiting.']);
  expect(doorNews(waiting, party({ seats: [...seats, person('Cleo')] }))).toEqual([]);
  expect(doorNews(party(), party({ closed: true }))).toEqual(['The door is closed.']);
  expect(doorNews(party({ closed: true }), party())).toEqual(['The door is open.']);
});
