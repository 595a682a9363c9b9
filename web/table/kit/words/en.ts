// The English words of what tables are made of; their shape is what the other languages must fill.
import type { MATCH_REASONS } from '#shared/engine/match.ts';
import type { Who } from '#web/words/who.ts';

const plural = new Intl.PluralRules('en');

const en = {
  refused: 'You can’t do that now.',
  refusals: {
    malformed: 'This game has no such action.',
    unknownSeat: 'You don’t have a seat at this table.',
    backwards: 'Too late: the match has moved on.',
    overdue: 'Too late: time’s up.',
    over: 'The match is over.',
  } satisfies Record<(typeof MATCH_REASONS)[number], string>,
  news: 'What happened',
  earlier: 'Earlier',
  meanwhile: 'Meanwhile',
  goOn: 'Continue',
  why: {
    decided: (what: string, won: string, winner: Who, lost: string, other: Who) =>
      `${what} decided it: ${won} for ${winner.own ? 'you' : winner.name}, ${lost} for ${other.own ? 'you' : other.name}.`,
    most: (what: string, points: string, of: number) => `${what} brought the most: ${points} of ${of}.`,
  },
  picture: {
    player: (number: number) => `Player ${number}`,
    title: 'Picture to share',
    drawing: 'Drawing the picture …',
    failed: 'Couldn’t draw the picture.',
    share: 'Share',
    save: 'Save picture',
    saved: 'Picture saved.',
  },
  curtain: {
    handOver: (name: string) => `Pass the device to ${name}`,
    note: 'Everyone else, look away.',
    look: (name: string) => `I’m ${name}`,
  },
  drag: {
    hint: 'Drag a piece, or tap it and then tap where it goes.',
    empty: (place: string) => `${place}, empty`,
    taken: (place: string, piece: string) => `${place}, taken by ${piece}`,
    pickedUp: (piece: string) => `Picked up ${piece}. Choose a place; Escape puts it back.`,
    over: (place: string) => `Over ${place}`,
    notHere: (place: string, why: string) => `Not on ${place}: ${why}`,
    putDown: (piece: string, place: string) => `Put down ${piece}: ${place}`,
    putBack: (piece: string) => `${piece} is back in its place`,
    turn: 'Turn',
    flip: 'Flip over',
    back: 'Put back',
  },
  solo: {
    title: 'Alone: your results',
    points: (many: number) => `${many} ${plural.select(many) === 'one' ? 'point' : 'points'}`,
    best: 'Best',
    played: 'Matches',
    mean: 'Average',
    meanOfLast: (many: number) => `Average of the last ${many}`,
    newBest: 'Your best result so far!',
    place: (place: number, of: number) => `Number ${place} of your ${of} results`,
    tryOf: (time: number, best: string) =>
      `Try ${time} from this setup; the best reached ${best}. Only the first counts above.`,
    seenBefore: 'You already knew this setup, so this one doesn’t count above.',
    curve: (many: number, days: string, first: string, last: string, best: string) =>
      `${many} results, ${days}: first ${first}, last ${last}, best ${best}.`,
    marks: { best: 'best', current: 'this match', known: 'same setup again' },
    all: (many: number) => (many === 1 ? 'The result' : `All ${many} results`),
    lookBack: 'Look back:',
    delete: (result: string, when: string) => `Delete ${result}, ${when}`,
  },
  challenge: {
    share: 'Challenge a friend',
    copy: 'Copy a link to challenge a friend',
    copied: 'Link copied. Whoever opens it plays from the same setup.',
    notCopied: 'Couldn’t copy the link. Here it is:',
    field: 'The challenge',
    message: (result: string, game: string) =>
      `I played ${game} alone on Starboard: ${result}. Same setup: can you beat it?`,
    beaten: (result: string) => `You beat the challenge: ${result}!`,
    equalled: (result: string) => `You matched the challenge: ${result}.`,
    stands: (result: string) => `The challenge still stands: ${result}.`,
  },
};

export default en;
export type KitWords = typeof en;
