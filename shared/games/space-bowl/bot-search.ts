// What a bot has noticed of the galaxy, and when: one whole search, the same whenever it is worked out again.
import type { Millis } from '#shared/engine/game.ts';
import { type Dice, dice, seeded } from '#shared/engine/random.ts';
import { FORM, type Habits, LATE, LOOK, SECOND_TIME, SLOWER, type Span } from './bot-levels.ts';
import { type Fault, type Field, solve, type Throw, type Verdict } from './solver.ts';
import type { View } from './view.ts';

/** A card taken for an answer, rightly or wrongly, from this time on. */
export interface Find {
  card: number;
  at: Millis;
}

/** A card that would be an answer with the joker. */
export interface NearMiss extends Find {
  jokerAt: readonly number[];
  /** Kept in mind for the bot's own joker. */
  remembered: boolean;
  /** Seen to fit once somebody's joker lies there. */
  seenWithJoker: boolean;
}

export interface Search {
  finds: Find[];
  nearMisses: NearMiss[];
  /** When the first card was looked at, when all had been, and when the bot gives up. */
  begun: Millis;
  allSeen: Millis;
  givenUp: Millis;
  /** What the bot names when it must name something. */
  guess: number;
  hands: Hands;
}

/** How long this bot takes in this round between knowing and doing. */
interface Hands {
  say: Millis;
  hear: Millis;
  confirm: Millis;
  patience: Millis;
  late: Millis;
}

/** What lies on the table, and since when. */
interface Thrown {
  thrown: Throw;
  from: Millis;
}

interface Eyes {
  habits: Habits;
  verdicts: readonly Verdict[];
  order: readonly number[];
  marbles: number;
  roll: Dice;
}

export function searchOf(view: View, { thrown, from }: Thrown, habits: Habits, seed: string): Search {
  const roll = dice(seeded(`${seed}/${view.round}`));
  const hands = {
    say: within(roll, habits.say),
    hear: within(roll, habits.hear),
    confirm: within(roll, habits.confirm),
    patience: within(roll, habits.patience),
    late: within(roll, LATE),
  };
  const verdicts = solve(fieldSeen(view), thrown);
  const order = scanOrder(view, thrown, verdicts, happens(roll, habits.rareFirst), roll);
  const eyes: Eyes = { habits, verdicts, order, marbles: thrown.marbles.length, roll };
  const form = within(roll, FORM) / 1000;
  const begun = from + Math.round((within(roll, habits.start) + habits.startPerMarble * eyes.marbles) * form);
  const pace = slowness(view, thrown) * form;
  const first = lookAtAll(eyes, begun, pace, habits.misread);
  const second = lookAtAll(eyes, first.until, pace * SECOND_TIME.look, habits.misread * SECOND_TIME.misread);
  const again = happens(roll, habits.again);
  return {
    finds: [...first.finds, ...(again ? second.finds : [])],
    nearMisses: first.nearMisses,
    begun,
    allSeen: first.until,
    givenUp: again ? second.until : first.until,
    guess: order.find((card) => verdicts[card]!.faults.every(({ kind }) => kind === 'missing')) ?? order[0]!,
    hands,
  };
}

function lookAtAll(
  { habits, verdicts, order, marbles, roll }: Eyes,
  from: Millis,
  pace: number,
  misread: number,
) {
  const finds: Find[] = [];
  const nearMisses: NearMiss[] = [];
  let at = from;
  for (const card of order) {
    const { faults, jokerAt } = verdicts[card]!;
    const fitting = Math.max(0, marbles - faults.length);
    at += Math.round((habits.glance + habits.perFit * fitting) * pace * (within(roll, LOOK) / 1000));
    const right = faults.length === 0;
    if (right ? !happens(roll, habits.overlooked) : deceives(faults) && happens(roll, misread)) {
      at += within(roll, habits.check);
      if (right || !happens(roll, habits.unmasked)) finds.push({ card, at });
    }
    if (jokerAt.length > 0) {
      const remembered = happens(roll, habits.nearMiss);
      nearMisses.push({ card, at, jokerAt, remembered, seenWithJoker: happens(roll, habits.nearMissShown) });
    }
  }
  return { finds, nearMisses, until: at };
}

/** Only a single wrong planet is ever passed over. */
function deceives(faults: readonly Fault[]): boolean {
  return faults.length === 1 && (faults[0]!.kind === 'missing' || faults[0]!.kind === 'forbidden');
}

/** Row by row from anywhere; or first the cards that the rarest planet of the throw leaves open. */
function scanOrder(
  { galaxy }: View,
  { marbles }: Throw,
  verdicts: readonly Verdict[],
  rareFirst: boolean,
  roll: Dice,
): number[] {
  const first = roll.below(galaxy.length);
  const rows = galaxy.map((_, step) => (first + step) % galaxy.length);
  if (!rareFirst) return rows;
  const showing = (planet: number) => galaxy.filter(({ planets }) => planets & (1 << planet)).length;
  const rare = marbles.reduce((one, other) => (showing(other.planet) < showing(one.planet) ? other : one));
  const isOpen = (card: number) => verdicts[card]!.faults.every(({ cell }) => cell !== rare.cell);
  return [...rows.filter(isOpen), ...rows.filter((card) => !isOpen(card))];
}

function slowness({ options }: View, { hole }: Throw): number {
  let factor = 1;
  if (options.rotation) factor *= SLOWER.rotation;
  if (options.ring) factor *= SLOWER.ring;
  if (options.larger) factor *= SLOWER.larger;
  if (hole !== null) factor *= SLOWER.hole;
  return factor;
}

function fieldSeen({ galaxy, size, options }: View): Field {
  const { ring, rotation } = options;
  const planets = galaxy.map((card) => card.planets);
  return { size, ring, rotation, planets, faceDown: galaxy.map(({ card }) => card === null) };
}

function within(roll: Dice, [least, most]: Span): number {
  return least + roll.below(most - least + 1);
}

function happens(roll: Dice, ofThousand: number): boolean {
  return roll.below(1000) < ofThousand;
}
