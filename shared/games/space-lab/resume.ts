// Going on from what one viewer saw, without the room: what was hidden is dealt anew.
import type { Resume, Seat } from '#shared/engine/game.ts';
import { dice, seeded } from '#shared/engine/random.ts';
import { CAPSULES, type LabId, OBJECTIVES, PROJECTS } from './components.ts';
import { isValid, stepsOf } from './effects.ts';
import { LABS } from './labs.ts';
import { PositionSchema } from './position.ts';
import {
  idsBut,
  type Known,
  knownLabs,
  knownObjectives,
  knownProjects,
  type Position,
} from './position-fields.ts';
import { causeOf, isPayableAmong, isPlacingOnly } from './position-turn.ts';
import type { Crew, Event, Phase, State, Step } from './state.ts';
import { capsuleOverSlot, columnOf } from './station.ts';
import type { View } from './view.ts';

function position(view: View): Position | null {
  const phase = phaseIn(view);
  if (phase === null) return null;
  const { options, discards, revealed, centre, starter, finisher } = view;
  const crews = view.crews.map(({ slots, dealt, passed, objectives, validated, ...crew }) => ({
    hand: crew.hand ?? crew.cards,
    slots,
    dealt,
    passed,
    objectives,
    validated,
    projects: crew.projects ?? crew.owned,
  }));
  return { options, discards, revealed, centre, crews, starter, finisher, phase } as Position;
}

function phaseIn(view: View): Position['phase'] | null {
  const { phase } = view;
  switch (phase.kind) {
    case 'over':
      return null;
    case 'draft':
    case 'arrange':
      return { kind: phase.kind, acting: [...view.acting] };
    case 'keep': {
      const { kind, seat, drawn, many } = phase;
      return { kind, seat, drawn: drawn ? [...drawn] : many, rest: restIn(view, seat) };
    }
    default:
      return phase;
  }
}

/** What comes after the choice: of the card just placed, or else capsules alone. */
function restIn({ crews, events }: View, seat: Seat): Step[] {
  const { slots, validated, objectives } = crews[seat]!;
  const station = { slots, validated, objectives: objectives! };
  const placed = events.find((event) => event.kind === 'place');
  if (placed) {
    const steps = stepsOf(station, placed.slot);
    return steps.slice(steps.findIndex((step) => step.kind === 'projects' && step.many > 1) + 1);
  }
  const capsules = [...validated.keys()].filter((capsule) => isValid(station, capsule));
  return capsules.map((capsule) => ({ kind: 'validate', capsule }));
}

/** What nobody has named, shuffled. */
interface Hidden {
  labs: number[];
  projects: number[];
  objectives: number[];
}

function state(position: Position, seed: string): State {
  const { options, discards, revealed, centre, crews, starter, finisher } = position;
  const roll = dice(seeded(seed));
  const hidden: Hidden = {
    labs: roll.shuffled(idsBut(LABS.length, knownLabs(position))),
    projects: roll.shuffled(idsBut(PROJECTS.length, knownProjects(position))),
    objectives: roll.shuffled(idsBut(OBJECTIVES.length, knownObjectives(position))),
  };
  const hands = handsOf(position, hidden.labs);
  const columns = crews.flatMap(({ validated }) =>
    validated.flatMap((points, capsule) => (points === null ? [] : columnOf(capsule))),
  );
  return {
    options,
    seats: crews.length,
    crews: crews.map((_, seat) => crewOf(position, seat, hands[seat]!, hidden)),
    phase: phaseOf(position, hidden),
    labs: hidden.labs,
    projects: hidden.projects,
    discards,
    revealed,
    centre,
    taken: Array.from({ length: CAPSULES }, (_, column) => columns.filter((at) => at === column).length),
    starter,
    finisher,
    random: roll.state(),
    since: 0,
    events: eventsOf(position),
    before: null,
  };
}

const dealt = (known: Known, pile: number[]) =>
  typeof known === 'number' ? pile.splice(0, known) : [...known];

function crewOf(position: Position, seat: Seat, hand: readonly LabId[], hidden: Hidden): Crew {
  const { crews, phase } = position;
  const { slots, validated, projects, ...known } = crews[seat]!;
  const tiles = known.dealt ?? ('acting' in phase ? hidden.objectives.splice(0, validated.length) : []);
  const isReady = 'acting' in phase && !phase.acting.includes(seat);
  return {
    hand,
    slots,
    dealt: tiles,
    passed: known.passed ?? (isReady && phase.kind === 'draft' ? tiles[0]! : null),
    objectives: known.objectives ?? (isReady && phase.kind === 'arrange' ? tiles : []),
    validated,
    technicians: techniciansOf(position, seat),
    projects: dealt(projects, hidden.projects),
  };
}

/** Somebody whose turn can only be to place has something to place. */
function handsOf(position: Position, labs: LabId[]): LabId[][] {
  const { crews, phase } = position;
  const placer = phase.kind === 'turn' && isPlacingOnly(position) ? phase.seat : null;
  const cards = placer === null ? [] : crews[placer]!.hand;
  const payable = typeof cards === 'number' ? labs.splice(labs.findIndex(isPayableAmong(cards)), 1) : [];
  return crews.map(({ hand }, seat) => {
    if (typeof hand !== 'number') return [...hand];
    const first = seat === placer ? payable : [];
    return [...first, ...labs.splice(0, hand - first.length)];
  });
}

function techniciansOf({ crews, phase }: Position, seat: Seat): number {
  const { slots, objectives } = crews[seat]!;
  const below = slots.filter((lab, slot) => {
    const capsule = capsuleOverSlot(slot);
    const bonus = capsule === null || lab === null ? null : OBJECTIVES[objectives![capsule]!]!.bonus;
    return bonus === 'technician' && LABS[lab!]!.specialty === bonus;
  });
  const waits =
    phase.kind === 'keep' && phase.seat === seat && phase.rest.some(({ kind }) => kind === 'technician');
  return below.length - (waits ? 1 : 0);
}

function phaseOf({ phase }: Position, { projects }: Hidden): Phase {
  if ('acting' in phase) return { kind: phase.kind };
  return phase.kind === 'keep' ? { ...phase, drawn: dealt(phase.drawn, projects) } : phase;
}

/** The card whose own bonus waits for the choice: who goes on from here again has to know of it. */
function eventsOf(position: Position): Event[] {
  const { phase, crews } = position;
  if (phase.kind !== 'keep' || phase.rest.every(({ kind }) => kind === 'validate')) return [];
  const { seat } = phase;
  const slot = causeOf(position, phase)!;
  return [{ kind: 'place', seat, lab: crews[seat]!.slots[slot]!, slot, paid: [] }];
}

export const resume: Resume<View, Position, State> = {
  schema: PositionSchema,
  position,
  state,
  seats: ({ crews }) => crews.length,
};
