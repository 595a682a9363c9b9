// The English words of a table of Gravity Superstar alone.

const plural = new Intl.PluralRules('en');
const count = (n: number, one: string, other: string) => `${n} ${plural.select(n) === 'one' ? one : other}`;

export const gravityEn = {
  board: 'The planets',
  round: (round: number) => `Round ${round}`,
  starsLeft: (left: number, end: number) => `${count(left, 'star', 'stars')} left; ends at ${end}`,
  lastRound: 'Last round',
  cards: { long: 'Long jump', high: 'High jump', drop: 'Drop', rotate: 'Turn', wild: 'Wild' },
  hand: 'Your cards',
  played: 'played',
  down: 'face down',
  tricks: {
    long: { left: 'Long jump left', right: 'Long jump right' },
    high: { left: 'High jump left', right: 'High jump right' },
    drop: 'Drop through the platform',
    rotate: { left: 'Turn left', right: 'Turn right', round: 'Turn round' },
    simple: { left: 'Step left, face down', right: 'Step right, face down' },
  },
  place: (column: number, row: number) => `column ${column} row ${row}`,
  feet: ['feet to the north', 'feet to the east', 'feet to the south', 'feet to the west'],
  colours: ['blue', 'yellow', 'pink', 'green', 'orange', 'white'],
  star: (colour: string) => `${colour} star`,
  stars: (n: number, colour: string) => count(n, `${colour} star`, `${colour} stars`),
  token: 'replay token',
  tokens: (n: number) => count(n, 'replay token', 'replay tokens'),
  points: (n: number) => count(n, 'point', 'points'),
  collects: (things: string) => `collects ${things}`,
  ejects: (names: string) => `ejects ${names}`,
  lands: (place: string, feet: string) => `ends at ${place}, ${feet}`,
  nothing: 'collects nothing',
  pawn: (feet: string, place: string) => `Your pawn: ${feet}, at ${place}.`,
  lies: (feet: string, place: string) => `pawn at ${place}, ${feet}`,
  off: 'pawn off the board',
  chart: {
    title: 'The planets in words',
    row: (row: number, things: string) => `Row ${row}: ${things}`,
    cell: (column: number, thing: string) => `column ${column}, ${thing}`,
    covered: (star: string) => `${star} on a replay sign`,
    replay: 'replay sign',
    open: (feet: string) => `open door, ${feet}`,
    closed: (feet: string) => `door, ${feet}`,
    pawn: (name: string, feet: string) => `${name}, ${feet}`,
    nothing: 'nothing',
  },
  status: {
    choose: 'Choose a card.',
    where: 'Choose where to go.',
    several: 'Several moves end there: choose one of them.',
    nowhere: 'This card leads nowhere from here.',
    again: 'For a replay token you may act once more: choose a card, or end your turn.',
    steal: (name: string) => `Take something from ${name}.`,
    waits: (name: string) => `To play: ${name}`,
    entered: (name: string) => `${name}: in by the open door.`,
  },
  turn: 'What can be done',
  refill: 'Take cards back',
  end: 'End turn',
  undo: 'Undo',
  take: (thing: string) => `Take: ${thing}`,
  seats: 'Players',
  over: {
    wins: (names: string, many: number) => (many === 1 ? `Winner: ${names}` : `Winners: ${names}`),
    again: 'Play again',
    replay: 'Look back',
    home: 'Start page',
    tie: 'Equal in points: fewer replay tokens win.',
  },
  says: {
    rides: (name: string, what: string) => `${name}: ${what}.`,
    refills: (name: string) => `${name}: all cards back in hand.`,
    steals: (name: string, thing: string, victim: string) => `${name}: ${thing}, taken from ${victim}.`,
    replays: (name: string) => `${name}: another action, for a replay token.`,
  },
  refusals: {
    notNow: 'Not now.',
    notYourTurn: 'It is somebody else’s turn.',
    nothingToRefill: 'All your cards are in your hand.',
    cardPlayed: 'This card lies in front of you.',
    wrongCard: 'This card cannot do that.',
    wrongWay: 'Not in this direction.',
    blocked: 'A platform is in the way.',
    mustSteal: 'First take something from whoever you ejected.',
    noSuchLoot: 'They do not have that.',
    nothingToUndo: 'There is nothing to undo.',
  } as Record<string, string>,
  options: {
    expert: 'Expert end',
    expertNote:
      'The match ends with the round in which somebody has 18 points (24 with three or five players).',
    plain: 'The match ends with the round in which few stars are left.',
  },
  learn: {
    title: 'How to play Gravity Superstar',
    parts: {
      idea: {
        title: 'The idea',
        lines: [
          'Collect stars on planets where everybody has their own down. Each star is a point, each replay token is a point, and each pair of stars of one colour is another point.',
          'The board has no edge: whoever leaves on one side comes in on the other, in the same row or column.',
        ],
      },
      turn: {
        title: 'Your turn',
        lines: [
          'If your pawn is off the board, it comes in by the open door and lies as the door does.',
          'Then do one thing: play a card face up and do what it says, play any card face down and go one cell left or right, or take all your played cards back.',
          'Left, right and down are as your pawn sees them: its feet point down.',
          'With no platform under its feet, the pawn falls until one stops it, and takes what lies on the way.',
          'When your fifth card is played, all five come back at once.',
        ],
      },
      cards: {
        title: 'The cards',
        lines: [
          'Long jump: two cells left or right.',
          'High jump: one cell up, then one left or right.',
          'Drop: one cell down, through the platform you stand on.',
          'Turn: a quarter either way, or half round.',
          'Wild: any of these. A jump needs its whole way free of platforms.',
        ],
      },
      way: {
        title: 'On the way',
        lines: [
          'A star: you take it.',
          'A bare replay sign: you take a replay token, each time you come by, as long as there are any.',
          'Another pawn: it is ejected, its owner gets all cards back, and you take one of their stars or a replay token.',
          'The open door: it closes, and the next one in the order of the clock opens.',
        ],
      },
      end: {
        title: 'Once more, and the end',
        lines: [
          'Once in each turn you may pay a replay token and act again.',
          'When a round is complete and few stars are left (4 with two players, 8 with three or four, 12 with five or six), most points win. Equal in points, fewer replay tokens win.',
        ],
      },
    },
  },
};

export type GravityWords = typeof gravityEn;
