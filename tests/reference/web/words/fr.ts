// The French words of Nim.
import type { NimWords } from './en.ts';

const plural = new Intl.PluralRules('fr');
const stones = (n: number) => `${n} ${plural.select(n) === 'one' ? 'pierre' : 'pierres'}`;

const fr: NimWords = {
  turn: 'Ton tour',
  points: (n) => `${n} ${plural.select(n) === 'one' ? 'point' : 'points'}`,
  heap: (n) => `Dans le tas\u202f: ${stones(n)}`,
  take: (n) => `Prendre ${n}`,
  took: (name, n) => `${name}\u202f: ${stones(n)} en moins.`,
  last: (name, own) => `${own ? 'Tu as' : `${name} a`} pris la dernière pierre.`,
  choose: 'Prends une, deux ou trois pierres.',
  waits: (name) => `On attend ${name}.`,
  turnOf: (name) => `${name}\u202f: prends une, deux ou trois pierres.`,
  refusals: {
    notYourTurn: 'Ce n’est pas ton tour.',
    notSoMany: 'Il ne reste pas autant de pierres.',
    noClock: 'Il n’y a pas de chrono ici.',
  },
  options: { heap: 'Pierres dans le tas', stones },
  rules: {
    goal: { title: 'But du jeu', text: ['Prends la dernière pierre.'] },
    turn: {
      title: 'Un tour',
      text: ['Prends une, deux ou trois pierres dans le tas.', 'Puis c’est au tour de la personne suivante.'],
    },
    keys: { take: 'prendre autant de pierres' },
  },
};

export default fr;
