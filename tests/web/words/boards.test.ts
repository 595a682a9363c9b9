// The words of the boards, leagues and the calendar in all languages: numbers, typography, and nothing left in English.
import { describe, expect, test } from 'vitest';
import { REFUSALS } from '#shared/api/refusals.ts';
import { TIMINGS } from '#shared/daily/ranking.ts';
import boardsDe from '#web/daily/boards/words/de.ts';
import boardsEn, { type BoardsWords } from '#web/daily/boards/words/en.ts';
import boardsFr from '#web/daily/boards/words/fr.ts';

const COUNTS = [0, 1, 2, 12_345];

/** Everything said with arguments, by its path. */
function spoken({
  board,
  withdraw,
  league,
  friends,
  calendar,
  own,
  travel,
  truth,
  over,
}: BoardsWords): Record<string, string[]> {
  const inBoard = {
    title: [board.title(17)],
    dayBefore: [board.dayBefore('17')],
    dayAfter: [board.dayAfter('19')],
    yours: TIMINGS.map((timing) => board.yours(5, 6, '1:43', timing)),
    selfTimed: COUNTS.slice(1).map(board.selfTimed),
    people: COUNTS.map(board.people),
    andMore: COUNTS.map(board.andMore),
    missedBy: [board.missedBy(3, '62 %')],
    all: [board.all(50)],
    'consent.as': [board.consent.as('Vega')],
    'consent.saved': [board.consent.saved('Vega')],
    scoreBar: COUNTS.map((n) => board.scoreBar(5, n)),
    times: [0, 1, 6].map(board.times),
    timeBar: COUNTS.map((n) => board.timeBar('0:20', '0:40', n)),
    lastTimeBar: COUNTS.map((n) => board.lastTimeBar('4:40', n)),
  };
  const inLeague = {
    members: [league.members('Vega')],
    join: [league.join('Vega'), league.join('')],
    joined: [league.joined('Vega')],
    weekTable: [league.weekTable('17')],
    shareText: [league.shareText('Vega')],
    leaveTitle: [league.leaveTitle('Vega')],
    left: [league.left('Vega')],
    lastWeek: [league.lastWeek('Vega', 38, 42, '9:12')],
    joinedAs: [league.joinedAs('Vega 2', 'Vega')],
  };
  const { care } = league;
  const inCare = {
    by: [care.by('Vega')],
    remove: [care.remove('Vega')],
    removeTitle: [care.removeTitle('Vega')],
    removed: [care.removed('Vega')],
    handsOn: [care.handsOn('Vega')],
  };
  const inFriends = {
    result: [friends.result(5, 6, '1:12')],
    notYet: [friends.notYet('Vega')],
    more: COUNTS.map(friends.more),
    right: [1, 2, 42].flatMap((many) => [friends.right('Vega', many), friends.right(null, many)]),
    ahead: [friends.ahead('Vega', '12 s'), friends.ahead(null, '12 s')],
    alone: [friends.alone('Vega'), friends.alone(null)],
    level: [friends.level('Vega', false), friends.level('Vega', true)],
    arrived: [friends.arrived('Vega', 5, 6, '1:12')],
  };
  const inOwn = {
    best: [own.best('5/6')],
    newBest: [own.newBest('5/6')],
    firstOfKind: [own.firstOfKind('5/6')],
    milestone: [3, 7, 365, 730, 1095].map(own.milestone),
    nextMilestone: [own.nextMilestone(1, 365), own.nextMilestone(365, 1095)],
    againstAverage: [own.againstAverage('17')],
    days: COUNTS.map(own.days),
  };
  const inTravel = {
    over: [travel.over('17', '01:00', '19')],
    here: [travel.here('01:00', '19')],
    solve: [travel.solve(17)],
  };
  const inTruth = {
    time: [truth.time('0:12.3')],
    answers: COUNTS.map(truth.answers),
    fits: [truth.fits('17')],
    fails: [truth.fails('17')],
    turned: [90, 180, 270].map(truth.turned),
    closest: [90, 180, 270].map(truth.closest),
  };
  const inOver = {
    score: [over.score(5, 6)],
    slower: [over.slower('0:02.1')],
    faster: [over.faster('0:02.1')],
    reserves: COUNTS.map(over.reserves),
    next: [over.next('7:04:09')],
    lookAt: [over.lookAt(3)],
  };
  const under = (section: string, said: Record<string, string[]>) =>
    Object.entries(said).map(([key, texts]) => [`${section}.${key}`, texts] as const);
  return Object.fromEntries([
    ...under('board', inBoard),
    ...under('withdraw', { what: COUNTS.map(withdraw.what) }),
    ...under('league', inLeague),
    ...under('league.care', inCare),
    ...under('friends', inFriends),
    ...under('own', inOwn),
    ...under('travel', inTravel),
    ...under('truth', inTruth),
    ...under('over', inOver),
    ...under('calendar.day', { solved: [calendar.day.solved(5, 6)] }),
  ]);
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

const everything = (words: BoardsWords) => [...written(words), ...Object.entries(spoken(words))];
const english = new Map(everything(boardsEn));
const plain = (text: string) => text.replace(/\s/gu, ' ').replace(/ (?=[!?:;])/g, '');

test.each([boardsEn, boardsFr, boardsDe])(
  'there are words for every refusal, and for no network',
  ({ refusals }) => {
    expect(Object.keys(refusals).sort()).toEqual([...REFUSALS, 'offline'].sort());
    expect(new Set(Object.values(refusals)).size).toBe(REFUSALS.length + 1);
  },
);

test('every function among the words is spoken here', () => {
  expect(Object.keys(spoken(boardsEn)).sort()).toEqual(functionsIn(boardsEn).sort());
});

describe.each([
  { name: 'English', words: boardsEn },
  { name: 'French', words: boardsFr },
  { name: 'German', words: boardsDe },
])('$name', ({ words }) => {
  test('says something everywhere, with its own quotes and apostrophes', () => {
    for (const [path, texts] of everything(words)) {
      for (const text of texts) {
        expect(text.trim(), path).not.toBe('');
        expect(text, path).not.toMatch(/["']|undefined|NaN|\[object/);
      }
    }
  });

  test('praises every score from none to six', () => {
    expect(words.over.praise).toHaveLength(7);
  });

  test('groups the digits of large numbers as the language does', () => {
    expect(words.withdraw.what(12_345)).toMatch(/12[.,\s]345/u);
  });
});

test.each([
  ['French', boardsFr, ['columns.place']],
  ['German', boardsDe, ['columns.name', 'friends.arrived', 'truth.time']],
])('%s says nothing in English but what is the same word', (_, words, same) => {
  const equal = everything(words).filter(([path, texts]) =>
    texts.every((text, at) => plain(text) === plain(english.get(path)![at]!)),
  );
  expect(equal.map(([path]) => path).sort()).toEqual(same);
});

test('French puts a narrow no-break space before ! ? : ; and inside its quotes', () => {
  for (const [path, texts] of everything(boardsFr)) {
    for (const text of texts) {
      expect(text, path).not.toMatch(/(?<!\u202f)[!?;»]|(?<!\u202f|\d):|«(?!\u202f)/u);
    }
  }
});

test.each([
  ['English', boardsEn, ['0 results', '1 result', '2 results']],
  ['French', boardsFr, ['0 résultat', '1 résultat', '2 résultats']],
  ['German', boardsDe, ['0 Ergebnisse', '1 Ergebnis', '2 Ergebnisse']],
])('%s counts 0, 1 and 2 rightly', (_, { board }, counted) => {
  const bars = [0, 1, 2].map((n) => plain(board.timeBar('0:20', '0:40', n)));
  for (const [at, text] of counted.entries()) expect(bars[at]).toMatch(new RegExp(`: ${text}$`));
});

test.each([
  ['English', boardsEn, ['0 reserves', '1 reserve', '2 reserves']],
  ['French', boardsFr, ['0 réserve', '1 réserve', '2 réserves']],
  ['German', boardsDe, ['0 Reserven', '1 Reserve', '2 Reserven']],
] as const)('%s counts 0, 1 and 2 reserves rightly', (_, { over }, reserves) => {
  expect([0, 1, 2].map(over.reserves)).toEqual(reserves);
});

test('French agrees with what was marked', () => {
  expect([1, 3].map((n) => plain(boardsFr.truth.answers(n)))).toEqual([
    '1 destination, marquée ✓.',
    '3 destinations, marquées ✓.',
  ]);
});
