// The English words of Space Builder; their shape is what the other languages must fill.

import type { BuildingName } from '#shared/games/space-builder/components.ts';
import type { FaultReason } from '#shared/games/space-builder/faults.ts';
import { regional } from '#web/words/region.ts';
import type { Who } from '#web/words/who.ts';

const plural = new Intl.PluralRules('en');
const count = (n: number, one: string, other: string) => `${n} ${plural.select(n) === 'one' ? one : other}`;
const pace = new Intl.NumberFormat(regional('en'), { maximumFractionDigits: 1, minimumFractionDigits: 1 });
const list = new Intl.ListFormat(regional('en'), { type: 'conjunction' });
const faults = (n: number) => (n === 0 ? 'no faults' : count(n, 'fault', 'faults'));

const en = {
  buildings: {
    observatory: 'Observatory',
    mast: 'Mast',
    greenhouse: 'Greenhouse',
    hangar: 'Hangar',
    rocket: 'Rocket',
    towers: 'Towers',
    sunworks: 'Solar panels',
    crane: 'Crane',
  } as Record<BuildingName, string>,
  /** What tells the sides of a building, as it is seen upright: front, back. */
  faces: {
    observatory: ['telescope to the left', 'telescope to the right'],
    mast: ['lamp at the top', 'lamp in the middle'],
    greenhouse: ['sprout at the edge', 'sprout by the tree'],
    hangar: ['window left of the door', 'window right of the door'],
    rocket: ['one porthole', 'two portholes'],
    towers: ['band at the top', 'band at the bottom'],
    sunworks: ['dark panel at the bottom', 'dark panel at the top'],
    crane: ['square load', 'round load'],
  } as Record<BuildingName, readonly [string, string]>,
  turns: ['upright', 'turned right', 'upside down', 'turned left'],
  lying: (building: string, face: string, turn: string) => `${building}, ${face}, ${turn}`,
  sites: [
    'top left',
    'top middle',
    'top right',
    'middle left',
    'centre',
    'middle right',
    'bottom left',
    'bottom middle',
    'bottom right',
  ],
  onSite: (site: string, what: string) => `${site}: ${what}`,
  empty: 'empty',
  stillLocked: (building: string) => `${building}, still locked: leave it out`,
  plan: 'Plan',
  planCovered: 'The plan, still covered',
  planLies: [
    '',
    'The plan is turned to the right.',
    'The plan is upside down.',
    'The plan is turned to the left.',
  ],
  board: 'Your board',
  boardOf: (name: string) => `Board: ${name}`,
  hand: 'Your buildings',
  tools: 'The building in hand',
  turn: 'Turn',
  flip: 'Flip',
  takeBack: 'Take back',
  building: 'Building',
  timeLeft: 'Time left',
  round: (round: number) => `Round ${round}`,
  trial: (buildings: number, lie: string) => `${count(buildings, 'building', 'buildings')}, plan ${lie}`,
  giveUp: {
    title: 'Give up this run?',
    note: 'The clock keeps running while you think about it. A run that is left does not count.',
    stay: 'Keep building',
    leave: 'Give up',
  },
  alone: 'Time trial',
  over: 'Final result',
  won: (n: number) => `${count(n, 'round', 'rounds')} won`,
  holds: (n: number, of: number) => `${n} of ${of} buildings`,
  placed: (n: number, of: number) => `${n} of ${of} placed`,
  done: 'Done!',
  toCheck: 'Skip to the check',
  doneAt: (time: string) => `Done ${time}`,
  away: 'away',
  ready: 'I’m ready',
  untilNext: 'Time until the next round',
  nextRound: 'Next round',
  start: 'Start the clock',
  skip: 'Skip',
  /** What a board must have in common with the plan. */
  same: { site: 'same site', turn: 'turned the same', face: 'same side' },
  status: {
    first: 'One plan for everyone: build it before the others do!',
    firstAlone: 'The clock starts when the plan is turned over. Be quick!',
    waitingFor: (names: readonly string[]) =>
      names.length > 2 ? `Waiting for ${names.length} others` : `Waiting for ${list.format(names)}`,
    soon: 'Get ready …',
    pick: 'Tap a building, then a site. Or drag it there.',
    pickTurned: 'The plan is turned: build beacon to beacon.',
    put: 'Turn it, flip it, then tap its site.',
    more: (n: number) => `${count(n, 'building is', 'buildings are')} still missing.`,
    all: 'Everything is up. One last look, then: Done!',
    sending: 'Done …',
    tapped: 'Done! The others are still building.',
    halted: 'You were away too long: your board counts as it stands.',
    stopped: 'Stop! Hands off …',
    watch: 'Nobody sees the boards before the check.',
    checking: 'The check …',
    paused: 'Paused',
  },
  says: {
    plan: (sites: string) => `The plan: ${sites}`,
    done: (name: string) => `${name}: Done!`,
    away: (name: string) => `${name} is away and no longer holds anyone up.`,
    left: (seconds: number) => `${count(seconds, 'second', 'seconds')} left.`,
    stopped: 'Stop!',
    taken: (building: string) => `${building}: back in your hand.`,
  },
  /** In a first match: what points at something, and words that are met. */
  firstMatch: {
    plan: 'The plan lies here, face down until the round starts. Then build exactly what it shows.',
    hand: 'Your buildings: tap one, then its site on the board. Or drag it there.',
    tools: 'Turn and flip: a building must be the same way up and show the same side as on the plan.',
    beacon:
      'The plan will be turned. A beacon in one corner of plan and board shows how they belong together.',
    locked: 'Buildings with a lock on the plan aren’t yours yet: leave their sites empty.',
    faults:
      'Faults: 1 for a building that is missing, 2 for one that stands wrong. The fewest win the round.',
  },
  refusals: {
    notNow: 'Not right now.',
    tooEarly: 'The plan is still covered.',
    tapped: 'You said you were done: you can’t change anything now.',
    stopped: 'The round has been stopped.',
    incomplete: 'First put all your buildings on the board.',
    locked: 'That building is still locked.',
    twice: 'There is only one of each building.',
    older: 'Your board has changed since then.',
    notWinner: 'Only the winner of the round chooses.',
    unlocked: 'You already have that building.',
  },
  result: {
    title: (round: number) => `Result of round ${round}`,
    winner: {
      /** Among names. */
      you: 'you',
      own: (n: number) => `You win the round with ${faults(n)}!`,
      ownFaster: (n: number, others: string) =>
        `You win the round: ${faults(n)}, just like ${others}, but faster.`,
      other: (name: string, n: number) => `${name} wins the round with ${faults(n)}.`,
      otherFaster: (name: string, n: number, others: string) =>
        `${name} wins the round: ${faults(n)}, just like ${others}, but faster.`,
      nobody: 'Nobody wins this round.',
    },
    unlocked: {
      own: (building: string) => `New for you: ${building}.`,
      other: (name: string, building: string) => `New for ${name}: ${building}.`,
    },
    faults,
    noFaults: 'No faults',
    stopped: 'stopped',
    timeUp: 'Time’s up! The check …',
    stoppedBy: (name: string) => `${name} finished, and that stopped you. The check …`,
    /** Who was done when: not how they are ranked. */
    doneAs: ['done 1st', 'done 2nd', 'done 3rd', 'done 4th'],
    reasons: {
      missing: 'missing',
      place: 'wrong site',
      turn: 'turned wrong',
      face: 'wrong side',
    } as Record<FaultReason, string>,
    fault: (points: number, building: string, reason: string) => `${points}: ${building}, ${reason}`,
    shouldBe: (what: string) => `should be: ${what}`,
    alone: (time: string) => `Built without a fault in ${time}!`,
    aloneFaults: (n: number, time: string) => `${faults(n)} in ${time}: only a run without faults counts.`,
    aloneStopped: (n: number) => `Time’s up: ${faults(n)}`,
    aloneLeft: 'You left while the clock was running: this run does not count.',
  },
  rival: {
    best: 'Your best run',
    toBeat: (time: string) => `To beat: ${time}`,
    done: 'Your best run was done by now.',
  },
  unlock: {
    own: 'Which building will you unlock?',
    ownNote: 'You’ll build with it from the next round on. Win with all eight, and the match is yours.',
    other: (name: string) => `${name} is choosing a building to unlock.`,
    left: 'Time left to choose',
  },
  end: {
    rounds: (winner: Who, won: number, other: Who, less: number, of: number) =>
      `${winner.own ? 'You' : winner.name} won ${won} of ${count(of, 'round', 'rounds')}, ${other.own ? 'you' : other.name} ${less}.`,
    pace: (seconds: number) => `That’s one building every ${pace.format(seconds)} s.`,
    off: (kinds: readonly string[]) => `What was off: ${kinds.join(', ')}.`,
    offAs: (reason: string, many: number) => `${reason} (${many})`,
    champion: (name: string) => `${name} won a round with all eight buildings.`,
    ownChampion: 'You won a round with all eight buildings.',
    lastPlan: 'The last plan is built.',
    shared: 'Tied on rounds won.',
  },
  options: {
    lie: 'Plan rotation',
    lies: { straight: 'straight', turned: 'turned' },
    liesNote: {
      straight: 'The plan is the same way up as your board.',
      turned: 'The plan is turned, the same way for everyone: build beacon to beacon.',
    },
    limit: 'Time for a round',
    minutes: (n: number) => `${n} min`,
    rest: 'Next round',
    rests: { timed: 'after 30 s at most', open: 'when all are ready' },
    count: 'Number of buildings',
    with: (rule: string, choice: string) => `${rule}: ${choice}`,
  },
};

export default en;
export type BuilderWords = typeof en;
