// The English words of a Space Bowl table alone.

import { regional } from '#web/words/region.ts';
import type { Who } from '#web/words/who.ts';

const plural = new Intl.PluralRules('en');
const count = (n: number, one: string, other: string) => `${n} ${plural.select(n) === 'one' ? one : other}`;
const signless = new Intl.NumberFormat(regional('en'), {
  maximumFractionDigits: 1,
  minimumFractionDigits: 1,
});
const list = new Intl.ListFormat(regional('en'), { type: 'conjunction' });
const You = ({ own, name }: Who) => (own ? 'You' : name);
const you = ({ own, name }: Who) => (own ? 'you' : name);

const en = {
  table: {
    captain: 'captain',
    points: 'points',
    pointsCount: (n: number) => count(n, 'point', 'points'),
    stock: (n: number) => count(n, 'card', 'cards'),
    track: 'Score track',
    scoreOf: (name: string, points: number) => `${name} ${points}`,
    round: (round: number, of: number) => `Round ${round} of ${of}`,
    pile: (left: number, card: string) => `Infinity pile, ${count(left, 'card', 'cards')}. On top: ${card}`,
    go: 'Go!',
    /** Pressed, and not yet decided. */
    claimed: 'Called …',
    doom: 'We’re all going to die!',
    follow: 'Me too!',
    followDoom: 'Me too: red button',
    followDoomShort: 'Red button',
    joker: 'Joker',
    jokerCancel: 'Put joker back',
    point: 'Point',
    pointing: 'Tap a card',
    throwMarbles: 'Throw the marbles',
    nextRound: 'Next round',
    saidGo: 'Go!',
    saidDoom: 'Doom!',
    saidRed: 'red',
    saidFollow: 'me too',
    secondsLeft: (seconds: number) => count(seconds, 'second left', 'seconds left'),
    calledGo: (name: string) => `${name}: “Go!” Ten seconds.`,
    calledDoom: (name: string) => `${name}: “We’re all going to die!” Ten seconds.`,
    jokerPut: (name: string, place: string) => `${name}: joker on ${place}.`,
    zero: 'Zero.',
    searchLeft: 'Time left to search',
  },
  status: {
    first: (captain: string) =>
      `Captain: ${captain}. The marbles show which planets must be around the destination disc.`,
    next: (captain: string) => `Captain: ${captain}.`,
    waitingFor: (names: readonly string[]) =>
      names.length > 2 ? `Waiting for ${names.length} others` : `Waiting for ${list.format(names)}`,
    searchShort: 'Find the card for the disc.',
    search: 'Find the card for the disc: the planets around it must match the marbles in the box.',
    canFollow: (name: string) => `${name}: “Go!” Found a card too? Say “Me too!”`,
    closed: 'Too late to pick. Wait for the reveal.',
    pick: 'Tap your card.',
    picked: 'Tap it again or confirm, or tap another card.',
    pickedJoker: 'Your card must need the joker. Confirm it or change it.',
    confirmed: 'Confirmed. You can still change it.',
    red: 'Red button: you’re saying there is no destination.',
    searcher: (name: string) =>
      `${name}: “We’re all going to die!” See a destination? Tap it. If not: “Me too!”`,
    lastMoment: 'Last chance to tap a card.',
    aiming: 'Tap the card that’s missing one planet. The joker stays there.',
  },
  /** In a first match: what points at something, and words that are met. */
  firstMatch: {
    box: 'The marbles roll in here. They show which planets must be on and around the card you’re looking for.',
    card: 'Found the card? Call “Go!” first, then tap it. From then on everyone has ten seconds.',
    disc: 'The violet disc stands for the card; each marble, for a planet on the card in that direction.',
    doom: 'Soon there’s a red button here, “We’re all going to die!”, for when no card fits: two points if nobody finds one, two less if somebody does.',
  },
  refusals: {
    notNow: 'Not in this phase of the round.',
    rolling: 'The marbles are still rolling.',
    tooEarly: 'Too early for that.',
    tooLate: 'The countdown is over.',
    alreadyReady: 'You’re already ready.',
    alreadyClaimed: 'You’ve already said so.',
    alreadyConfirmed: 'Already confirmed.',
    goDuringDoom: 'Someone pressed the red button first. See a destination? Just tap it.',
    doomDuringGo: 'Someone called Go! first. No red button any more this round.',
    notClaimant: 'Say “Me too!” first, then tap your card.',
    redButton: 'You showed the red button: no card and no joker this round.',
    noJoker: 'This match is played without the joker.',
    jokerGone: 'The joker is already in the galaxy.',
    jokerBinds: 'You put the joker down, so you must pick a card that needs it.',
    noSuchCard: 'That card doesn’t exist.',
    noPick: 'Tap a card first.',
  },
  result: {
    title: (round: number) => `Result of round ${round}`,
    voided: 'Nobody called in time: the round doesn’t count.',
    wentGo: (name: string, seconds: number, found: boolean) =>
      `${name}: “Go!” after ${signless.format(seconds)} s. ${found ? 'A destination was found.' : 'Nobody was right.'}`,
    wentDoom: (name: string, seconds: number, found: boolean) =>
      `${name}: “We’re all going to die!” after ${signless.format(seconds)} s. ${found ? 'But a destination was found.' : 'Nobody found a destination.'}`,
    nothing: 'said nothing',
    reasons: {
      valid: 'right',
      go: 'called',
      alone: 'alone',
      joker: 'joker',
      invalid: 'wrong',
      noCard: 'no card',
      goInvalid: 'called',
      red: 'red button',
      doom: 'called doom',
    },
    judgements: {
      valid: 'The card is a destination.',
      validWithJoker: 'The card is a destination with the joker.',
      invalid: '',
      red: 'The red button: one point if nobody finds a destination, one less if somebody does.',
      none: 'Sat this round out.',
    },
    noPick: 'No card picked in time: that counts as wrong.',
    jokerNotNeeded: 'The card is a destination even without the joker; if you put it down, you must need it.',
    notBelowZero: 'A total never drops below 0.',
    answers: (all: number, missed: number) =>
      all === 0
        ? 'There was no destination.'
        : `${count(all, 'destination', 'destinations')}, ${missed === 0 ? 'found' : missed === all ? 'missed by everyone' : `${missed} missed by everyone`}. Tap to see:`,
    withJoker: (n: number) =>
      n === 0
        ? 'Not even with the joker.'
        : `With the joker: ${count(n, 'possible card', 'possible cards')}.`,
  },
  lookingBack: {
    show: 'Destinations',
    throws: (name: string) => `${name} throws the marbles.`,
    callsGo: (name: string, seconds: number) => `${name} calls “Go!” after ${signless.format(seconds)} s.`,
    callsDoom: (name: string, seconds: number) =>
      `${name} calls “We’re all going to die!” after ${signless.format(seconds)} s.`,
    follows: (name: string) => `${name} says “Me too!”`,
    joker: (name: string, place: string) => `${name} puts the joker on ${place}.`,
    zero: 'The ten seconds are over.',
    nothing: 'There is no destination.',
    there: (n: number, places: string) =>
      n === 1 ? `The destination: ${places}.` : `${count(n, 'destination', 'destinations')}: ${places}.`,
    wasNone: 'There was no destination.',
    allFound: (all: number): string =>
      all === 1 ? 'The destination was found.' : 'Every destination was found.',
    missed: (missed: number, all: number) =>
      all === 1
        ? 'Nobody found the destination.'
        : missed === all
          ? `Nobody found any of the ${all} destinations.`
          : `Nobody found ${missed} of the ${all} destinations.`,
  },
  overlooked: {
    title: 'What you overlook',
    looking: 'Looking through your matches …',
    from: (matches: number, found: number, rounds: number) =>
      `From your last ${count(matches, 'match', 'matches')}: in ${found} of ${count(rounds, 'round', 'rounds')} with a destination you found one.`,
    few: 'There are still too few rounds to tell. Play on!',
    most: (kind: string) => `What escapes you most often: ${kind}.`,
    kinds: {
      edge: 'at the edge',
      middle: 'further in',
      few: 'two or three marbles',
      many: 'four or five marbles',
      hole: 'with the black hole',
      turned: 'turned pattern',
      across: 'across the ring’s edge',
    },
    share: (percent: string) => `${percent} missed`,
  },
  over: {
    why: {
      overtook: (winner: Who, other: Who) => `${You(winner)} overtook ${you(other)} in the very last round.`,
      scored: (winner: Who, times: number, other: Who, less: number, rounds: number) =>
        `${You(winner)} scored in ${times} of ${rounds} rounds, ${you(other)} in ${less}.`,
      gained: (winner: Who, points: number, times: number, other: Who, less: number, often: number) =>
        `${count(points, 'point', 'points')} from ${count(times, 'round', 'rounds')} for ${you(winner)}, ${less} from ${often} for ${you(other)}.`,
      lost: (winner: Who, points: number, other: Who, more: number) =>
        points === 0
          ? `${You(winner)} lost no points, ${you(other)} ${more}.`
          : `${You(winner)} lost only ${count(points, 'point', 'points')}, ${you(other)} ${more}.`,
    },
    congratulations: 'Well searched.',
    shared: 'Tied on points and cards.',
    byStock: 'Tied on points: whoever kept more cards wins.',
    lines: (rounds: number) => `Points over ${count(rounds, 'round', 'rounds')}`,
  },
  options: {
    plain: 'The basic game, without variants.',
    with: (rule: string, choice: string) => `${rule}: ${choice}`,
    notes: {
      blackHole: 'Where its disc lands, the marbles show which planets must not be there.',
      noJoker: 'Fewer ways to be right.',
      void: 'Three cards are face down and show nothing.',
      larger: '6 × 6 cards: more to search, more to find.',
      rotation: 'You may turn the pattern in your mind.',
      ring: 'Opposite edges touch.',
      training: 'The destination disc is always in the centre.',
    },
    search: 'Time to search',
    limit: (seconds: number) => (seconds === 0 ? 'no limit' : `${seconds / 60} min`),
    grace: 'Time to pick after zero',
    seconds: (n: number) => `${n} s`,
  },
};

export default en;
export type BowlWords = typeof en;
