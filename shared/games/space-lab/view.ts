// What a viewer sees: no hand, no project and no pile but what is theirs or open.
import type { Millis, Seat, Seen, Viewer } from '#shared/engine/game.ts';
import type { LabId, ObjectiveId, ProjectId } from './components.ts';
import type { Options } from './options.ts';
import { outcomeOf, scoreOf, totalOf } from './score.ts';
import type { Crew, Event, Phase, State } from './state.ts';
import { toAct } from './turn.ts';

export interface CrewView {
  /** How many cards are in hand, and which, for whoever holds them. */
  cards: number;
  hand: readonly LabId[] | null;
  slots: readonly (LabId | null)[];
  /** Objectives to be passed or placed, for whoever has them. */
  dealt: readonly ObjectiveId[] | null;
  passed: ObjectiveId | null;
  /** Null until everybody has placed theirs. */
  objectives: readonly ObjectiveId[] | null;
  validated: readonly (number | null)[];
  technicians: number;
  /** How many projects, and which, for their owner, and for all in the end. */
  owned: number;
  projects: readonly ProjectId[] | null;
}

export type PhaseView =
  | Exclude<Phase, { kind: 'keep' }>
  | { kind: 'keep'; seat: Seat; many: number; drawn: readonly ProjectId[] | null };

export interface View extends Seen {
  options: Options;
  seats: number;
  viewer: Viewer;
  labs: number;
  discards: readonly LabId[];
  revealed: readonly LabId[];
  centre: readonly LabId[];
  projects: number;
  taken: readonly number[];
  crews: readonly CrewView[];
  starter: Seat;
  finisher: Seat | null;
  phase: PhaseView;
  /** Who is to act: in the draft and while objectives are placed, several. */
  acting: readonly Seat[];
  since: Millis;
  events: readonly Event[];
  /** Whose last placement can be taken back. */
  undo: Seat | null;
  places: readonly number[] | null;
}

export function view(state: State, viewer: Viewer): View {
  const isOver = state.phase.kind === 'over';
  const isArranged = state.phase.kind !== 'draft' && state.phase.kind !== 'arrange';
  const knows = (seat: Seat) => seat === viewer;
  return {
    options: state.options,
    seats: state.seats,
    viewer,
    labs: state.labs.length,
    discards: state.discards,
    revealed: state.revealed,
    centre: state.centre,
    projects: state.projects.length,
    taken: state.taken,
    crews: state.crews.map((crew, seat) => crewSeen(crew, { own: knows(seat), isArranged, isOver })),
    starter: state.starter,
    finisher: state.finisher,
    phase: phaseSeen(state.phase, viewer),
    acting: toAct(state),
    since: state.since,
    events: state.events,
    undo: state.phase.kind === 'placing' && state.before !== null ? state.phase.seat : null,
    scores: state.crews.map((crew, seat) => {
      const score = scoreOf(crew);
      return totalOf(isOver || knows(seat) ? score : { ...score, projects: 0 });
    }),
    places: isOver ? outcomeOf(state.crews).places : null,
  };
}

interface Known {
  own: boolean;
  isArranged: boolean;
  isOver: boolean;
}

function crewSeen(crew: Crew, { own, isArranged, isOver }: Known): CrewView {
  return {
    cards: crew.hand.length,
    hand: own ? crew.hand : null,
    slots: crew.slots,
    dealt: own ? crew.dealt : null,
    passed: own ? crew.passed : null,
    objectives: own || isArranged ? crew.objectives : null,
    validated: crew.validated,
    technicians: crew.technicians,
    owned: crew.projects.length,
    projects: own || isOver ? crew.projects : null,
  };
}

function phaseSeen(phase: Phase, viewer: Viewer): PhaseView {
  if (phase.kind !== 'keep') return phase;
  const { kind, seat, drawn } = phase;
  return { kind, seat, many: drawn.length, drawn: seat === viewer ? drawn : null };
}
