// What one viewer may know of a match, built up from nothing. The only door out.
import type { Millis, Seat, Veil, Viewer } from '#shared/engine/game.ts';
import { type CardId, DECK, hasHole, type PlanetSet } from './components.ts';
import { type Options, sideOf } from './options.ts';
import type { Throw } from './solver.ts';
import type { Call, Joker, Place, Role, RoundResult, State } from './state.ts';

/** A card as it lies; face down it has no identity. */
export interface Shown {
  card: CardId | null;
  planets: PlanetSet;
  hole: boolean;
}

export type PhaseView =
  | { kind: 'rest'; since: Millis; ready: boolean[]; until: Millis | null }
  /** The throw is told shortly before the marbles lie still. */
  | { kind: 'search'; thrown: Throw | null; from: Millis; until: Millis | null }
  | {
      kind: 'countdown';
      thrown: Throw;
      from: Millis;
      call: Call;
      zero: Millis;
      /** When the picks are turned up at the latest. */
      until: Millis;
      closed: boolean;
      roles: Role[];
      joker: Joker | null;
      /** The viewer's own pick; nobody else's is known before the reveal. */
      mine: { pick: number | null; confirmed: boolean } | null;
    }
  | { kind: 'over' };

export type ResultView = Omit<RoundResult, 'galaxy'> & { galaxy: Shown[] };

export interface View {
  options: Options;
  seats: number;
  viewer: Viewer;
  size: number;
  galaxy: Shown[];
  top: Shown | null;
  pile: number;
  scores: number[];
  stock: number[];
  captain: Seat;
  round: number;
  phase: PhaseView;
  last: ResultView | null;
  history: number[][];
}

export function view(state: State, viewer: Viewer): View {
  const top = state.pile[0];
  return {
    options: state.options,
    seats: state.seats,
    viewer,
    size: sideOf(state.options),
    galaxy: galaxyView(state.galaxy),
    top: top ? shown(top) : null,
    pile: state.pile.length,
    scores: state.scores,
    stock: state.stock.map((cards) => cards.length),
    captain: state.captain,
    round: state.round,
    phase: phaseView(state, viewer),
    last: state.last && resultView(state.last),
    history: state.history,
  };
}

/** Until the marbles lie still, nobody can know what they show. */
export function veil(view: View): Veil<View> | null {
  const { phase } = view;
  if (phase.kind !== 'search') return null;
  return { until: phase.from, view: { ...view, phase: { ...phase, thrown: null } } };
}

/** The same galaxy is shown the same to everybody: whoever sends views sees at once that nothing has changed. */
const galaxies = new WeakMap<readonly Place[], Shown[]>();
const results = new WeakMap<RoundResult, ResultView>();

function galaxyView(galaxy: readonly Place[]): Shown[] {
  const known = galaxies.get(galaxy) ?? galaxy.map(shown);
  galaxies.set(galaxy, known);
  return known;
}

function shown({ card, faceDown }: Place): Shown {
  return faceDown
    ? { card: null, planets: 0, hole: false }
    : { card, planets: DECK[card]!, hole: hasHole(card) };
}

function resultView(result: RoundResult): ResultView {
  const known = results.get(result) ?? newResultView(result);
  results.set(result, known);
  return known;
}

function newResultView(result: RoundResult): ResultView {
  return {
    round: result.round,
    thrown: result.thrown,
    galaxy: galaxyView(result.galaxy),
    from: result.from,
    call: result.call,
    joker: result.joker,
    found: result.found,
    answers: result.answers,
    withJoker: result.withJoker,
    seats: result.seats,
    captain: result.captain,
    taken: result.taken,
  };
}

function phaseView({ phase, options }: State, viewer: Viewer): PhaseView {
  const after = (start: Millis, seconds: number) => (seconds === 0 ? null : start + seconds * 1000);
  switch (phase.kind) {
    case 'rest':
      return {
        kind: 'rest',
        since: phase.since,
        ready: phase.ready,
        until: after(phase.since, options.rest),
      };
    case 'search':
      return {
        kind: 'search',
        thrown: phase.thrown,
        from: phase.from,
        until: after(phase.from, options.search),
      };
    case 'countdown': {
      const claim = viewer === 'watcher' ? null : phase.claims[viewer];
      return {
        kind: 'countdown',
        thrown: phase.thrown,
        from: phase.from,
        call: phase.call,
        zero: phase.zero,
        until: phase.zero + options.grace * 1000,
        closed: phase.closed,
        roles: phase.claims.map(({ role }) => role),
        joker: phase.joker,
        mine: claim ? { pick: claim.pick, confirmed: claim.confirmed } : null,
      };
    }
    case 'over':
      return { kind: 'over' };
  }
}
