// Firefox runs every browser test but these; each is left out for a reason, and a test says when one is no more.

interface LeftOut {
  reason: string;
  /** A file, or a file and how titles in it begin. */
  tests: readonly string[];
}

export const NOT_IN_FIREFOX: readonly LeftOut[] = [
  {
    reason:
      'It proves what the Worker keeps, refuses or hands on, or what is in files; the engine has no part in that.',
    tests: [
      'bad-input.spec.ts › of a file that cannot be stored whole',
      'bad-input.spec.ts › a stored match with',
      'bad-input.spec.ts › addresses that lead nowhere',
      'trial.spec.ts › a challenge that cannot be taken on',
      'bad-input.spec.ts › only files of our own are imported',
      'bad-input.spec.ts › a match that no database can take',
      'bad-input.spec.ts › a longer copy takes the place',
      'bad-input.spec.ts › a match that is being played in another tab',
      'kept-before.spec.ts',
      'kill.spec.ts',
      'kill-rooms.spec.ts',
      'daily-days.spec.ts › a device whose clock says',
      'daily-travel.spec.ts',
      'fetched.spec.ts › at most sixty files',
      'fetched.spec.ts › every script of the app',
      'fetched.spec.ts › no script of the app',
      'fetched.spec.ts › who comes into a room of Gravity Superstar',
      'house.spec.ts › any path of the app',
      'house.spec.ts › hashed files may be kept for ever',
      'house.spec.ts › the manifest names icons',
      'leagues.spec.ts › a link to no league',
      'leagues.spec.ts › the weeks of a league',
      'leagues.spec.ts › whoever made a league removes',
    ],
  },
  {
    reason: 'The driver tells of no download that a link begins, so the exported file cannot be looked at.',
    tests: [
      'bad-input.spec.ts › what one device exports another imports',
      'daily-days.spec.ts › two devices that import each other’s file',
      'leagues.spec.ts › a device that takes over an older one’s identity',
    ],
  },
  {
    reason: 'The driver tells nothing of sockets, and what the room sends to whom is searched here.',
    tests: [
      'gravity-people.spec.ts › four people in a room play to the end',
      'people.spec.ts › four people build in a room',
      'people.spec.ts › four people in a room play to the end',
      'rooms.spec.ts › 8 people play two rounds',
      'rooms.spec.ts › three people play a whole match',
    ],
  },
  {
    reason:
      'The driver makes a double click of two only if they come quickly, which they do not on a busy machine.',
    tests: ['gravity-kept.spec.ts › pressed twice, a loot is taken from the first victim only'],
  },
  {
    reason: 'The driver has no fingers, and moves no mouse out of the window.',
    tests: [
      'gravity-learn.spec.ts › on a touch screen',
      'placing.spec.ts › on a phone',
      'kit-drag-pointer.spec.ts › by finger',
      'kit-drag-pointer.spec.ts › by mouse › let go outside the window',
      'kit-turning.spec.ts › by two fingers',
      'played.spec.ts › on a screen that is touched',
      'touch.spec.ts',
    ],
  },
  {
    reason:
      'Firefox wakes no service worker when the network is back; the app delivers when it is next open.',
    tests: ['daily-sync.spec.ts'],
  },
  {
    reason: 'Only Chromium wakes an app that is closed.',
    tests: ['nudge.spec.ts'],
  },
  {
    reason: 'Without a desktop that would show it, Firefox refuses every notification.',
    tests: ['turn-noticed.spec.ts › a real system keeps'],
  },
  {
    reason: 'Of two windows of one person its driver lets only one run at full pace.',
    tests: ['bad-input.spec.ts › a match that went on in a second tab'],
  },
  {
    reason:
      'Names, roles and contrast, which axe looks at, are the same elements and colours in every engine.',
    tests: [
      'access-daily.spec.ts › axe finds nothing on the screens of the daily',
      'gravity-kept.spec.ts › axe finds nothing while one steals',
      'gravity-learn.spec.ts › axe finds nothing on the way through a lesson',
    ],
  },
  {
    reason: 'Firefox’s own process crashes now and then (signal 11) while axe looks at this page.',
    tests: ['kit-alone.spec.ts › results of playing alone › in'],
  },
  {
    reason: 'Firefox runs it with other names or in another language.',
    tests: [
      'kit-drag-keys.spec.ts › arranging in de',
      'kit-drag-keys.spec.ts › arranging in fr',
      'names.spec.ts › leagues and their members',
      'names.spec.ts › whoever sits in a room',
    ],
  },
  {
    reason: 'It takes long, and other tests lead through the same pages in Firefox.',
    tests: [
      'access.spec.ts',
      'access-rooms.spec.ts',
      'daily.spec.ts › a run online, left between two throws',
      'daily.spec.ts › solved wholly offline',
      'daily.spec.ts › the whole run by keyboard',
      'daily.spec.ts › begun online, finished offline',
      'daily.spec.ts › a galaxy of the archive is played for oneself',
      'clipped.spec.ts',
      'gravity-kept.spec.ts › a finished match is looked back at step by step',
      'gravity-kept.spec.ts › closed while one chooses what to steal',
      'gravity-learn.spec.ts › every lesson by clicks',
      'gravity-learn.spec.ts › a lesson by keyboard, motion reduce',
      'gravity-learn.spec.ts › after two misses',
      'gravity-learn.spec.ts › on the smallest phones',
      'rolling.spec.ts',
      'gravity-people.spec.ts › three people at one screen play to the end',
      'gravity-superstar.spec.ts › a whole match by clicks',
      'gravity-superstar.spec.ts › a whole match by keyboard alone',
      'people.spec.ts › two people round one screen',
      'played.spec.ts › alone by keyboard to the end',
      'played.spec.ts › a whole match against bots by clicks, with its count',
      'layout.spec.ts',
      'leagues.spec.ts › a friend opens the link',
      'boards.spec.ts',
      'leagues.spec.ts › on the smallest phone',
      'replay.spec.ts',
      'gravity-people.spec.ts › a ride is seen',
      'invitation.spec.ts › a guest is told',
      'kit-curtain.spec.ts',
      'table-rules.spec.ts › in a room',
      'trial.spec.ts › a run, the next one',
      'rooms.spec.ts › a page reloaded in the middle',
      'rooms-again.spec.ts › whoever was not waited for',
      'rooms-late.spec.ts',
      'rooms-kept.spec.ts › the start page leads back',
      'rooms-kept.spec.ts › a room taken off the list',
      'rooms-kept.spec.ts › before a dead server',
      'rooms-standing.spec.ts › while everyone is gone',
      'rooms-table.spec.ts › Gravity Superstar: each reaction',
      'rooms-table.spec.ts › Space Bowl: each reaction',
      'rooms-table.spec.ts › Space Lab: each reaction',
      'rooms-table.spec.ts › Space Builder: each reaction',
      'rooms-table.spec.ts › with eight at Space Bowl',
      'rooms-table.spec.ts › without a connection',
      'rooms-table.spec.ts › who was first is said',
      'rooms-table.spec.ts › whoever leaves on their turn',
      'rooms-table.spec.ts › what happened is told',
      'rooms-table.spec.ts › whoever watches Space Bowl',
      'table-rules.spec.ts › gravity-superstar',
      'table-rules.spec.ts › space-lab',
      'table-rules.spec.ts › space-builder',
      'table-rules.spec.ts › time that can be stopped',
      'turn-noticed.spec.ts › whoever missed their turn',
      'turn-noticed.spec.ts › whoever wants no such thing',
      'turn-noticed.spec.ts › where it is allowed the system says it',
      'turn-noticed.spec.ts › in real time the system says',
      'solo-results.spec.ts › at the end the match is marked',
      'trial.spec.ts › a friend is challenged',
      'kit-alone.spec.ts › results of playing alone › of two hundred matches',
      'kit-alone.spec.ts › results of playing alone › of a setup played again',
      'reach.spec.ts',
      'rooms.spec.ts › a seat moves to another device',
      'rooms.spec.ts › from a room that cannot be reached',
      'rooms.spec.ts › a page with older rules than the room',
      'rooms.spec.ts › a page without a network for 20 s',
      'space-bowl.spec.ts › a wrong pick is explained',
      'space-bowl.spec.ts › a match by clicks is closed, reopened without a network',
      'space-bowl.spec.ts › a whole match by keyboard alone',
      'update.spec.ts › a new version is offered between matches',
      'update.spec.ts › a new version waits, and the old one',
    ],
  },
];

/** Fits the tests of an entry, in the words that Playwright puts together: project, file and titles, some empty. */
export const titled = (test: string) =>
  new RegExp(`(^|[ /])${test.split(' › ').map(RegExp.escape).join(' +')}`);
