// The English words of Nim; their shape is what the other languages must fill.

const plural = new Intl.PluralRules('en');
const stones = (n: number) => `${n} ${plural.select(n) === 'one' ? 'stone' : 'stones'}`;

const en = {
  turn: 'Your turn',
  points: (n: number) => `${n} ${plural.select(n) === 'one' ? 'point' : 'points'}`,
  heap: (n: number) => `In the heap: ${stones(n)}`,
  take: (n: number) => `Take ${n}`,
  took: (name: string, n: number) => `${name}: ${stones(n)} taken.`,
  last: (name: string, own: boolean) => `${own ? 'You' : name} took the last stone.`,
  choose: 'Take one, two or three stones.',
  waits: (name: string) => `Waiting for ${name}.`,
  turnOf: (name: string) => `${name}: take one, two or three stones.`,
  refusals: {
    notYourTurn: 'It’s somebody else’s turn.',
    notSoMany: 'There aren’t that many stones left.',
    noClock: 'There’s no clock here.',
  },
  options: { heap: 'Stones in the heap', stones },
  rules: {
    goal: { title: 'Goal', text: ['Take the last stone.'] },
    turn: {
      title: 'A turn',
      text: ['Take one, two or three stones from the heap.', 'Then it is the next player’s turn.'],
    },
    keys: { take: 'take that many stones' },
  },
};

export default en;
export type NimWords = typeof en;
