// Cards, places and what happened, in words.
import type { Seat } from '#shared/engine/game.ts';
import {
  CAPSULES,
  type Effect,
  type LabId,
  OBJECTIVES,
  type ObjectiveId,
} from '#shared/games/space-lab/components.ts';
import type { Gain } from '#shared/games/space-lab/gain.ts';
import { LABS } from '#shared/games/space-lab/labs.ts';
import type { Event } from '#shared/games/space-lab/state.ts';
import { around, capsuleOverSlot, capsuleUnderSlot } from '#shared/games/space-lab/station.ts';
import { listed } from '#web/words/words.ts';
import { labWords } from '../../words/words.ts';

type NameOf = (seat: Seat) => string;

export function labName(lab: LabId): string {
  const { specialty, agency } = LABS[lab]!;
  const text = labWords();
  return text.lab.name(text.specialties[specialty], text.agencies[agency]);
}

export function effectSaid(effect: Effect): string {
  const { lab, specialties, agencies } = labWords();
  switch (effect.kind) {
    case 'points':
      return lab.points(effect.points);
    case 'specialty':
      return lab.perSpecialty(effect.points, specialties[effect.specialty]);
    case 'agency':
      return lab.perAgency(effect.points, agencies[effect.agency]);
    case 'row':
      return lab.inRow(effect.points, specialties[effect.specialty]);
    case 'projects':
      return lab.projects(effect.points);
    case 'draw':
      return lab.draw;
  }
}

/** Everything that stands on it, in one sentence. */
export function labSaid(lab: LabId): string {
  const { cost, effect } = LABS[lab]!;
  const text = labWords().lab;
  return text.said(labName(lab), text.cost(cost), effectSaid(effect));
}

/** What a card that is placed would bring more with others of its kind; nothing where it is what it is. */
export function furtherSaid(lab: LabId): string {
  const { effect } = LABS[lab]!;
  const { gain, specialties, agencies } = labWords();
  switch (effect.kind) {
    case 'specialty':
      return gain.further.specialty(effect.points, specialties[effect.specialty]);
    case 'row':
      return gain.further.row(effect.points, specialties[effect.specialty]);
    case 'agency':
      return gain.further.agency(effect.points, agencies[effect.agency]);
    case 'projects':
      return gain.further.projects(effect.points);
    default:
      return '';
  }
}

export function gainSaid(gain: Gain): string {
  const text = labWords().gain;
  return [
    text.now(gain.points),
    ...(gain.validated.length > 0 ? [text.validates(gain.validated.length)] : []),
    ...gain.projects.map(text.projects),
    ...(gain.labs > 0 ? [text.labs(gain.labs)] : []),
  ].join(', ');
}

export function capsuleName(capsule: number, capsules: number): string {
  const text = labWords();
  if (capsules === CAPSULES) return text.capsules[capsule]!;
  return capsule < CAPSULES ? text.upperCapsules[capsule]! : text.lowerCapsules[capsule - CAPSULES]!;
}

export function slotName(slot: number, capsules: number): string {
  const text = labWords().slots;
  const name = (capsule: number) => capsuleName(capsule, capsules);
  const [over, under] = [capsuleOverSlot(slot), capsuleUnderSlot(slot, capsules)];
  if (over !== null && under !== null) return text.between(name(over), name(under));
  if (under !== null) return text.above(name(under));
  if (over !== null) return text.below(name(over));
  const beside = Array.from({ length: capsules }, (_, capsule) => capsule);
  const right = beside.find((capsule) => around(capsule)[1] === slot);
  const left = beside.find((capsule) => around(capsule)[2] === slot);
  if (left === undefined) return text.leftOf(name(right!));
  if (right === undefined) return text.rightOf(name(left));
  return text.beside(name(left), name(right));
}

export function objectiveSaid(objective: ObjectiveId): string {
  const { symbols, bonus } = OBJECTIVES[objective]!;
  const { agencies, objective: text } = labWords();
  return `${text.needs(agencies[symbols[0]], agencies[symbols[2]])}. ${text.bonus[bonus]}.`;
}

/** What happened, as it is announced. `capsules` are those of a station at this table. */
export function told(event: Event, name: NameOf, capsules: number): string {
  const { says, agencies } = labWords();
  switch (event.kind) {
    case 'reveal':
      return says.reveal(name(event.seat), listed(event.labs.map(labName)));
    case 'take': {
      const say = event.from === 'centre' ? says.recruit : says.take;
      return say(name(event.seat), event.labs.length, agencies[event.agency]);
    }
    case 'place': {
      const where = slotName(event.slot, capsules);
      const lab = labName(event.lab);
      return event.paid.length === 0
        ? says.place(name(event.seat), lab, where)
        : says.placeFor(name(event.seat), lab, where, event.paid.length);
    }
    case 'validate':
      return says.validate(name(event.seat), event.points);
    case 'drawProjects':
      return says.drawProjects(name(event.seat), event.many);
    case 'sweep':
      return says.sweep(agencies[LABS[event.lab]!.agency], event.labs.length);
    default:
      return says[event.kind](name(event.seat));
  }
}
