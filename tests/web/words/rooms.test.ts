// The words of online rooms in all languages: every reason has its own, numbers, typography, nothing left in English.
import { describe, expect, test } from 'vitest';
import { LEVELS } from '#shared/engine/game.ts';
import { PARTY_REASONS } from '#shared/rooms/party/party.ts';
import { CLOSE_REASONS, REACTIONS } from '#shared/rooms/protocol.ts';
import roomsDe from '#web/rooms/words/de.ts';
import roomsEn, { type RoomsWords } from '#web/rooms/words/en.ts';
import roomsFr from '#web/rooms/words/fr.ts';
import mainDe from '#web/words/de.ts';
import mainEn from '#web/words/en.ts';
import mainFr from '#web/words/fr.ts';

const COUNTS = [0, 1, 2, 7];
const WHYS = Object.keys(roomsEn.notice.said) as (keyof RoomsWords['notice']['said'])[];
const ALL = [
  { name: 'English', words: roomsEn, entry: mainEn.opening },
  { name: 'French', words: roomsFr, entry: mainFr.opening },
  { name: 'German', words: roomsDe, entry: mainDe.opening },
];

/** Everything said with arguments, by its path. */
function spoken(words: RoomsWords): Record<string, string[]> {
  const { invite, kept, seats, sit, start, bar, vote, wait, move, notice, react, verdict, news } = words;
  const { course, again, row, game } = words;
  return {
    title: [words.title('Space Bowl')],
    held: LEVELS.flatMap((level) => COUNTS.map((n) => words.held(level, n))),
    'invite.by': [invite.by('Ana')],
    'invite.text': [invite.text('Space Bowl')],
    'invite.qrAlt': [invite.qrAlt('/r/abc')],
    'kept.with': [kept.with('Ana')],
    'kept.turn': [kept.turn('Ana')],
    'kept.lastSeen': [kept.lastSeen('X')],
    'kept.forget': [kept.forget('Space Bowl')],
    'seats.addBotHere': [seats.addBotHere(3)],
    'seats.botWith': LEVELS.map(seats.botWith),
    'seats.levelOf': [seats.levelOf('Vega')],
    'seats.standIn': LEVELS.map(seats.standIn),
    'seats.remove': [seats.remove('Ana')],
    'seats.removeTitle': [seats.removeTitle('Ana')],
    'seats.watchers': COUNTS.map(seats.watchers),
    'sit.taken': [sit.taken('heart')],
    'start.tooFew': [start.tooFew(2)],
    'start.waiting': [start.waiting('Ana')],
    'start.hostAway': [start.hostAway('Ana')],
    'bar.awayNow': [bar.awayNow('Ana')],
    'vote.ask': [vote.ask('Ana')],
    'vote.count': [vote.count(1, 2)],
    'wait.waiting': [wait.waiting('Ana')],
    'wait.left': [wait.left('0:43')],
    'move.left': [move.left('1:30')],
    'move.qrAlt': [move.qrAlt('ABC234')],
    'react.said': [react.said('Ana', 'X')],
    'notice.missed': WHYS.map((why) => notice.missed(why, '40 s')),
    'verdict.first': [verdict.first('Ana')],
    'verdict.later': [verdict.later('Ana', '0.07')],
    'news.sat': [news.sat('Ana')],
    'news.left': [news.left('Ana')],
    'news.away': [news.away('Ana')],
    'news.back': [news.back('Ana')],
    'news.bot': [news.bot('Vega')],
    'news.botGone': [news.botGone('Vega')],
    'news.level': LEVELS.map((level) => news.level('Vega', level)),
    'news.standIn': [news.standIn('Ana')],
    'news.voted': [news.voted('Ana', 1, 2)],
    'news.host': [news.host('Ana')],
    'course.waits': [course.waits('Ana')],
    'course.goesOn': [course.goesOn('12 s')],
    'course.wantOn': [course.wantOn('Ana')],
    'course.wantsPause': [course.wantsPause('Ana')],
    'course.wantPause': [course.wantPause('Ana')],
    'course.ofNeeded': [course.ofNeeded(1, 2)],
    'again.ready': [again.ready('Ana')],
    'again.readyOf': [again.readyOf(5, 8)],
    'again.open': [again.open('Ana')],
    'again.starts': [again.starts('12 s')],
    'again.wants': [again.wants('Ana')],
    'row.now': [row.now('Vega')],
    'row.yours': [row.yours(1)],
    'row.place': [row.place(1)],
    'row.listed': [row.listed('Ana')],
    'row.waits': [row.waits('Ana')],
    'row.gone': [row.gone('Ana')],
    'game.tooMany': [game.tooMany(4)],
    'game.news': [game.news('Space Bowl')],
  };
}

