// The course of a round: the throw, the reveal, and what changes hands afterwards.
import type { Millis, Seat } from '#shared/engine/game.ts';
import { dice } from '#shared/engine/random.ts';
import { CELLS, DECK, hasHole, LAST_SPACE, planetsOf, SETTLE } from './components.ts';
import { isValid, judgements, score } from './scoring.ts';
import { answers, fitWithJoker, solve, type Throw, type Verdict } from './solver.ts';
import {
  type Countdown,
  fieldOf,
  type Place,
  type RoundResult,
  type Search,
  type SeatResult,
  type State,
} from './state.ts';

const CENTRE = 4;

/** Every marble of the top card, the disc, and the black hole if it plays, each in a cell of its own accord. */
export function throwMarbles(state: State, at: Millis): State {
  const roll = dice(state.random);
  const top = state.pile[0]!;
  const disc = state.options.training ? CENTRE : roll.below(CELLS);
  const marbles = planetsOf(DECK[top.card]!).map((planet) => ({ planet, cell: roll.below(CELLS) }));
  const hole = state.options.blackHole && hasHole(top.card) ? roll.below(CELLS) : null;
  const thrown: Throw = { disc, marbles, hole };
  return { ...state, random: roll.state(), phase: { kind: 'search', thrown, from: at + SETTLE } };
}

/** Nobody called in time: no points, the captain stays, the pile's top card goes. */
export function voidRound(state: State, { thrown, from }: Search, at: Millis): State {
  const seats = state.scores.map(
    (before): SeatResult => ({
      role: 'free',
      pick: null,
      judgement: 'none',
      faults: [],
      turn: 0,
      jokerNotNeeded: false,
      points: [],
      before,
      after: before,
    }),
  );
  const verdicts = solve(fieldOf(state.galaxy, state.options), thrown);
  const result = { call: null, joker: null, found: false, seats, captain: state.captain, taken: null };
  return endRound(state, { ...truth(state, thrown, verdicts), ...result, from }, at);
}

/** All picks are turned up together, judged and paid. */
export function reveal(state: State, phase: Countdown, at: Millis): State {
  const field = fieldOf(state.galaxy, state.options);
  const verdicts = solve(field, phase.thrown);
  const judged = judgements(phase, verdicts);
  const paid = score(phase, judged, state.scores);
  const seats = phase.claims.map((claim, seat): SeatResult => {
    const plain = claim.pick === null ? null : verdicts[claim.pick]!;
    const byJoker = judged[seat] === 'validWithJoker';
    const verdict = byJoker ? fitWithJoker(field, phase.thrown, claim.pick!, phase.joker!.card) : plain;
    return {
      role: claim.role,
      pick: claim.pick,
      judgement: judged[seat]!,
      faults: verdict?.faults ?? [],
      turn: verdict?.turn ?? 0,
      jokerNotNeeded: judged[seat] === 'invalid' && verdict?.faults.length === 0,
      ...paid.seats[seat]!,
    };
  });
  const captain = captainAfter(state, phase, seats, paid.found);
  const result: RoundResult = {
    ...truth(state, phase.thrown, verdicts),
    from: phase.from,
    call: phase.call,
    joker: phase.joker,
    found: paid.found,
    seats,
    captain,
    taken: takenBy(phase, seats, paid.found, captain),
  };
  return endRound(state, result, at);
}

function truth({ galaxy, round, options }: State, thrown: Throw, verdicts: readonly Verdict[]) {
  return {
    round,
    thrown,
    galaxy,
    answers: answers(verdicts).map((card) => ({ card, turn: verdicts[card]!.turn })),
    withJoker: verdicts.flatMap(({ jokerAt }, card) =>
      jokerAt.length > 0 && !options.noJoker ? [{ card, jokerAt }] : [],
    ),
  };
}

function captainAfter(
  state: State,
  { call, claims }: Countdown,
  seats: readonly SeatResult[],
  found: boolean,
): Seat {
  if (found && call.kind === 'go') return call.by;
  if (!found) return call.kind === 'doom' ? call.by : state.captain;
  const order = (seat: Seat) => claims[seat]!.order;
  const finders = [...seats.keys()].filter((seat) => isValid(seats[seat]!.judgement));
  return finders.reduce((first, seat) => (order(seat) < order(first) ? seat : first));
}

function takenBy(
  { call }: Countdown,
  seats: readonly SeatResult[],
  found: boolean,
  captain: Seat,
): RoundResult['taken'] {
  if (!found) return call.kind === 'doom' ? { by: captain, card: 'pile' } : null;
  const card = seats[captain]!.pick;
  return card === null ? null : { by: captain, card };
}

/** Exactly one card leaves the pile: into the gap, into a stock, or out of the game. */
function endRound(state: State, result: RoundResult, at: Millis): State {
  const [top, ...rest] = state.pile as [Place, ...Place[]];
  const pile = turnedUp(rest);
  const galaxy = [...state.galaxy];
  const stock = [...state.stock];
  if (result.taken) {
    const { by, card } = result.taken;
    const gained = card === 'pile' ? top.card : galaxy[card]!.card;
    stock[by] = [...stock[by]!, gained];
    if (card !== 'pile') galaxy[card] = top;
  }
  const scores = result.seats.map((seat) => seat.after);
  const over = pile.length === 0 || scores.some((points) => points >= LAST_SPACE);
  return {
    ...state,
    galaxy,
    pile,
    stock,
    scores,
    captain: result.captain,
    round: over ? state.round : state.round + 1,
    phase: over ? { kind: 'over' } : { kind: 'rest', since: at, ready: scores.map(() => false) },
    last: result,
    history: [...state.history, scores],
  };
}

/** A face-down card that surfaces on the pile is turned face up. */
export function turnedUp(pile: readonly Place[]): Place[] {
  return pile.map((place, depth) => (depth === 0 && place.faceDown ? { ...place, faceDown: false } : place));
}
