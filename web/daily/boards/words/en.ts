// The English words of the boards and leagues; their shape is what the other languages must fill.
import type { RefusalCode } from '#shared/api/refusals.ts';
import type { Timing } from '#shared/daily/ranking.ts';
import { regional } from '#web/words/region.ts';

const plural = new Intl.PluralRules('en');
const digits = new Intl.NumberFormat(regional('en'));
const count = (n: number, one: string, other: string) =>
  `${digits.format(n)} ${plural.select(n) === 'one' ? one : other}`;
const SPELLED = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const spelled = (n: number) => SPELLED[n] ?? digits.format(n);
const timings: Record<Timing, string> = {
  serverTimed: 'server-timed',
  selfTimed: 'self-timed',
  unranked: 'not compared',
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
  'league-closed': 'The door of this league is closed: nobody can join at the moment.',
  'not-maker': 'Only whoever looks after the league can do that.',
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
    who: 'Who',
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
    leagues: 'Your leagues',
    noLeague: 'It is more fun among friends: a league shows who has solved today, and how.',
    toLeagues: 'All leagues',
    makeLeague: 'Make a league',
    standing: 'Where you stand',
    solved: 'solved it',
    place: 'your place',
    wouldBe: 'would be your place',
    better: 'better than',
    yours: (score: number, of: number, time: string, timing: Timing) =>
      `Your result: ${score} of ${of} in ${time} (${timings[timing]}).`,
    only: 'The only one so far. Who will be next?',
    noResults: 'Nobody has a result here yet.',
    noResult: 'You have no result on this board.',
    apart: {
      selfTimed:
        'Your own device kept the time: it counts for you, your streak and your leagues, and moves nobody here.',
      unranked:
        'It was faster, or more even from throw to throw, than people are. It stays yours, and nobody is compared with it.',
      network:
        'Many results have come from your network today, more than may count here. Yours still counts for you and your leagues.',
      withdrawn: 'You have withdrawn your result of this day.',
    },
    selfTimed: (n: number) =>
      plural.select(n) === 'one'
        ? 'And one more, timed by its own device: it is in none of these numbers.'
        : `And ${digits.format(n)} more, timed by their own devices: they are in none of these numbers.`,
    howToday: 'Solve today’s galaxy, and this shows who is just before and behind you.',
    toToday: 'To today’s galaxy',
    someone: 'Someone',
    scores: 'Right answers',
    scoreBar: (score: number, n: number) => `${score} right: ${count(n, 'result', 'results')}`,
    times: (score: number) => `Times of those with ${score} right`,
    timeBar: (from: string, to: string, n: number) => `${from} to ${to}: ${count(n, 'result', 'results')}`,
    lastTimeBar: (from: string, n: number) => `${from} or longer: ${count(n, 'result', 'results')}`,
    yourBar: 'yours is among them',
    wouldBeYours: 'yours would be among them',
    missed: 'How many missed each throw',
    missedBy: (at: number, share: string) => `Throw ${at}: ${share} missed it`,
    missedToo: 'you too',
    notMissed: 'you did not',
    near: 'Around you',
    people: (n: number) => count(n, 'person', 'people'),
    andMore: (n: number) => `and ${digits.format(n)} more`,
    named: 'By name',
    namedNote:
      'Who has been playing for seven days, has five results timed by the server, and wants to be named.',
    nobodyNamed: 'Nobody is listed by name yet.',
    names: 'Show names',
    all: (n: number) => `Show all ${n}`,
    fewer: 'Show fewer',
    consent: {
      title: 'Your name in the list',
      ask: 'From seven days and five results on you can stand in the list. Under which name?',
      field: 'Name',
      save: 'Put me in the list',
      needsName: 'Type a name.',
      as: (name: string) => `You have agreed to be listed as “${name}”.`,
      change: 'Change',
      remove: 'Take it off',
      saved: (name: string) => `You can be listed as “${name}” now.`,
      removed: 'You are not listed by name any more.',
      notYet: 'This holds from your next result on, but your results of today do not know it yet.',
      note: 'You can change it or take it off at any time; on days that are over it stays until you withdraw your results.',
    },
    truth:
      'The server keeps the time and checks the answers. Whether a person looked, it cannot know. So what no person plays counts for nobody else, and one network can only send so much.',
    toGalaxy: 'The galaxy of this day',
  },
  nudge: {
    title: 'Reminder',
    label: 'Remind me in the evening when my streak is at risk',
    note: 'One notification a day at most, whenever your device finds the time.',
    blocked: 'Your browser blocks notifications from Starboard: allow them there first.',
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
    badLink: 'This is not a link to a league: in one, /l/ is followed by ten letters and digits.',
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
    lastWeek: (names: string, score: number, of: number, time: string) =>
      `Last week: ${names}, ${score} of ${of} in ${time}.`,
    won: 'won the week',
    joinedAs: (name: string, wanted: string) =>
      `There is already someone called ${wanted} here, so you are “${name}”.`,
    closed:
      'The door of this league is closed: nobody can join at the moment. Ask whoever sent you the link.',
    closedNote: 'The door is closed: the link lets nobody in until it is opened again.',
    care: {
      title: 'Look after the league',
      by: (name: string) => `${name} looks after this league.`,
      open: 'Others can join',
      renew: 'Renew the link',
      renewTitle: 'Renew the link?',
      renewNote: 'The old link then leads nowhere, wherever it was sent. Whoever is in the league stays in.',
      renewed: 'The link is renewed. The old one leads nowhere.',
      members: 'Members',
      removeShort: 'Remove',
      remove: (name: string) => `Remove ${name}`,
      removeTitle: (name: string) => `Remove ${name}?`,
      removeNote: 'The name and the results disappear from the tables, and joining again is not possible.',
      removeSure: 'Remove for good',
      removed: (name: string) => `${name} is no longer in the league.`,
      handsOn: (name: string) => `If you leave, ${name} looks after the league.`,
    },
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
    unknown:
      'The link may be mistyped or cut off, it may have been renewed, or everyone has left the league.',
    toLeagues: 'All your leagues',
    toToday: 'Today’s galaxy',
  },
  friends: {
    title: 'Your leagues',
    today: 'Today',
    thatDay: 'On that day',
    thisWeek: 'This week:',
    someone: 'Someone',
    you: 'You',
    youAmong: 'you',
    throws: 'Throw by throw',
    result: (score: number, of: number, time: string) => `${score} of ${of} in ${time}`,
    later: 'You’ll see each throw once you have a result yourself; until then it would give too much away.',
    noResults: 'No results yet.',
    notYet: (names: string) => `Not played yet: ${names}.`,
    more: (n: number) => `${digits.format(n)} more`,
    whole: 'The whole league',
    right: (name: string | null, many: number) =>
      `${name === null ? 'You lead' : `${name} leads`} by ${spelled(many)} right ${plural.select(many) === 'one' ? 'answer' : 'answers'}.`,
    ahead: (name: string | null, time: string) =>
      `${name === null ? 'You are' : `${name} is`} ${time} ahead.`,
    alone: (name: string | null) =>
      name === null ? 'Only you have played so far.' : `Only ${name} has played so far.`,
    level: (names: string, _mine: boolean) => `${names} are level.`,
    nobody: 'Nobody has played yet.',
    arrived: (name: string, score: number, of: number, time: string) => `${name}: ${score}/${of} in ${time}`,
    onlyYou: 'So far you are alone here. Send the link to a friend.',
    invite:
      'Who of your friends is faster? In a league you see every day who has solved the galaxy, each throw, and who leads the week.',
  },
  share: {
    share: 'Share',
    copy: 'Copy',
    copied: 'Copied.',
    notCopied: 'It could not be copied by itself. Here it is:',
    field: 'Your result as text',
  },
  calendar: {
    title: 'Calendar',
    solved: 'galaxies solved',
    averageScore: 'right on average',
    averageTime: 'average time',
    streak: 'in a row now',
    longest: 'longest row',
    reserves: 'reserves',
    reservesNote:
      'Every seven days in a row earn a reserve, two at most. A reserve makes up for a day you miss.',
    none: 'Here your solved galaxies collect. Every day since the first can still be solved.',
    day: {
      solved: (score: number, of: number) => `solved, ${score} of ${of}`,
      begun: 'begun',
      open: 'not solved',
      today: 'today',
    },
    back: 'To today’s galaxy',
  },
  practice: {
    missed: 'One more like the one I missed',
    alike: 'One more like this',
    slowest: 'One more like my slowest',
  },
  own: {
    archive: 'archive',
    news: 'What is new',
    best: (result: string) => `Your best: ${result}.`,
    newBest: (before: string) => `A new best! Before: ${before}.`,
    firstOfKind: (result: string) => `Your first one: ${result} is what to beat.`,
    milestone: (days: number) =>
      ({ 7: 'A whole week in a row!', 365: 'A whole year in a row!' })[days] ??
      `${count(days, 'day', 'days')} in a row!`,
    nextMilestone: (left: number, next: number) =>
      `${count(left, 'more day', 'more days')} and it is ${digits.format(next)}`,
    againstAverage: (galaxy: string) =>
      `${galaxy}: the line marks your own average, the number how far you are from it.`,
    noAverage: 'From your next galaxy of this kind on, this shows how you compare with yourself.',
    bests: 'Your bests',
    days: (n: number) => `${digits.format(n)} solved`,
  },
  travel: {
    over: (day: string, time: string, until: string) =>
      `You flew over ${day}: until ${time} on ${until} its galaxy can still be solved, and counts like today’s.`,
    here: (time: string, until: string) =>
      `You flew over this day: until ${time} on ${until} its galaxy counts like today’s.`,
    solve: (number: number) => `Solve galaxy ${number}`,
    day: 'flown over, can still be solved',
  },
};

export default en;
export type BoardsWords = typeof en;
