// Space Lab: who may do what when. What a placed card brings is in effects.ts, the course of a match in turn.ts.
import type { By, Game, Millis, Refusal, Seat, Tick } from '#shared/engine/game.ts';
import { dice, seeded } from '#shared/engine/random.ts';
import { type Action, ActionSchema, type Placement, REASONS, type Reason } from './actions.ts';
import {
  type Agency,
  CAPSULES,
  capsulesFor,
  OBJECTIVES,
  type ObjectiveId,
  PROJECTS,
  type ProjectId,
  REVEALED,
  slotsFor,
} from './components.ts';
import { follow, own, stepsOf } from './effects.ts';
import { isOf, LABS } from './labs.ts';
import { legal } from './legal.ts';
import { type Options, OptionsSchema } from './options.ts';
import { change, discard, drawLabs, putUnder } from './piles.ts';
import { resume } from './resume.ts';
import { outcomeOf } from './score.ts';
import type { Draft, State } from './state.ts';
import { beginTurns, closePile, endTurn, handOn, mustPlace, settle, toAct } from './turn.ts';
import { type View, view } from './view.ts';

type Fault = Refusal<Reason> | null;

function setup(options: Options, seats: number, seed: string): State {
  const roll = dice(seeded(seed));
  const all = (many: number) => Array.from({ length: many }, (_, at) => at);
  const labs = roll.shuffled(all(LABS.length));
  const projects = roll.shuffled(all(PROJECTS.length));
  const objectives = roll.shuffled(all(OBJECTIVES.length));
  const capsules = capsulesFor(seats);
  return {
    options,
    seats,
    labs,
    projects,
    discards: [],
    revealed: [],
    centre: [],
    taken: all(CAPSULES).map(() => 0),
    crews: all(seats).map((seat) => ({
      hand: [],
      slots: all(slotsFor(seats)).map(() => null),
      dealt: objectives.slice(seat * capsules, (seat + 1) * capsules),
      passed: null,
      objectives: [],
      validated: all(capsules).map(() => null),
      technicians: 0,
      projects: [],
    })),
    starter: roll.below(seats),
    random: roll.state(),
    finisher: null,
    phase: { kind: options.draft && seats > 1 ? 'draft' : 'arrange' },
    since: 0,
    events: [],
    before: null,
  };
}

function act(state: State, by: By, action: Action | Tick, at: Millis): State | Refusal<Reason> {
  if (by === 'clock' || action.type === 'tick') return { refused: 'noClock' };
  if (!toAct(state).includes(by)) return { refused: 'notYourTurn' };
  // Every action has a moment of its own, by which whoever looks knows that something has happened.
  const since = Math.max(at, state.since + 1);
  if (action.type === 'undo') return undo(state, by, since);
  const draft = drafted(state, since);
  const fault = done(draft, by, action, state);
  if (fault) return fault;
  closePile(draft);
  return draft;
}

/** By name: a copy of what it has by then costs a tenth of all folding. */
function drafted(state: State, since: Millis): Draft {
  const { options, seats, random, labs, discards, revealed, centre, projects } = state;
  const { taken, crews, starter, finisher, phase, before } = state;
  return {
    options,
    seats,
    random,
    labs,
    discards,
    revealed,
    centre,
    projects,
    taken,
    crews,
    starter,
    finisher,
    phase,
    since,
    events: [],
    before,
  };
}

/** Until something was drawn, or the turn is over. */
function undo(state: State, seat: Seat, since: Millis): State | Refusal<Reason> {
  if (state.before === null) return { refused: 'nothingToUndo' };
  return { ...state.before, since, events: [{ kind: 'undo', seat }] };
}

function done(draft: Draft, seat: Seat, action: Exclude<Action, { type: 'undo' }>, state: State): Fault {
  switch (action.type) {
    case 'pass':
      return pass(draft, seat, action.objective);
    case 'arrange':
      return arrange(draft, seat, action.objectives);
    case 'reveal':
      return reveal(draft, seat);
    case 'take':
      return take(draft, seat, action.agency);
    case 'place':
      return place(draft, seat, action, state);
    case 'keep':
      return keep(draft, seat, action.project);
    case 'done':
      return finish(draft, seat);
  }
}

function pass(draft: Draft, seat: Seat, passed: ObjectiveId): Fault {
  if (draft.phase.kind !== 'draft') return { refused: 'notNow' };
  if (!draft.crews[seat]!.dealt.includes(passed)) return { refused: 'notYours' };
  change(draft, seat, { passed });
  if (toAct(draft).length === 0) handOn(draft);
  return null;
}

