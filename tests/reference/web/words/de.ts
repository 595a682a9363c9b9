// The German words of Nim.
import type { NimWords } from './en.ts';

const plural = new Intl.PluralRules('de');
const stones = (n: number) => `${n} ${plural.select(n) === 'one' ? 'Stein' : 'Steine'}`;

const de: NimWords = {
  turn: 'Du bist dran',
  points: (n) => `${n} ${plural.select(n) === 'one' ? 'Punkt' : 'Punkte'}`,
  heap: (n) => `Im Haufen: ${stones(n)}`,
  take: (n) => `${n} nehmen`,
  took: (name, n) => `${name}: ${stones(n)} genommen.`,
  last: (name, own) => `${own ? 'Du hast' : `${name} hat`} den letzten Stein genommen.`,
  choose: 'Nimm einen, zwei oder drei Steine.',
  waits: (name) => `${name} ist dran.`,
  turnOf: (name) => `${name}: Nimm einen, zwei oder drei Steine.`,
  refusals: {
    notYourTurn: 'Du bist nicht dran.',
    notSoMany: 'So viele Steine liegen nicht mehr da.',
    noClock: 'Hier gibt es keine Uhr.',
  },
  options: { heap: 'Steine im Haufen', stones },
  rules: {
    goal: { title: 'Ziel', text: ['Nimm den letzten Stein.'] },
    turn: {
      title: 'Ein Zug',
      text: ['Nimm einen, zwei oder drei Steine vom Haufen.', 'Dann ist die nächste Person dran.'],
    },
    keys: { take: 'so viele Steine nehmen' },
  },
};

export default de;
