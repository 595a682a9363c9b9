// The English words of the boards and leagues; their shape is what the other languages must fill.
import type { RefusalCode } from '#shared/api/refusals.ts';
import type { Timing } from '#shared/daily/ranking.ts';
import { regional } from '#web/words/region.ts';

const plural = new Intl.PluralRules('en');
const digits = new Intl.NumberFormat(regional('en'));
const count = (n: number, one: string, other: string) =>
  `${digits.format(n)} ${plural.select(n) === 'one' ? one : other}`;
const timings: Record<Timing, string> = {
  verified: 'server-timed',
  selfTimed: 'self-timed',
  unranked: 'not ranked',
};

const refusals: Record<RefusalCode | 'offline', string> = {
  offline: 'The server cannot be reached. Everything on this device goes on without it.',
  malformed: 'The server did not understand this page. Reload it to get the newest version.',
  'too-large': 'That was too long for the server. Make it shorter.',
  'too-many': 'That was too much at once. Wait a minute and try again.',
  'not-found': 'The server has nothing here. Check the link.',
  'no-player': 'The server did not recognise you. Reload the page and try again.',
  future: 'This galaxy has not begun anywhere on Earth yet. Check the date of your device.',
  archived: 'This galaxy is over everywhere on Earth. Your result stays with you; today’s galaxy is open.',
  'no-ticket': 'The server did not time this run. It stays with you; the next one can be timed.',
  'bad-ticket': 'The server no longer knows this run. It stays with you; the next one can be timed.',
  'wrong-day': 'The server timed this run for another day. It stays with you; check the date of your device.',
  'wrong-player': 'This run was begun by another player. It stays on this device.',
  'out-of-order': 'The answers reached the server in another order. The run stays with you.',
  replayed:
    'You have begun this galaxy with other answers, and the first ones stand. This run stays with you.',
  'no-such-card':
    'The server does not find that card in this galaxy. Reload the page to get the newest version.',
  'other-version':
    'This page is of another version than the server. Reload it; the galaxies to come are the same again.',
  'second-result': 'You already have a result for this day, and the first one stands.',
  'league-full': 'This league is full. Make another one.',
  'wrong-origin': 'This page is not the one the server knows. Open Starboard at its own address.',
  'server-error': 'The server has stumbled. Wait a minute and try again.',
};

const en = {
  refusals,
  asking: 'One moment …',
  again: 'Try again',
  refresh: 'Refresh',
  refreshed: 'Up to date.',
  cancel: 'Cancel',
  timings,
  columns: {
    place: 'Place',
    name: 'Name',
    right: 'Right',
    time: 'Time',
    days: 'Days',
    average: 'Average',
    sum: 'Sum',
  },
  board: {
    title: (number: number) => `Board of galaxy ${number}`,
    days: 'Days',
    dayBefore: (date: string) => `The day before: ${date}`,
    dayAfter: (date: string) => `The day after: ${date}`,
    standing: 'Your standing',
    results: (n: number): string => (plural.select(n) === 'one' ? 'result' : 'results'),
    place: 'your place',
    better: 'better than',
    yours: (score: number, of: number, time: string, timing: Timing) =>
      `Your result: ${score} of ${of} in ${time} (${timings[timing]}).`,
    only: 'The only result so far. Who will be next?',
    noResults: 'Nobody has a result here yet.',
    noResult: 'You have no result on this board.',
    unranked: 'It has no place: one of its answers came faster than a person can see and tap.',
    withdrawn: 'You have withdrawn your result of this day.',
    tabs: 'Which places',
    near: 'Around you',
    top: (n: number) => `Top ${n}`,
    howToday: 'Solve today’s galaxy, and this shows who is just before and behind you.',
    toToday: 'To today’s galaxy',
    howLater: 'A place here is won on the day itself only. These are the best of that day:',
    howUnranked: 'Without a place there is nobody before or behind you. These are the best:',
    someone: 'Someone',
    timingNote:
      'Self-timed: solved without a network, by the clock of the device. With as many right answers, it comes after server-timed results.',
    names: 'Show names',
    scores: 'Right answers',
    scoreBar: (score: number, n: number) => `${score} right: ${count(n, 'result', 'results')}`,
    times: (score: number) => `Times of those with ${score} right`,
    timeBar: (from: string, to: string, n: number) => `${from} to ${to}: ${count(n, 'result', 'results')}`,
    lastTimeBar: (from: string, n: number) => `${from} or longer: ${count(n, 'result', 'results')}`,
    yourBar: 'yours is among them',
    toGalaxy: 'The galaxy of this day',
    toLeagues: 'Leagues',
  },
  withdraw: {
    open: 'Withdraw all my results',
    title: 'Withdraw all results?',
    what: (n: number) =>
      `${count(n, 'result', 'results')} of yours will disappear from the boards and leagues.`,
    forGood: 'This cannot be undone: a day that was played does not count a second time.',
    stays: 'On this device everything stays: your results, your streak and your calendar.',
    sure: 'Withdraw for good',
    done: 'Your results are withdrawn.',
  },
  leagues: {
    title: 'Leagues',
    what: 'A league is a week table among friends. Whoever opens its link can join, and from then on every daily result lands there by itself. No account, and you can leave at any time.',
    yours: 'Your leagues',
    none: 'You are not in a league yet. Make one, or open the link a friend has sent you.',
    make: 'Make a league',
    leagueName: 'Name of the league',
    yourName: 'Your name',
    nameNote: 'The members see it beside your results.',
    makeIt: 'Make the league',
    needsName: 'Give the league a name.',
    needsYourName: 'Give yourself a name.',
    open: 'Got a link?',
    openNote: 'If it opens in the browser and not here, paste it.',
    link: 'Link to the league',
    openIt: 'Open',
    badLink: 'This is not a link to a league. It ends with /l/ and ten letters and digits.',
  },
  league: {
    joinTitle: 'You are invited',
    members: (names: string) => `Already in: ${names}.`,
    join: (name: string) => (name ? `Join as ${name}` : 'Join'),
    joined: (league: string) => `You are in: ${league}.`,
    tables: 'Tables',
    week: 'Week',
    allTime: 'All time',
    weeks: 'Weeks',
    weekTable: (dates: string) => `Week table, ${dates}`,
    allTimeTable: 'Table of all time',
    weekBefore: 'The week before',
    weekAfter: 'The week after',
    noResult: 'no result',
    quiet: 'Nobody has a result in this week.',
    quietEver: 'Nobody has a result yet. The first one lands here by itself.',
    invite: 'Invite friends',
    inviteNote: 'Whoever has this link can join.',
    shareText: (league: string) => `Join my Starboard league: ${league}`,
    sharing: {
      share: 'Share',
      copy: 'Copy the link',
      copied: 'The link is copied.',
      notCopied: 'The link could not be copied by itself. Here it is:',
      field: 'Link to this league',
    },
    leave: 'Leave the league',
    leaveTitle: (league: string) => `Leave ${league}?`,
    leaveNote: 'Your name and your results disappear from its tables. With the link you can join again.',
    leaveSure: 'Leave',
    left: (league: string) => `You have left: ${league}.`,
    unknownTitle: 'There is no such league',
    unknown: 'The link may be mistyped or cut off, or everyone has left the league.',
    toLeagues: 'All your leagues',
    toToday: 'Today’s galaxy',
  },
};

export default en;
export type BoardsWords = typeof en;