function arrange(draft: Draft, seat: Seat, objectives: readonly ObjectiveId[]): Fault {
  if (draft.phase.kind !== 'arrange') return { refused: 'notNow' };
  const { dealt } = draft.crews[seat]!;
  if (objectives.length !== dealt.length || dealt.some((tile) => !objectives.includes(tile)))
    return { refused: 'notYours' };
  change(draft, seat, { objectives });
  if (toAct(draft).length === 0) beginTurns(draft);
  return null;
}

/** In a turn that is not the last one and has not begun with placing. */
function isFree(draft: Draft, seat: Seat): Fault {
  if (draft.phase.kind !== 'turn' || draft.finisher !== null) return { refused: 'notNow' };
  return mustPlace(draft.crews[seat]!) ? { refused: 'mustPlace' } : null;
}

function reveal(draft: Draft, seat: Seat): Fault {
  const fault = isFree(draft, seat);
  if (fault) return fault;
  if (draft.labs.length === 0) return { refused: 'nothingToReveal' };
  draft.revealed = drawLabs(draft, REVEALED);
  draft.events.push({ kind: 'reveal', seat, labs: draft.revealed });
  draft.phase = { kind: 'agency', seat };
  return null;
}

/** All of an agency, of those just revealed, whose others go to the centre, or else of the centre. */
function take(draft: Draft, seat: Seat, agency: Agency): Fault {
  const isRevealed = draft.phase.kind === 'agency';
  const fault = isRevealed ? null : isFree(draft, seat);
  if (fault) return fault;
  const source = isRevealed ? draft.revealed : draft.centre;
  const labs = source.filter(isOf(agency));
  if (labs.length === 0) return { refused: 'noSuchAgency' };
  const rest = source.filter((lab) => !labs.includes(lab));
  draft.centre = isRevealed ? [...draft.centre, ...rest] : rest;
  draft.revealed = [];
  change(draft, seat, { hand: [...draft.crews[seat]!.hand, ...labs] });
  draft.events.push({ kind: 'take', seat, agency, labs, from: isRevealed ? 'revealed' : 'centre' });
  endTurn(draft, seat);
  return null;
}

function place(draft: Draft, seat: Seat, { lab, slot, paid }: Placement, state: State): Fault {
  if (draft.phase.kind !== 'turn' && draft.phase.kind !== 'placing') return { refused: 'notNow' };
  const { hand, slots } = draft.crews[seat]!;
  const gone = [lab, ...paid];
  if (slot >= slots.length) return { refused: 'noSuchSlot' };
  if (slots[slot] !== null) return { refused: 'slotTaken' };
  if (gone.some((card) => !hand.includes(card))) return { refused: 'notYours' };
  const isTwice = gone.some((card, at) => gone.indexOf(card) !== at);
  if (isTwice || paid.length !== LABS[lab]!.cost) return { refused: 'wrongPrice' };
  change(draft, seat, { hand: hand.filter((card) => !gone.includes(card)), slots: slots.with(slot, lab) });
  draft.events.push({ kind: 'place', seat, lab, slot, paid });
  discard(draft, paid);
  draft.before = state;
  if (follow(draft, seat, stepsOf(draft.crews[seat]!, slot)) === 'done') settle(draft, seat);
  // What was drawn is known, and a pile that was shuffled is another.
  if (draft.labs !== state.labs || draft.projects !== state.projects) draft.before = null;
  return null;
}

function keep(draft: Draft, seat: Seat, kept: ProjectId): Fault {
  if (draft.phase.kind !== 'keep') return { refused: 'notNow' };
  const { drawn, rest } = draft.phase;
  if (!drawn.includes(kept)) return { refused: 'notYours' };
  putUnder(
    draft,
    drawn.filter((project) => project !== kept),
  );
  own(draft, seat, [kept]);
  if (follow(draft, seat, rest) === 'done') settle(draft, seat);
  return null;
}

/** Nothing more; a last turn may place nothing at all. */
function finish(draft: Draft, seat: Seat): Fault {
  const { phase, finisher } = draft;
  if (phase.kind !== 'placing' && !(phase.kind === 'turn' && finisher !== null)) return { refused: 'notNow' };
  endTurn(draft, seat);
  return null;
}

export const spaceLab: Game<Options, State, Action, View, Reason> = {
  id: 'space-lab',
  seats: { min: 1, max: 4 },
  rulesVersion: 1,
  options: OptionsSchema,
  action: ActionSchema,
  reasons: REASONS,
  setup,
  act,
  view,
  toAct,
  deadline: () => null,
  outcome: ({ phase, crews }) => (phase.kind === 'over' ? outcomeOf(crews) : null),
  legal,
  wanted: ({ acting, since }, seat) => (acting.includes(seat) ? { why: 'turn', of: since } : null),
  resume,
  takesBack: ({ type }) => type === 'undo',
};
