// Whether to reveal, to recruit or to place, and which agency to take.
import type { Seat } from '#shared/engine/game.ts';
import type { Dice } from '#shared/engine/random.ts';
import type { Action } from '../actions.ts';
import { AGENCIES, type Agency, type LabId, REVEALED } from '../components.ts';
import { isOf, LABS } from '../labs.ts';
import { mustPlace } from '../turn.ts';
import type { View } from '../view.ts';
import { judgeOf } from './outlook.ts';
import { linesFrom } from './search.ts';
import { type Thought, thoughtOf } from './thought.ts';
import { type Skill, WEIGHTS } from './weights.ts';

export interface Asked {
  view: View;
  seat: Seat;
  skill: Skill;
  roll: Dice;
}

export function placeOrNot(asked: Asked): Action {
  const { idle, best } = linesOf(asked, thoughtOf(asked.view, asked.seat), asked.skill.width);
  return best !== null && best.worth > idle.worth ? best.first! : { type: 'done' };
}

const linesOf = ({ view, seat, skill }: Asked, thought: Thought, width: number) =>
  linesFrom(thought, { width, worthOf: judgeOf(view, seat, skill) });

export function turn(asked: Asked): Action {
  const { view, seat, skill, roll } = asked;
  const thought = thoughtOf(view, seat);
  if (view.finisher !== null) return placeOrNot(asked);
  const { best } = linesOf(asked, thought, skill.width);
  if (mustPlace(thought)) return best!.first!;
  const options: Option[] = takes(asked, view.centre, 'centre');
  if (view.labs > 0) options.push({ action: { type: 'reveal' }, worth: ofReveal(asked) });
  if (best !== null) options.push({ action: best.first!, worth: best.worth - priceOf(view, SWEPT) });
  return bestOf(options, roll, skill.blur);
}

/** Labs of the pile, for whoever has no other. */
const priceOf = ({ seats }: View, labs: number) => (seats === 1 ? labs * WEIGHTS.pile : 0);

export function takeRevealed(asked: Asked): Action {
  return bestOf(takes(asked, asked.view.revealed, 'revealed'), asked.roll, asked.skill.blur);
}

export interface Option {
  action: Action;
  worth: number;
}

export function bestOf(options: readonly Option[], roll: Dice, blur: number): Action {
  const blurred = options.map(({ action, worth }) => ({ action, worth: worth + roll.below(blur + 1) }));
  return blurred.reduce((best, option) => (option.worth > best.worth ? option : best)).action;
}

/** What is imagined to be revealed has yet to leave the pile. */
type Source = 'centre' | 'revealed' | 'imagined';
/** After every turn of whoever is alone, one of the pile goes. */
const SWEPT = 1;

/** Each agency, with what the hand would make of its cards. */
function takes(asked: Asked, labs: readonly LabId[], source: Source): Option[] {
  return AGENCIES.filter((agency) => labs.some(isOf(agency))).map((agency) => ({
    action: { type: 'take', agency } as const,
    worth: ofTaking(asked, labs, agency, source),
  }));
}

function ofTaking(asked: Asked, labs: readonly LabId[], agency: Agency, source: Source): number {
  const { view, seat } = asked;
  const { hand } = view.crews[seat]!;
  const taken = labs.filter(isOf(agency));
  const rest = labs.length - taken.length + (source === 'centre' ? 0 : view.centre.length);
  const left = rest * (view.seats === 1 ? WEIGHTS.leftToOneself : WEIGHTS.leftToOthers);
  const used = SWEPT + (source === 'imagined' ? REVEALED : 0);
  return ofHand(asked, isEnd(view, used) ? [] : [...hand!, ...taken]) + left - priceOf(view, used);
}

/** Whoever is alone loses what is in hand when the pile is empty. */
const isEnd = ({ seats, labs }: View, used: number) => seats === 1 && labs <= used;

function ofHand(asked: Asked, hand: readonly LabId[]): number {
  const { idle, best } = linesOf(asked, { ...thoughtOf(asked.view, asked.seat), hand }, 1);
  return Math.max(idle.worth, best?.worth ?? idle.worth);
}

/** On average of what may come, taken as well as may be. */
function ofReveal(asked: Asked): number {
  const { view, seat, skill, roll } = asked;
  const known = new Set([
    ...view.centre,
    ...view.discards,
    ...view.crews[seat]!.hand!,
    ...view.crews.flatMap(({ slots }) => slots),
  ]);
  const hidden = LABS.flatMap((_, lab) => (known.has(lab) ? [] : lab));
  let sum = 0;
  for (let sample = 0; sample < skill.samples; sample++) {
    const labs = roll.shuffled(hidden).slice(0, Math.min(REVEALED, view.labs));
    sum += Math.max(...takes(asked, labs, 'imagined').map(({ worth }) => worth));
  }
  return Math.trunc(sum / skill.samples);
}
