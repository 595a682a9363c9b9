// The English words of online rooms; their shape is what the other languages must fill.
import type { Level, Wanted } from '#shared/engine/game.ts';
import type { CloseReason, Reaction, RefusedWish } from '#shared/rooms/protocol.ts';

const plural = new Intl.PluralRules('en');
const count = (n: number, one: string, other: string) => `${n} ${plural.select(n) === 'one' ? one : other}`;
const levels: Record<Level, string> = { 1: 'easy', 2: 'good', 3: 'strong' };

const closed: Record<CloseReason, { title: string; note: string }> = {
  'too-old': { title: 'Starboard is out of date', note: 'The room needs a newer version. Reload to update.' },
  'too-new': {
    title: 'The server is older',
    note: 'This page is newer than the server. Wait a few minutes and try again.',
  },
  full: {
    title: 'No room left',
    note: 'Too many people are here already. Try again when somebody has gone.',
  },
  'not-found': {
    title: 'There is no such room',
    note: 'The link may be mistyped or cut off, or the room is over. Ask for a new link, or open a room yourself.',
  },
  removed: {
    title: 'You were removed',
    note: 'The host has removed you from your seat. You may come back and watch.',
  },
  replaced: {
    title: 'Open elsewhere on this device',
    note: 'This room is open in another tab or window, and your seat is there now.',
  },
  moved: {
    title: 'Your seat is on another device',
    note: 'You play there now. Here you may watch.',
  },
  malformed: {
    title: 'The room did not understand this page',
    note: 'Reload it to get the newest version.',
  },
  'too-many': { title: 'That was too much at once', note: 'Wait a minute and try again.' },
  wiped: {
    title: 'This room is over',
    note: 'Rooms are cleared away after a day without people, or after seven days. Open a new one.',
  },
  unreadable: {
    title: 'This room cannot be read',
    note: 'It was kept by another version of Starboard, or it is damaged. It stays as it is: try again in a few minutes, or open another room.',
  },
  locked: {
    title: 'The door is closed',
    note: 'Whoever opened the room lets nobody new in just now. Ask them to open the door, then try again.',
  },
};

const refusals: Record<RefusedWish, string> = {
  notSeated: 'Only those who have a seat can do that.',
  notHost: 'Only the host can do that.',
  notNow: 'That does not go now.',
  seatTaken: 'Somebody sits there.',
  noSuchSeat: 'That seat is gone.',
  roomFull: 'All seats are taken. You may watch.',
  badOptions: 'These rules do not go together.',
  tooFew: 'There are too few players.',
  notAway: 'That person is here.',
  removed: 'The host has removed you. You may watch.',
  hostStays: 'The host stays.',
  doorClosed: 'The host has closed the door.',
  tooMany: 'That was too much at once. Wait a minute.',
  malformed: 'The room did not understand that.',
  notOver: 'The match is not over yet.',
};

const reactions: Record<Reaction, string> = {
  hello: 'Hello!',
  well: 'Well played!',
  wow: 'Wow!',
  oops: 'Oops!',
  think: 'Let me think',
  thanks: 'Thanks!',
};

