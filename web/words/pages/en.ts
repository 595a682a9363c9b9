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
    levels: { 1: 'easy', 2: 'medium', 3: 'hard' },
    addPerson: 'Add a person',
    addBot: 'Add a bot',
    playAlone: 'Play alone',
    playAgainstClock: 'Alone, against the clock',
    remove: (name: string) => `Remove ${name}`,
    colourOf: (name: string) => `Change token: ${name}`,
    sharing: {
      corners: 'Everyone gets a corner of this screen, with their own buttons.',
      turns: 'You take turns on this screen.',
      curtain: 'You pass this device around; nobody else sees your hand.',
      none: 'Everyone plays at once, so each person needs their own device. Open a room to play with friends.',
    },
    rules: 'Rules for this match',
    start: 'Start',
    tooFew: (min: number) => `You need at least ${count(min, 'player', 'players')}: add a person or a bot.`,
    noName: 'Give everyone a name.',
  },
  challenge: {
    title: (game: string) => `Challenge: ${game}`,
    toBeat: (result: string) => `To beat: ${result}`,
    note: 'You play alone, from the same setup as the friend who sent this. Only your first try counts.',
    unproven: 'That’s what the link says; nobody has checked it.',
    takeOn: 'Take it on',
    learn: 'How to play',
  },
  replay: {
    title: 'Look back',
    player: (place: number) => `Player ${place}`,
    step: 'Step',
    stepOf: (step: number, of: number) => `Step ${step} of ${of}`,
    back: 'One step back',
    forward: 'One step forward',
    play: 'Play',
    pause: 'Pause',
    speed: 'Speed',
    speeds: { slow: 'Slow', normal: 'Normal', fast: 'Fast' },
    jumpBack: 'Previous round or turning point',
    jumpForward: 'Next round or turning point',
    moments: 'Highlights',
    rounds: 'Rounds',
    round: (round: number) => `Round ${round}`,
    turns: 'Turning points',
    takesLead: (name: string) => `${name} takes the lead`,
    gains: (name: string, points: number) => `${name} scores ${count(points, 'point', 'points')} in one go`,
    lastRound: 'The last round',
    missed: 'What nobody found',
    close: 'Close',
    atTable: (names: string) => `At the table: ${names}.`,
    share: 'Share',
    copied: 'Link copied. It contains the whole match.',
    notCopied: 'Couldn’t copy the link. Here it is:',
  },
  notShown: {
    missing: {
      title: 'This match isn’t here',
      note: 'It may have been deleted, or it’s on another device. Matches stay on the device they were played on.',
    },
    unknownGame: {
      title: 'Unknown game',
      note: 'This version of Starboard doesn’t know the game of this match. It stays saved as it is.',
    },
    newerRules: {
      title: 'From a newer Starboard',
      note: 'This match uses newer rules. Update Starboard to continue; it stays saved as it is.',
    },
    olderRules: {
      title: 'From an older Starboard',
      note: 'This match uses older rules that are no longer here. It stays saved as it is, and you can export it.',
    },
    damaged: {
      title: 'This match is damaged',
      note: 'Its moves no longer add up, so it can’t be shown. It stays saved as it is, and you can export it.',
    },
    noMemory: {
      title: 'Can’t read your saved matches',
      note: 'This browser isn’t letting Starboard read them right now. Close other Starboard tabs and reload.',
    },
    failed: {
      title: 'Something went wrong in this match',
      note: 'It’s saved as it was before the last step. Reload to continue; if this happens again, export it or go back to home.',
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
      note: 'The match in this link can’t be read. It may have been cut off when it was copied.',
    },
    unfinished: { title: 'Not finished yet', note: 'You can look back at a match once it’s over.' },
  },
  settings: {
    title: 'Settings',
    language: 'Language',
    system: 'Match device',
    languageMissing: 'This language couldn’t be loaded. Choose it again when you are online.',
    name: 'Your name',
    token: 'Your token',
    tokenName: (name: string) => `Token: ${name}`,
    theme: 'Appearance',
    themes: { system: 'Match device', dark: 'Night', light: 'Day' },
    motion: 'Motion',
    motions: { system: 'Match device', full: 'Full', reduced: 'Reduced' },
    sound: 'Sound',
    vibration: 'Vibration',
    notify: 'Tell me when it’s my turn',
    notifyNote: 'With a notification, while a room is open in the background.',
    notifyBlocked: 'Your browser blocks notifications from Starboard: allow them in its settings first.',
    letters: 'Letters on planets',
    lettersNote: 'A letter on each planet, on top of shape and colour.',
    distractors: 'Stars and comets on cards',
    distractorsNote: 'Just decoration: they mean nothing in the game.',
    bigger: 'Bigger planets',
    data: 'Your data',
    dataNote:
      'Your data is on this device. Export it to move it or to keep a copy; importing adds to what’s here. Keep the file to yourself: anyone who has it can act as you on the boards.',
    export: 'Export everything',
    import: 'Import a file',
    imported: (added: number, known: number, inPlay: number, days: number, unreadable: number) =>
      [
        `${count(added, 'match', 'matches')} added`,
        `${known} already here`,
        ...(inPlay ? [`${inPlay} skipped: open in another tab, close it and import again`] : []),
        ...(days ? [`${count(days, 'daily galaxy', 'daily galaxies')} added`] : []),
        ...(unreadable ? [`${unreadable} skipped: couldn’t be read`] : []),
      ].join(', '),
    importFaults: {
      notJson: 'This file can’t be read. Choose one that you exported from Starboard; nothing was changed.',
      notOurs: 'This file isn’t from Starboard. Nothing was changed.',
      newer: 'This file is from a newer Starboard. Update this one first; nothing was changed.',
      damaged: 'This file is damaged. Nothing was changed.',
      notStored: 'There’s not enough space for this file. Nothing was changed.',
    },
    version: (version: string) => `Version ${version}`,
    check: 'Check for updates',
    checked: {
      found: 'A new version is on its way.',
      none: 'You have the latest version.',
      failed: 'Couldn’t check. Try again online.',
    },
  },
  about: {
    title: 'About',
    text: [
      'Starboard is an unofficial project by people who love these games. It isn’t made or endorsed by their authors or publishers. Drawings, words and card lists are our own.',
      'Matches stay on your device; those in a room are on the server too, until the room closes. From the daily galaxy, your answers and times go to the boards and the leagues you’ve joined, with a name only where you gave one, and you can withdraw them there. No accounts, no ads, no trackers.',
      'If you like a game, buy the box: it’s even better round a table.',
    ],
    creditsTitle: 'The published games',
    credit: (game: string, authors: string, illustrators: string, publisher: string) =>
      `${game}: by ${authors}${illustrators && `, illustrated by ${illustrators}`}${publisher && `, published by ${publisher}`}`,
    licence:
      'Starboard is free software under the MIT licence. Its typeface is Jost by the Jost Project Authors, under the SIL Open Font License 1.1.',
  },
};

export default en;
export type PagesWords = typeof en;
