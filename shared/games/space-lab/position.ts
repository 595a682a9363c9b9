// A table as one viewer knows it, parsed to the end: what no match comes to is refused.
import type { Seat } from '#shared/engine/game.ts';
import { holding } from '#shared/engine/schemas.ts';
import { CAPSULES, capsulesFor, REVEALED, slotsFor, VALIDATION_POINTS } from './components.ts';
import { isValid } from './effects.ts';
import {
  type CrewPosition,
  Fields,
  knownLabs,
  knownObjectives,
  knownProjects,
  labsLeft,
  type Position,
  projectsLeft,
} from './position-fields.ts';
import { isBeginning, isTurn } from './position-turn.ts';
import { columnOf } from './station.ts';

export const PositionSchema = holding(Fields, (position) =>
  [isWhole, areCards, areObjectives, areTiles, isOfOneViewer, isBeginning, isTurn].every((holds) =>
    holds(position),
  ),
);

const areDifferent = (ids: readonly number[]) => new Set(ids).size === ids.length;

/** Everybody has as many slots and capsules as there are at such a table, and whoever is named sits at it. */
function isWhole({ crews, starter, finisher, phase }: Position): boolean {
  const seats = crews.length;
  const acting = 'acting' in phase ? phase.acting : [phase.seat];
  return (
    [starter, finisher ?? 0, ...acting].every((at) => at < seats) &&
    areDifferent(acting) &&
    crews.every(
      ({ slots, validated }) => slots.length === slotsFor(seats) && validated.length === capsulesFor(seats),
    )
  );
}

/** Each is in one place; an empty pile was filled, or whoever is alone has come to the end. */
function areCards(position: Position): boolean {
  const { crews, discards, revealed, phase } = position;
  const left = labsLeft(position);
  return (
    areDifferent(knownLabs(position)) &&
    areDifferent(knownProjects(position)) &&
    projectsLeft(position) >= 0 &&
    (left > 0 || (left === 0 && discards.length === 0 && crews.length > 1)) &&
    revealed.length > 0 === (phase.kind === 'agency') &&
    (revealed.length === 0 || revealed.length === REVEALED || left === 0)
  );
}

/** Dealt while they are passed and placed, and in the capsules of everybody afterwards. */
function areObjectives(position: Position): boolean {
  const { crews, phase } = position;
  const capsules = capsulesFor(crews.length);
  const isPlaced = ({ dealt, passed, objectives }: CrewPosition) =>
    objectives?.length === capsules && !dealt?.length && passed === null;
  const isDealt = ({ dealt, passed, objectives }: CrewPosition, seat: Seat) => {
    if (!('acting' in phase)) return false;
    if (dealt === null || objectives === null) return dealt === objectives && passed === null;
    const acts = phase.acting.includes(seat);
    const hasPassed = phase.kind === 'draft' && !acts;
    const hasPlaced = phase.kind === 'arrange' && !acts;
    return (
      dealt.length === capsules &&
      (hasPassed ? passed !== null && dealt.includes(passed) : passed === null) &&
      objectives.length === (hasPlaced ? capsules : 0) &&
      objectives.every((tile) => dealt.includes(tile)) &&
      areDifferent(objectives)
    );
  };
  return areDifferent(knownObjectives(position)) && crews.every('acting' in phase ? isDealt : isPlaced);
}

/** The highest of each column, and on each valid capsule, but for those that wait for a choice. */
function areTiles({ crews, phase }: Position): boolean {
  const columns = Array.from({ length: CAPSULES }, (_, column) =>
    crews.flatMap(({ validated }) =>
      validated.flatMap((points, capsule) => (points !== null && columnOf(capsule) === column ? points : [])),
    ),
  );
  const isOfHighest = (tiles: readonly number[]) =>
    tiles.toSorted((one, other) => other - one).every((points, place) => points === VALIDATION_POINTS[place]);
  const isOnValid = ({ slots, objectives, validated }: CrewPosition, seat: Seat) =>
    validated.every((points, capsule) => {
      if ('acting' in phase || objectives === null) return points === null;
      const waits = phase.kind === 'keep' && phase.seat === seat;
      const isComplete = isValid({ slots, objectives, validated: validated.map(() => null) }, capsule);
      return points === null ? !isComplete || waits : isComplete;
    });
  return columns.every(isOfHighest) && crews.every(isOnValid);
}

/** One seat at most has told what it holds, and then all of it. */
function isOfOneViewer({ crews, phase }: Position): boolean {
  const tells = ({ dealt }: CrewPosition) => dealt !== null;
  return (
    crews.filter(tells).length <= 1 &&
    crews.every((crew) =>
      [crew.hand, crew.projects].every((known) => (typeof known !== 'number') === tells(crew)),
    ) &&
    (phase.kind !== 'keep' || (typeof phase.drawn !== 'number') === tells(crews[phase.seat]!))
  );
}
