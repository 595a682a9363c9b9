// Every English word of the app; its shape is what the other languages must fill.
import type { MATCH_REASONS } from '#shared/engine/match.ts';

const plural = new Intl.PluralRules('en');
const count = (n: number, one: string, other: string) => `${n} ${plural.select(n) === 'one' ? one : other}`;

const you = 'You';
const en = {
  you,
  home: {
    tagline: 'Space games for the table, the train and friends far away.',
    playNow: 'Play now',
    playNowNote: (bots: number) =>
      ['alone', 'against an easy bot', 'against two easy bots'][bots] ?? `against ${bots} easy bots`,
    choose: 'Choose players and rules',
    learn: 'How to play',
    continue: 'Continue',
    finished: 'Finished',
    settings: 'Settings',
    about: 'About',
    back: 'Back to home',
    open: (names: string) => `Continue the match with ${names}`,
    lookBack: (names: string) => `Look back at the match with ${names}`,
    delete: 'Delete',
    deleteSure: 'Delete for good?',
    keep: 'Keep',
    scores: (scores: string) => `Points: ${scores}`,
    unreadable: (many: number) =>
      `${many === 1 ? 'One match here' : `${many} matches here`} can’t be read. Nothing is lost: you can export it in Settings.`,
    notBegun: 'not started',
    justNow: 'just now',
    install: 'Install the app',
    installNote: 'Starboard then opens from your home screen, even offline.',
    iosTitle: 'Put Starboard on your home screen',
    iosSteps: ['Tap the Share button in Safari.', 'Choose “Add to Home Screen”.', 'Tap “Add”.'],
    close: 'Close',
    offline: 'You can play offline.',
  },
  daily: {
    title: (number: number) => `Daily galaxy\u00a0${number}`,
    line: 'Six throws, the same for everyone today.',
    plain: 'Plain galaxy',
    solve: 'Solve',
    goOn: 'Continue',
    seeResult: 'See the result',
    begun: (answered: number) => `Started: ${count(answered, 'answer', 'answers')} given.`,
    solved: (score: number, of: number, time: string) => `${score} of ${of} in ${time}`,
    streak: (days: number) => `${count(days, 'day', 'days')} in a row`,
    next: (time: string) => `Next galaxy in ${time}`,
  },
  opening: {
    withFriends: 'Play with friends',
    opening: 'Opening a room …',
    gotLink: 'Got a link or a code?',
    link: 'Room link or code',
    linkNote: 'Does the link open in your browser instead? Paste it here.',
    toRoom: 'Go to the room',
    badLink: 'That’s not a room link: it ends with /r/ and ten letters and digits.',
    failures: {
      offline: 'No connection. You need one for a room, but not to play here.',
      tooMany: 'Too many rooms at once. Wait a minute and try again.',
      outdated: 'This page is out of date. Reload it to get the latest version.',
      other: 'The server stumbled. Wait a minute and try again.',
    },
    again: 'Try again',
  },
  table: {
    seats: 'Players',
    rules: 'Rules',
    wins: (names: string, many: number) =>
      many > 1 ? `Shared win: ${names}!` : names === you ? 'You win!' : `${names} wins!`,
    again: 'Play again',
    sameAgain: 'Same setup again',
    replay: 'Look back',
    home: 'Home',
    leave: 'Leave the table; your match is saved',
    pause: 'Pause',
    paused: 'Paused',
    pausedNote: 'The clock is stopped and the table is covered. Your match is saved.',
    resume: 'Continue',
    refused: 'You can’t do that now.',
    refusals: {
      malformed: 'This game has no such action.',
      unknownSeat: 'You don’t have a seat at this table.',
      backwards: 'Too late: the match has moved on.',
      overdue: 'Too late: time’s up.',
      over: 'The match is over.',
    } satisfies Record<(typeof MATCH_REASONS)[number], string>,
    playHere: 'Play here',
  },
  seatColours: [
    'sky blue circle',
    'orange square',
    'jade triangle',
    'yellow diamond',
    'rose pentagon',
    'vermilion hexagon',
    'violet star',
    'silver heart',
  ],
  notices: {
    update: 'A new version is ready.',
    reload: 'Update now',
    troubles: {
      full: 'This device is full: you can keep playing, but nothing is saved until you free up some space.',
      blocked: 'An older Starboard is open in another tab. Close it to continue here.',
      upgraded: 'Starboard was updated in another tab. Reload this page to continue.',
      unavailable:
        'This browser saves nothing here (a private window?). You can play, but closing the page loses the match.',
      newer: 'Your data comes from a newer Starboard. It’s safe: reload to update.',
    },
    reloadPage: 'Reload',
    dismiss: 'Got it',
  },
  trouble: {
    export: 'Export everything',
    stumbledTitle: 'Something went wrong',
    stumbled:
      'Your matches are saved. Reload to continue; if it happens again, export your data and go back to home.',
    notFetched: {
      title: 'This page couldn’t be loaded',
      note: 'You may be offline. Nothing is lost.',
      again: 'Try again',
      action: 'This couldn’t be loaded. Check your connection, then try again.',
      part: 'Couldn’t load. Try again',
    },
    notFoundTitle: 'There is nothing here',
    notFound: 'The link may have a typo, or be for a game that doesn’t exist.',
  },
  spaceBowl: {
    galaxy: 'Galaxy',
    box: 'Box',
    emptyBox: 'empty',
    rolling: 'The marbles are rolling …',
    place: (row: number, column: number) => `row ${row} column ${column}`,
    shortPlace: (row: number, column: number) => `Row ${row}, column ${column}`,
    planets: ['ringed', 'striped', 'cratered', 'two-toned', 'spotted', 'ice-capped'],
    blackHole: 'black hole',
    blackHoleDisc: 'black-hole disc',
    destination: 'destination',
    faceDown: 'face down',
    cells: [
      'top left',
      'top centre',
      'top right',
      'centre left',
      'centre',
      'centre right',
      'bottom left',
      'bottom centre',
      'bottom right',
    ],
    confirm: 'Confirm',
    marks: {
      pending: 'on its way',
      picked: 'your pick',
      confirmed: 'your pick, confirmed',
      joker: 'joker',
      answer: 'a destination',
      missed: 'a destination nobody found',
      jokerAnswer: 'a destination with the joker',
      wrong: 'not a destination',
      fault: 'doesn’t fit here',
      pickOf: (name: string) => `picked by ${name}`,
    },
    faults: {
      outside: (cell: string, _planet: string, _card: string) =>
        `The marbles in the ${cell} cell would be outside the galaxy.`,
      missing: (cell: string, planet: string, card: string) =>
        `The ${cell} cell needs the ${planet} planet; the card in ${card} doesn’t show it.`,
      forbidden: (cell: string, planet: string, card: string) =>
        `The black hole forbids the ${planet} planet in the ${cell} cell; the card in ${card} shows it.`,
      faceDown: (_cell: string, _planet: string, _card: string) =>
        'A face-down card can never be a destination.',
    },
    variants: {
      blackHole: 'Black hole',
      noJoker: 'No joker',
      void: 'Void of space',
      larger: 'Larger galaxy',
      rotation: 'Mental rotation',
      ring: 'Ring galaxy',
      training: 'Training',
    },
  },
};

export default en;
export type Words = typeof en;
