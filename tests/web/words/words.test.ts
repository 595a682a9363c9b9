// French and German say everything English says, in their own words and with their own typography.
import { describe, expect, test } from 'vitest';
import bowlDe from '#web/games/space-bowl/words/de.ts';
import bowlEn from '#web/games/space-bowl/words/en.ts';
import bowlFr from '#web/games/space-bowl/words/fr.ts';
import mainDe from '#web/words/de.ts';
import mainEn from '#web/words/en.ts';
import mainFr from '#web/words/fr.ts';
import pagesDe from '#web/words/pages/de.ts';
import pagesEn from '#web/words/pages/en.ts';
import pagesFr from '#web/words/pages/fr.ts';
import { bare, kindsOf, leavesOf, plainSpaces, type Samples } from './leaves.ts';

/** Those of Space Bowl in one, whether the daily says them too or the table alone. */
const bowl = <Main, Table>(
  main: Main,
  { table, ...rest }: { table: Table } & Omit<typeof bowlEn, 'table'>,
) => ({
  ...main,
  ...rest,
  ...table,
});

/** Every word of a language, from whichever file. */
const en = { ...mainEn, ...pagesEn, spaceBowl: bowl(mainEn.spaceBowl, bowlEn) };
const fr: Words = { ...mainFr, ...pagesFr, spaceBowl: bowl(mainFr.spaceBowl, bowlFr) };
const de: Words = { ...mainDe, ...pagesDe, spaceBowl: bowl(mainDe.spaceBowl, bowlDe) };
type Words = typeof en;

const names: [string][] = [['Vega']];
/** Somebody who has won, and who has not: whoever reads it is one of them, or neither. */
const pairs = [
  [
    { name: 'Ana', own: true },
    { name: 'Vega', own: false },
  ],
  [
    { name: 'Vega', own: false },
    { name: 'Ana', own: true },
  ],
  [
    { name: 'Vega', own: false },
    { name: 'Rigel', own: false },
  ],
] as const;
const counts: [number][] = [[0], [1], [2], [21]];

const samplesOf = (words: Words): Samples<Words> => {
  const { cells, planets, place } = words.spaceBowl;
  const faults = cells.flatMap((cell) =>
    planets.map((planet): [string, string, string] => [cell, planet, place(2, 3)]),
  );
  const calls: [string, number, boolean][] = [
    ['Vega', 0.4, true],
    ['Vega', 12.34, false],
  ];
  return {
    home: {
      playNowNote: [[0], [1], [2], [5]],
      open: [['Vega, Rigel']],
      lookBack: [['Vega, Rigel']],
      unreadable: counts,
    },
    daily: {
      title: [[18]],
      begun: counts,
      solved: [[5, 6, '1:43']],
      streak: counts,
      next: [['7:04:09']],
    },
    table: {
      wins: [
        ['Vega', 1],
        [words.you, 1],
        [`${words.you}, Vega`, 2],
      ],
    },
    newMatch: { title: [['Space Bowl']], remove: names, colourOf: names, tooFew: [[1], [2]] },
    challenge: { title: [['Space Bowl']], toBeat: [['0:31.4']] },
    replay: {
      player: [[1]],
      stepOf: [[3, 20]],
      round: [[1]],
      takesLead: names,
      gains: [
        ['Vega', 1],
        ['Vega', 6],
      ],
      atTable: names,
    },
    statistics: {
      unplayed: names,
      play: [['Space Bowl']],
      another: [['Vega', 2]],
      mean: [[10]],
      curve: [
        [1, '7:04', '12'],
        [2, '7:04', '12'],
      ],
      ahead: [[1], [2]],
      inRow: [[3]],
    },
    about: { credit: [['Space Bowl', 'Vega', 'Rigel', 'Deneb']] },
    settings: {
      tokenName: [[words.seatColours[0]!]],
      imported: [
        [0, 0, 0, 0, 0],
        [1, 1, 1, 1, 1],
        [2, 2, 2, 2, 2],
      ],
      version: [['1.2.3']],
    },
    spaceBowl: {
      pointsCount: counts,
      stock: counts,
      scoreOf: [['Vega', 4]],
      round: [[1, 10]],
      pile: [
        [1, planets[0]!],
        [10, planets[1]!],
      ],
      place: [[2, 3]],
      shortPlace: [[2, 3]],
      secondsLeft: counts,
      calledGo: names,
      calledDoom: names,
      jokerPut: [['Vega', place(2, 3)]],
      marks: { pickOf: names },
      status: {
        first: names,
        next: names,
        canFollow: names,
        waitingFor: [[['Vega']], [['Vega', 'Rigel']], [['Vega', 'Rigel', 'Deneb']]],
        searcher: names,
      },
      faults: { outside: faults, missing: faults, forbidden: faults, faceDown: faults },
      result: {
        title: [[1]],
        wentGo: calls,
        wentDoom: calls,
        answers: [
          [0, 0],
          [1, 0],
          [1, 1],
          [2, 0],
          [2, 1],
          [2, 2],
          [3, 2],
        ],
        withJoker: counts,
      },
      overlooked: {
        from: [
          [1, 0, 1],
          [2, 1, 2],
          [20, 80, 101],
        ],
        most: names,
        share: [['60 %']],
      },
      lookingBack: {
        throws: names,
        callsGo: [['Vega', 4.2]],
        callsDoom: [['Vega', 4.2]],
        follows: names,
        joker: [['Vega', place(2, 3)]],
        there: [
          [1, place(2, 3)],
          [2, place(2, 3)],
        ],
        allFound: [[1], [2]],
        missed: [
          [1, 1],
          [2, 2],
          [1, 2],
        ],
      },
      over: {
        lines: counts,
        why: {
          overtook: pairs.map(([one, other]) => [one, other]),
          scored: pairs.map(([one, other]) => [one, 6, other, 4, 9]),
          gained: pairs.map(([one, other]) => [one, 11, 5, other, 8, 5]),
          lost: pairs.flatMap(([one, other]): [typeof one, number, typeof other, number][] => [
            [one, 0, other, 2],
            [one, 2, other, 5],
          ]),
        },
      },
      options: { with: [['A', 'B']], limit: [[0], [60], [180]], seconds: [[3]] },
    },
  };
};