function written(words: object, path = ''): [string, string[]][] {
  return Object.entries(words).flatMap(([key, value]): [string, string[]][] => {
    if (typeof value === 'string') return [[path + key, [value]]];
    return typeof value === 'object' ? written(value, `${path}${key}.`) : [];
  });
}

function functionsIn(words: object, path = ''): string[] {
  return Object.entries(words).flatMap(([key, value]) => {
    if (typeof value === 'function') return [path + key];
    return typeof value === 'object' ? functionsIn(value, `${path}${key}.`) : [];
  });
}

const everything = ({ words, entry }: (typeof ALL)[number]) => [
  ...written(words),
  ...Object.entries(spoken(words)),
  ...written(entry, 'entry.'),
];
const english = new Map(everything(ALL[0]!));
const plain = (text: string) => text.replace(/\s/gu, ' ').replace(/ (?=[!?:;])/g, '');

/** Only names, numbers and signs. */
const SAME = ['react.said', 'verdict.later', 'course.stands.pause'];

test('every function among the words is spoken here', () => {
  expect(Object.keys(spoken(roomsEn)).sort()).toEqual(functionsIn(roomsEn).sort());
});

describe.each(ALL)('$name', (language) => {
  const { words } = language;

  test('has its own words for every close reason, refusal, reaction and level', () => {
    const { closed, refusals, react, levels } = words;
    const texts = [
      Object.values(closed).map(({ title }) => title),
      Object.values(closed).map(({ note }) => note),
      Object.values(refusals),
      Object.values(react.names),
      Object.values(levels),
    ];
    expect(Object.keys(closed).sort()).toEqual([...CLOSE_REASONS].sort());
    expect(Object.keys(refusals).sort()).toEqual([...PARTY_REASONS, 'malformed', 'notOver'].sort());
    expect(Object.keys(react.names).sort()).toEqual([...REACTIONS].sort());
    for (const group of texts) expect(new Set(group).size).toBe(group.length);
  });

  test('says something everywhere, with its own quotes and apostrophes', () => {
    for (const [path, texts] of everything(language)) {
      for (const text of texts) {
        expect(text.trim(), path).not.toBe('');
        expect(text, path).not.toMatch(/["']|undefined|NaN|\[object/);
      }
    }
  });
});

test.each([
  [ALL[1]!, [...SAME, 'evening.points']],
  [ALL[2]!, [...SAME, 'seats.bot', 'evening.name']],
])('$name says nothing in English but what is the same word', (language, same) => {
  const equal = everything(language).filter(([path, texts]) =>
    texts.every((text, at) => plain(text) === plain(english.get(path)![at]!)),
  );
  expect(equal.map(([path]) => path).sort()).toEqual([...same].sort());
});

test('French puts a narrow no-break space before ! ? : ; and inside its quotes', () => {
  for (const [path, texts] of everything(ALL[1]!)) {
    for (const text of texts) {
      expect(text, path).not.toMatch(/(?<!\u202f)[!?;»]|(?<!\u202f|\d):|«(?!\u202f)/u);
    }
  }
});

test.each([
  ['English', roomsEn, ['0 people watch', '1 person watches', '2 people watch']],
  ['French', roomsFr, ['0 personne regarde', '1 personne regarde', '2 personnes regardent']],
  ['German', roomsDe, ['0 Personen sehen zu', '1 Person sieht zu', '2 Personen sehen zu']],
])('%s counts 0, 1 and 2 rightly', (_, { seats }, counted) => {
  expect([0, 1, 2].map(seats.watchers)).toEqual(counted);
});
