// Whether a match comes to such a moment: who has had a turn, who is finished, and what may be asked.
import type { Seat } from '#shared/engine/game.ts';
import { MUST_PLACE } from './components.ts';
import { isValid, stepsOf } from './effects.ts';
import { isPayable, LABS } from './labs.ts';
import {
  type CrewPosition,
  countOf,
  idsBut,
  knownLabs,
  labsLeft,
  type Position,
  projectsLeft,
} from './position-fields.ts';
import { isFinished } from './turn.ts';

type Phase = Position['phase'];
type Keep = Extract<Phase, { kind: 'keep' }>;

/** Whoever has had no turn has nothing, and nobody has had one while objectives are placed. */
export function isBeginning(position: Position): boolean {
  const { options, crews, starter, finisher, phase, centre, discards } = position;
  const bare = crews.map(isBare);
  if ('acting' in phase) {
    const isTable = centre.length + discards.length === 0 && finisher === null;
    return (
      isTable && bare.every(Boolean) && (phase.kind === 'arrange' || (options.draft && crews.length > 1))
    );
  }
  const orderOf = (seat: Seat) => (seat - starter + crews.length) % crews.length;
  const own = orderOf(phase.seat);
  const isFirstRound = bare.some((isBare, seat) => isBare && seat !== phase.seat);
  return bare.every(
    (isBare, seat) => seat === phase.seat || isBare === (isFirstRound && orderOf(seat) > own),
  );
}

const isBare = ({ hand, slots, projects }: CrewPosition) =>
  countOf(hand) + countOf(projects) === 0 && slots.every((lab) => lab === null);

export function isTurn(position: Position): boolean {
  const { crews, finisher, phase } = position;
  if ('acting' in phase) return true;
  return isEnd(crews, finisher, phase) && isAsked(position, phase);
}

/** Whoever brought the last turns is finished; others can be who have had theirs. */
function isEnd(
  crews: readonly CrewPosition[],
  finisher: Seat | null,
  phase: Exclude<Phase, { acting: Seat[] }>,
) {
  const seats = crews.length;
  const own = crews[phase.seat]!;
  const isLastCard = phase.kind === 'keep' && own.validated.includes(null);
  if (isFinished(own) && !isLastCard) return false;
  const others = [...crews.keys()].filter((seat) => seat !== phase.seat && isFinished(crews[seat]!));
  if (finisher === null) return others.length === 0;
  const after = (seat: Seat) => (seat - finisher + seats) % seats;
  return others.includes(finisher) && others.every((seat) => after(seat) < after(phase.seat));
}

function isAsked(position: Position, phase: Exclude<Phase, { acting: Seat[] }>): boolean {
  const own = position.crews[phase.seat]!;
  switch (phase.kind) {
    case 'turn':
      return !isPlacingOnly(position) || canPlace(position, own);
    case 'agency':
      return position.finisher === null && countOf(own.hand) < MUST_PLACE;
    case 'placing':
      return own.slots.some((lab) => lab !== null);
    case 'keep':
      return causeOf(position, phase) !== null;
  }
}

/** In a last turn, and where no lab is left to be taken. */
export const isPlacingOnly = (position: Position) =>
  position.finisher !== null || labsLeft(position) + position.centre.length === 0;

function canPlace(position: Position, { hand, slots }: CrewPosition): boolean {
  if (!slots.includes(null)) return false;
  if (typeof hand !== 'number') return hand.some(isPayable(hand));
  return idsBut(LABS.length, knownLabs(position)).some(isPayableAmong(hand));
}
export const isPayableAmong = (cards: number) => (lab: number) => LABS[lab]!.cost < cards;

/** The slot of a card that lets a seat choose among so many projects, and leaves just that to be done. */
export function causeOf(position: Position, { seat, drawn, rest }: Keep): number | null {
  const { slots, objectives, validated } = position.crews[seat]!;
  const many = countOf(drawn);
  const left = projectsLeft(position);
  const waiting = rest.filter(({ kind }) => kind === 'validate').length;
  const slot = slots.findIndex((lab, slot) => {
    if (lab === null || objectives === null || many < 2) return false;
    const steps = stepsOf({ slots, objectives, validated }, slot);
    return steps.some(
      (step, at) =>
        step.kind === 'projects' &&
        (step.many === many || (step.many > many && left === 0)) &&
        JSON.stringify(steps.slice(at + 1)) === JSON.stringify(rest),
    );
  });
  return slot < 0 || waiting !== waitingOf(position, seat) ? null : slot;
}

/** So many capsules are valid already, and wait for the choice. */
const waitingOf = ({ crews }: Position, seat: Seat): number => {
  const { slots, objectives, validated } = crews[seat]!;
  return validated.filter((_, capsule) => isValid({ slots, objectives: objectives!, validated }, capsule))
    .length;
};