const english = leavesOf(en, samplesOf(en));

/** Names, numbers and words that both languages share. */
const sameInBoth = [
  'replay.pause',
  'statistics.another',
  'settings.version',
  'spaceBowl.joker',
  'spaceBowl.scoreOf',
  'spaceBowl.options.seconds',
  'spaceBowl.options.with',
];
const languages = [
  {
    name: 'French',
    words: fr,
    same: [
      ...sameInBoth,
      'spaceBowl.go',
      'spaceBowl.lookingBack.show',
      'spaceBowl.saidGo',
      'spaceBowl.points',
      'spaceBowl.marks.joker',
      'spaceBowl.result.reasons.joker',
    ],
  },
  {
    name: 'German',
    words: de,
    same: [
      ...sameInBoth,
      'newMatch.bot',
      'replay.speeds.normal',
      'newMatch.name',
      'newMatch.person',
      'settings.vibration',
      'spaceBowl.box',
      'spaceBowl.status.next',
      'table.pause',
    ],
  },
];

describe.each(languages)('$name', ({ words, same }) => {
  const leaves = leavesOf(words, samplesOf(words));

  test('has every key of English with the same kind of value', () => {
    expect(kindsOf(leaves)).toEqual(kindsOf(english));
  });

  test('leaves nothing empty that English says', () => {
    for (const [path, { said }] of leaves) {
      for (const [at, text] of said.entries()) {
        const silent = english.get(path)!.kind === 'string' && english.get(path)!.said[0] === '';
        expect(text.trim() === '', `${path} ${at}`).toBe(silent);
        expect(text, path).not.toMatch(/undefined|NaN|\[object/);
      }
    }
  });

  test('says nothing in English but what is the same word', () => {
    const equal = [...leaves].filter(([path, { said }]) => {
      const theirs = english.get(path)!.said;
      return said.join('') !== '' && said.every((text, at) => bare(text) === bare(theirs[at] ?? ''));
    });
    expect(equal.map(([path]) => path).sort()).toEqual([...same].sort());
  });

  test('uses every planet, cell and card it is given in the sentences about a wrong pick', () => {
    const { missing, forbidden, outside } = words.spaceBowl.faults;
    for (const [cell, planet, card] of samplesOf(words).spaceBowl.faults.missing) {
      for (const text of [missing(cell, planet, card), forbidden(cell, planet, card)]) {
        for (const part of [cell, planet, card]) expect(text).toContain(part);
      }
      expect(outside(cell, planet, card)).toContain(cell);
    }
  });

  test('keeps apart the planets, the cells and the colours', () => {
    for (const list of [words.spaceBowl.planets, words.spaceBowl.cells, words.seatColours]) {
      expect(new Set(list).size).toBe(list.length);
    }
  });

  test('keeps the buttons of the table short', () => {
    const { go, follow, confirm, joker, jokerCancel, point, pointing } = words.spaceBowl;
    const { followDoomShort, throwMarbles, nextRound } = words.spaceBowl;
    const buttons = [go, follow, confirm, joker, jokerCancel, point, pointing, followDoomShort];
    for (const text of [...buttons, throwMarbles, nextRound]) {
      expect(text.length, text).toBeLessThanOrEqual(18);
    }
  });

  test('uses curly quotes and apostrophes', () => {
    for (const [path, { said }] of leaves) for (const text of said) expect(text, path).not.toMatch(/["']/);
  });
});

test('French puts a narrow no-break space before ! ? : ; and inside its quotes', () => {
  for (const [path, { said }] of leavesOf(fr, samplesOf(fr))) {
    for (const text of said) {
      const ours = text.replace('Sit Down!', '');
      expect(ours, path).not.toMatch(/(?<!\u202f)[!?;»]|(?<!\u202f|\d):|«(?!\u202f)/u);
    }
  }
});

test('German closes every quote it opens', () => {
  for (const [path, { said }] of leavesOf(de, samplesOf(de))) {
    for (const text of said) expect(text.replace(/„[^„“”]*“/gu, ''), path).not.toMatch(/[„“”«»]/u);
  }
});

const plurals: [string, Words, string[], string[], string[]][] = [
  [
    'English',
    en,
    ['0 points', '1 point', '2 points'],
    ['0 cards', '1 card', '2 cards'],
    ['0 seconds left', '1 second left', '2 seconds left'],
  ],
  [
    'French',
    fr,
    ['0 point', '1 point', '2 points'],
    ['0 carte', '1 carte', '2 cartes'],
    ['encore 0 seconde', 'encore 1 seconde', 'encore 2 secondes'],
  ],
  [
    'German',
    de,
    ['0 Punkte', '1 Punkt', '2 Punkte'],
    ['0 Karten', '1 Karte', '2 Karten'],
    ['noch 0 Sekunden', 'noch 1 Sekunde', 'noch 2 Sekunden'],
  ],
];

test.each(plurals)('%s counts 0, 1 and 2 rightly', (_name, { spaceBowl }, points, cards, seconds) => {
  expect([0, 1, 2].map(spaceBowl.pointsCount)).toEqual(points);
  expect([0, 1, 2].map(spaceBowl.stock)).toEqual(cards);
  expect([0, 1, 2].map(spaceBowl.secondsLeft)).toEqual(seconds);
});

test('French agrees its participles with what was counted', () => {
  const { answers } = fr.spaceBowl.result;
  expect(plainSpaces(answers(1, 0))).toBe('1 destination, trouvée. Touche-la pour la voir :');
  expect(plainSpaces(answers(1, 1))).toBe(
    '1 destination, que personne n’a trouvée. Touche-la pour la voir :',
  );
  expect(plainSpaces(answers(3, 0))).toBe('3 destinations, toutes trouvées. Touche pour voir :');
  expect(plainSpaces(answers(3, 1))).toBe(
    '3 destinations, dont 1 que personne n’a trouvée. Touche pour voir :',
  );
  expect(plainSpaces(answers(3, 2))).toBe(
    '3 destinations, dont 2 que personne n’a trouvées. Touche pour voir :',
  );
  expect(fr.settings.imported(1, 0, 0, 0, 2)).toBe(
    '1 partie ajoutée, 0 déjà là, 2 illisibles, laissées de côté',
  );
  expect(fr.settings.imported(0, 2, 0, 14, 0)).toBe(
    '0 partie ajoutée, 2 déjà là, 14 galaxies du jour ajoutées',
  );
});

test('German counts destinations and what was imported', () => {
  const { answers } = de.spaceBowl.result;
  expect(answers(1, 1)).toBe('1 Ziel, von niemandem gefunden. Tippe es an, um es zu sehen:');
  expect(answers(3, 0)).toBe('3 Ziele, alle gefunden. Tippe eins an, um es zu sehen:');
  expect(answers(3, 2)).toBe('3 Ziele, 2 davon von niemandem gefunden. Tippe eins an, um es zu sehen:');
  expect(de.settings.imported(1, 0, 0, 0, 0)).toBe('1 Partie hinzugefügt, 0 schon da');
  expect(de.settings.imported(0, 2, 0, 1, 0)).toBe(
    '0 Partien hinzugefügt, 2 schon da, 1 Galaxie des Tages hinzugefügt',
  );
});

test('seconds are written with the decimal mark of the language', () => {
  const said = [en, fr, de].map((words) => words.spaceBowl.result.wentGo('Vega', 12.34, true));
  expect(said.map((text) => /12[.,]3\s?s\./u.exec(text)?.[0].slice(0, 4))).toEqual(['12.3', '12,3', '12,3']);
});

test('whoever plays without a name is spoken to', () => {
  expect(plainSpaces(fr.table.wins(fr.you, 1))).toBe('Tu gagnes !');
  expect(de.table.wins(de.you, 1)).toBe('Du gewinnst!');
  expect(de.table.wins('Vega', 1)).toBe('Vega gewinnt!');
});