const en = {
  closed,
  refusals,
  title: (game: string) => `Room: ${game}`,
  anyTitle: 'Room',
  state: {
    connecting: 'Connecting …',
    stopped:
      'The match on this table cannot go on: Starboard’s rules were renewed, or something went wrong. Everybody kept their seat: start another one.',
    dealing: 'The table is being set …',
    lost: 'No connection. Trying again …',
    lostSeat: 'No connection. Your seat stays. Trying again …',
    back: 'Connected again.',
    goHome: 'Go on at home',
    goHomeNote: 'Against bots, from what you last saw. What was hidden is dealt anew.',
  },
  kept: {
    open: 'Back to the room',
    with: (names: string) => `Room with ${names}`,
    alone: 'Room with nobody else yet',
    lobby: 'Not started yet',
    over: 'Match over',
    yourTurn: 'Your turn',
    turn: (names: string) => `Waiting for ${names}`,
    lastSeen: (ago: string) => `Last seen: ${ago}`,
    forget: (room: string) => `Take off the list: ${room}`,
    forgetSure: 'Take off the list',
    forgetNote: 'Your seat stays, and the link leads back to it. This device only forgets what it last saw.',
  },
  todo: {
    reload: 'Reload',
    again: 'Try again',
    watch: 'Watch',
    here: 'Go on here',
  },
  cancel: 'Cancel',
  close: 'Close',
  invite: {
    by: (name: string) => `${name} invites you.`,
    title: 'Invite friends',
    note: 'Whoever has this link can sit down or watch.',
    noteInMatch: 'Whoever has this link can watch, and sit down when the match is over.',
    text: (game: string) => `Play ${game} with me on Starboard:`,
    qr: 'QR code',
    showQr: 'Show QR code',
    hideQr: 'Hide QR code',
    qrAlt: (link: string) => `QR code of the link ${link}`,
    sharing: {
      share: 'Share the link',
      copy: 'Copy the link',
      copied: 'The link is copied.',
      notCopied: 'The link could not be copied by itself. Here it is:',
      field: 'Link to this room',
    },
  },
  seats: {
    title: 'At the table',
    you: 'you',
    host: 'host',
    here: 'here',
    away: 'away',
    left: 'has left',
    free: 'Free: waiting for somebody',
    addBot: 'Add a bot',
    addBotHere: (seat: number) => `Add a bot on seat ${seat}`,
    bot: 'Bot',
    botWith: (level: Level) => `Bot, ${levels[level]}`,
    levelOf: (name: string) => `Level of ${name}`,
    standIn: (level: Level) => `a bot (${levels[level]}) plays`,
    remove: (name: string) => `Remove ${name}`,
    removeTitle: (name: string) => `Remove ${name}?`,
    removeNote: 'The seat is free then. They may watch, but not sit down again.',
    removeSure: 'Remove',
    watchers: (n: number) => `${count(n, 'person watches', 'people watch')}`,
  },
  sit: {
    title: 'Sit down',
    name: 'Your name',
    needsName: 'Give yourself a name.',
    colour: 'Your token',
    taken: (token: string) => `${token}, taken`,
    sit: 'Sit down',
    full: 'All seats are taken. You watch, and can sit down when one is free.',
    yours: 'Your seat',
    change: 'Save',
    changed: 'Saved.',
    leave: 'Leave the seat',
  },
  rules: {
    title: 'Rules for this match',
    note: 'The host chooses.',
  },
  start: {
    start: 'Start',
    tooFew: (min: number) => `At least ${min} players are needed: send the link or add a bot.`,
    waiting: (name: string) => `Waiting for ${name} to start`,
    nobody: 'Nobody sits here yet.',
    hostAway: (name: string) => `${name} is away: everyone who is seated may do now what the host may.`,
  },
  other: {
    open: 'I have a seat on another device',
    note: 'There, open “Room” and then “Move my seat to another device”. It shows a code of six letters and digits.',
    code: 'Code',
    badCode: 'The code has six letters and digits.',
    wrong: 'This code is not good, or no longer. Ask for a new one on the other device.',
    take: 'Take my seat here',
    taken: 'Your seat is here now.',
  },
  bar: {
    label: 'Room',
    open: 'Room',
    awayNow: (names: string) => `Away: ${names}`,
    watching: 'You are watching.',
    reopen: 'Change seats or options',
    noRecord: 'The record could not be fetched. Try again.',
  },
  vote: {
    ask: (name: string) => `Let a bot play for ${name}`,
    count: (votes: number, needed: number) => `${votes} of ${needed} votes`,
    done: 'You want it',
  },
  wait: {
    waiting: (name: string) => `Waiting for ${name}.`,
    left: (time: string) => `A bot takes over in ${time}.`,
    vote: 'Let a bot play',
  },
  move: {
    title: 'Move my seat to another device',
    note: 'Scan this there, or open the link of the room and type the code. It is good once.',
    code: 'Code',
    left: (time: string) => `Good for ${time}`,
    over: 'This code is no longer good.',
    again: 'A new code',
    qrAlt: (code: string) => `QR code with the code ${code}`,
  },
  leave: {
    open: 'Leave the seat',
    title: 'Leave your seat?',
    note: 'A bot may play on for you, and you cannot come back to this seat. To come back later, just close the page.',
    noteInLobby:
      'You can sit down again as long as a seat is free. If you are the host, somebody else will be.',
    sure: 'Leave the seat',
  },
  react: {
    title: 'Reactions',
    said: (name: string, reaction: string) => `${name}: ${reaction}`,
    names: reactions,
  },
  held: (level: Level, actions: number) =>
    `A bot (${levels[level]}) played for you: ${count(actions, 'move', 'moves')}. You are back in your seat.`,
  notice: {
    said: {
      turn: 'Your turn',
      awaited: 'Waiting for you',
      round: 'The round is on',
      begun: 'The match has begun',
    },
    missed: (why: Wanted['why'] | 'begun', span: string) =>
      ({
        turn: `It was your turn for ${span}.`,
        awaited: `Everyone waited for you for ${span}.`,
        round: `You missed ${span} of the round.`,
        begun: `You missed ${span} of the match.`,
      })[why],
    ask: 'Shall Starboard tell you next time?',
    yes: 'Yes',
    no: 'No, thanks',
  },
  verdict: {
    title: 'Who was first?',
    first: (name: string) => `${name} first`,
    later: (name: string, seconds: string) => `${name} +${seconds} s`,
    you: 'you',
    youFirst: 'You first',
  },
  news: {
    sat: (name: string) => `${name} sat down.`,
    left: (name: string) => `${name} has left.`,
    away: (name: string) => `${name} is away.`,
    back: (name: string) => `${name} is back.`,
    bot: (name: string) => `The bot ${name} sits down.`,
    botGone: (name: string) => `The bot ${name} is gone.`,
    level: (name: string, level: Level) => `The bot ${name} is ${levels[level]} now.`,
    rules: 'The rules for this match have changed.',
    standIn: (name: string) => `A bot plays for ${name}.`,
    voted: (name: string, votes: number, needed: number) => `A bot for ${name}: ${votes} of ${needed} votes.`,
    host: (name: string) => `${name} is the host now.`,
    youHost: 'You are the host now.',
    started: 'The match begins.',
    reopened: 'The room is open again for others.',
  },
  levels,
};

export default en;
export type RoomsWords = typeof en;
