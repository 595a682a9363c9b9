// The English words of settings, of a new match, of looking back, and of matches that cannot be shown.

const plural = new Intl.PluralRules('en');
const count = (n: number, one: string, other: string) => `${n} ${plural.select(n) === 'one' ? one : other}`;

const en = {
  newMatch: {
    title: (game: string) => `New match: ${game}`,
    players: 'At the table',
    person: 'Person',
    bot: 'Bot',
    name: 'Name',
    level: 'Level',
    levels: { 1: 'easy', 2: 'good', 3: 'strong' },
    addPerson: 'Add a person',
    addBot: 'Add a bot',
    playAlone: 'Play alone',
    playAgainstClock: 'Alone, against the clock',
    remove: (name: string) => `Remove ${name}`,
    colourOf: (name: string) => `Change the token of ${name}`,
    sharing: {
      corners: 'Everyone at this screen gets a corner with buttons of their own.',
      turns: 'You take turns at this screen.',
      curtain: 'The screen goes from hand to hand: nobody sees what is yours.',
      none: 'Everyone plays at the same time here, so each person needs a device of their own: play with friends in a room.',
    },
    rules: 'Rules for this match',
    start: 'Start',
    tooFew: (min: number) =>
      `At least ${min} ${min === 1 ? 'player is' : 'players are'} needed: add a person or a bot.`,
    noName: 'Give everyone a name.',
  },
  challenge: {
    title: (game: string) => `A challenge: ${game}`,
    toBeat: (result: string) => `To beat: ${result}`,
    note: 'You play alone, from the same setup as whoever sent this. Your first try is the one that counts.',
    unproven: 'The result is what the link says: nobody has checked it.',
    takeOn: 'Take it on',
    learn: 'How to play',
  },
  replay: {
    title: 'Look back',
    player: (place: number) => `Player ${place}`,
    step: 'Step',
    stepOf: (step: number, of: number) => `Step ${step} of ${of}`,
    back: 'One step back',
    forward: 'One step on',
    share: 'Share',
    copied: 'The link is copied. It holds the whole game.',
    notCopied: 'The link could not be copied by itself. Here it is:',
  },
  notShown: {
    missing: {
      title: 'This match is not here',
      note: 'It may have been deleted, or it is on another device. Matches stay on the device they are played on.',
    },
    unknownGame: {
      title: 'An unknown game',
      note: 'This match is of a game that this version of Starboard does not know. It is kept as it is.',
    },
    newerRules: {
      title: 'From a newer Starboard',
      note: 'This match was played with newer rules. Update Starboard to go on; it is kept as it is.',
    },
    olderRules: {
      title: 'From an older Starboard',
      note: 'This match was played with older rules that are no longer here. It is kept as it is and can be exported.',
    },
    damaged: {
      title: 'This match is damaged',
      note: 'Its moves do not fit together any more, so it cannot be shown. It is kept as it is and can be exported.',
    },
    noMemory: {
      title: 'No access to saved matches',
      note: 'This browser does not let Starboard read its saved matches right now. Close other tabs of Starboard and reload.',
    },
    failed: {
      title: 'Something went wrong in this match',
      note: 'It is kept as it was before the last step. Reload to go on; if this happens again, export it or go back home.',
    },
    elsewhere: {
      title: 'Open in another tab',
      note: 'This match is being played in another tab or window.',
    },
    moved: {
      title: 'Continued in another tab',
      note: 'This match is now played in another tab or window.',
    },
    badLink: {
      title: 'This link is incomplete',
      note: 'The game in this link cannot be read. It may have been cut off when it was copied.',
    },
    unfinished: { title: 'Not finished yet', note: 'Only finished matches can be looked back at.' },
  },
  settings: {
    title: 'Settings',
    language: 'Language',
    system: 'As the device',
    languageMissing: 'This language couldn’t be loaded. Choose it again when you are online.',
    name: 'Your name',
    token: 'Your token',
    tokenName: (name: string) => `Token: ${name}`,
    theme: 'Look',
    themes: { system: 'As the device', dark: 'Night', light: 'Day' },
    motion: 'Motion',
    motions: { system: 'As the device', full: 'Full', reduced: 'Reduced' },
    sound: 'Sound',
    vibration: 'Vibration',
    notify: 'Tell me when it’s my turn',
    notifyNote: 'By a notification, while a room is open in the background.',
    notifyBlocked: 'Your browser blocks notifications from Starboard: allow them there first.',
    letters: 'Letters on planets',
    lettersNote: 'A letter on each planet, besides shape and colour.',
    distractors: 'Stars and comets on cards',
    distractorsNote: 'They have no meaning in the game.',
    bigger: 'Bigger planets',
    data: 'Your data',
    dataNote:
      'Everything is kept on this device. Export it to take it along or to keep a copy; import adds to what is here. Keep the file to yourself: whoever has it can act as you on the boards.',
    export: 'Export everything',
    import: 'Import a file',
    imported: (added: number, known: number, inPlay: number, days: number, unreadable: number) =>
      [
        `${count(added, 'match', 'matches')} added`,
        `${known} already here`,
        ...(inPlay ? [`${inPlay} left out: being played in another tab, close it and import again`] : []),
        ...(days ? [`${count(days, 'daily galaxy', 'daily galaxies')} added`] : []),
        ...(unreadable ? [`${unreadable} could not be read and left out`] : []),
      ].join(', '),
    importFaults: {
      notJson: 'This file cannot be read. Choose a file that Starboard has exported; nothing was changed.',
      notOurs: 'This file is from another program. Nothing was changed.',
      newer: 'This file is from a newer Starboard. Update this one first; nothing was changed.',
      damaged: 'This file is damaged. Nothing was changed.',
      notStored: 'There was no room to store the file. Nothing was changed.',
    },
    version: (version: string) => `Version ${version}`,
    check: 'Look for a new version',
    checked: {
      found: 'A new version is on its way.',
      none: 'This is the newest version.',
      failed: 'Could not ask. Try again with a network.',
    },
  },
  about: {
    title: 'About',
    text: [
      'Starboard is an unofficial project by people who like these games. It is not made or endorsed by their authors or publishers. Drawings, words and card lists are our own.',
      'Matches stay on your device. Of the daily galaxy, your answers and your time go to the boards and to the leagues you joined, a name only where you have given one, and you can withdraw all of it there. There are no accounts, no advertising and no trackers.',
      'If you like a game, buy the box: it is even better round a table.',
    ],
    creditsTitle: 'The published games',
    credit: (game: string, authors: string, illustrators: string, publisher: string) =>
      `${game}: by ${authors}${illustrators && `, illustrated by ${illustrators}`}${publisher && `, published by ${publisher}`}`,
    licence: 'The program is free software under the MIT licence.',
  },
};

export default en;
export type PagesWords = typeof en;
