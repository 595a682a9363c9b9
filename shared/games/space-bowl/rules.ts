// Space Bowl: who may do what when. Points are in scoring.ts, the course of a round in round.ts.
import type { Absent, By, Game, Millis, Outcome, Refusal, Seat, Tick } from '#shared/engine/game.ts';
import { placesOf } from '#shared/engine/places.ts';
import { dice, seeded } from '#shared/engine/random.ts';
import { type Action, ActionSchema, REASONS, type Reason } from './actions.ts';
import { COUNTDOWN, DECK, FIRST_SCORE, PILE_CARDS, VOID_CARDS } from './components.ts';
import { legal } from './legal.ts';
import { type Options, OptionsSchema, sideOf } from './options.ts';
import { resume } from './resume.ts';
import { reveal, throwMarbles, turnedUp, voidRound } from './round.ts';
import type { Claim, Countdown, Role, State } from './state.ts';
import { type View, veil, view } from './view.ts';
import { wanted } from './wanted.ts';

const AWAY_FOR_A_WHILE: Millis = 10_000;

type Result = State | Refusal<Reason>;

function setup(options: Options, seats: number, seed: string): State {
  const roll = dice(seeded(seed));
  const down = new Set(options.void ? roll.shuffled([...DECK.keys()]).slice(0, VOID_CARDS) : []);
  const cards = roll.shuffled([...DECK.keys()]).map((card) => ({ card, faceDown: down.has(card) }));
  const laid = sideOf(options) ** 2;
  const captain = roll.below(seats);
  const each = <T>(value: () => T) => Array.from({ length: seats }, value);
  return {
    options,
    seats,
    random: roll.state(),
    galaxy: cards.slice(0, laid),
    pile: turnedUp(cards.slice(laid, laid + PILE_CARDS)),
    scores: each(() => FIRST_SCORE),
    stock: each(() => []),
    captain,
    round: 1,
    phase: { kind: 'rest', since: 0, ready: each(() => false) },
    last: null,
    history: [],
  };
}

function act(state: State, by: By, action: Action | { type: 'tick' }, at: Millis): Result {
  if (by === 'clock' || action.type === 'tick') return tick(state, at);
  switch (action.type) {
    case 'ready':
      return ready(state, by, at);
    case 'call':
      return call(state, by, action.kind, at);
    case 'follow':
      return inCountdown(state, (phase) => follow(state, phase, by, at));
    case 'joker':
      return inCountdown(state, (phase) => putJoker(state, phase, by, action.card, at));
    case 'pick':
      return inCountdown(state, (phase) => pick(state, phase, by, action.card));
    case 'confirm':
      return inCountdown(state, (phase) => confirm(state, phase, by, at));
  }
}

function ready(state: State, by: Seat, at: Millis): Result {
  const { phase } = state;
  if (phase.kind !== 'rest') return { refused: 'notNow' };
  if (phase.ready[by]) return { refused: 'alreadyReady' };
  const all = phase.ready.map((is, seat) => is || seat === by);
  return all.every(Boolean) ? throwMarbles(state, at) : { ...state, phase: { ...phase, ready: all } };
}

/** The first call stands; a later one of the same kind is a follow, one of the other kind is refused. */
function call(state: State, by: Seat, kind: 'go' | 'doom', at: Millis): Result {
  const { phase } = state;
  if (phase.kind === 'countdown') {
    if (phase.call.kind === kind) return follow(state, phase, by, at);
    return { refused: kind === 'go' ? 'goDuringDoom' : 'doomDuringGo', where: { seat: phase.call.by } };
  }
  if (phase.kind !== 'search') return { refused: 'notNow' };
  if (at < phase.from) return { refused: 'rolling', where: { until: phase.from } };
  const others: Role = kind === 'go' ? 'free' : 'searcher';
  const own: Role = kind === 'go' ? 'claimant' : 'red';
  const claims = state.scores.map((_, seat): Claim => newClaim(seat === by ? own : others));
  const countdown: Countdown = {
    kind: 'countdown',
    thrown: phase.thrown,
    from: phase.from,
    call: { kind, by, at },
    zero: at + COUNTDOWN,
    closed: false,
    claims,
    joker: null,
    picks: 0,
  };
  return { ...state, phase: countdown };
}

function newClaim(role: Role): Claim {
  return { role, pick: null, confirmed: false, order: 0 };
}

function follow(state: State, phase: Countdown, by: Seat, at: Millis): Result {
  const { role } = phase.claims[by]!;
  if (role === 'red' || role === 'claimant') return { refused: 'alreadyClaimed' };
  if (phase.closed) return { refused: 'tooLate' };
  if (phase.joker?.by === by) return { refused: 'jokerBinds', where: { card: phase.joker.card } };
  return claimed(state, phase, by, newClaim(phase.call.kind === 'go' ? 'claimant' : 'red'), at);
}

function putJoker(state: State, phase: Countdown, by: Seat, card: number, at: Millis): Result {
  const claim = phase.claims[by]!;
  if (state.options.noJoker) return { refused: 'noJoker' };
  if (phase.joker) return { refused: 'jokerGone', where: { card: phase.joker.card, seat: phase.joker.by } };
  if (claim.role === 'red') return { refused: 'redButton' };
  if (phase.closed) return { refused: 'tooLate' };
  if (card >= state.galaxy.length) return { refused: 'noSuchCard', where: { card } };
  const role = claim.role === 'free' ? 'claimant' : claim.role;
  // What the others can choose has changed, so they confirm anew.
  const claims = phase.claims.map((other) => ({ ...other, confirmed: false }));
  return claimed(state, { ...phase, claims, joker: { by, card, at } }, by, { ...claim, role }, at);
}

function pick(state: State, phase: Countdown, by: Seat, card: number | null): Result {
  const claim = phase.claims[by]!;
  if (claim.role === 'red') return { refused: 'redButton' };
  if (claim.role === 'free') return { refused: phase.closed ? 'tooLate' : 'notClaimant' };
  if (card !== null && card >= state.galaxy.length) return { refused: 'noSuchCard', where: { card } };
  if (card === claim.pick) return state;
  const picked = { ...claim, pick: card, confirmed: false, order: phase.picks };
  return { ...state, phase: { ...phase, picks: phase.picks + 1, claims: phase.claims.with(by, picked) } };
}

function confirm(state: State, phase: Countdown, by: Seat, at: Millis): Result {
  const claim = phase.claims[by]!;
  if (claim.role === 'red') return { refused: 'redButton' };
  if (claim.role === 'free') return { refused: phase.closed ? 'tooLate' : 'notClaimant' };
  if (claim.pick === null) return { refused: 'noPick' };
  if (claim.confirmed) return { refused: 'alreadyConfirmed', where: { card: claim.pick } };
  return claimed(state, phase, by, { ...claim, confirmed: true }, at);
}

/** Takes the claim down, and reveals at once when nobody has anything left to say. */
function claimed(state: State, phase: Countdown, by: Seat, claim: Claim, at: Millis): State {
  const next = { ...phase, claims: phase.claims.with(by, claim) };
  return isSettled(next) ? reveal(state, next, at) : { ...state, phase: next };
}

function isSettled({ claims, closed }: Countdown): boolean {
  return claims.every((claim) => isDone(claim, closed));
}

function isDone({ role, confirmed }: Claim, closed: boolean): boolean {
  return role === 'red' || (role === 'free' ? closed : confirmed);
}

function tick(state: State, at: Millis): Result {
  const due = deadline(state);
  if (due === null || at < due)
    return { refused: 'tooEarly', ...(due === null ? {} : { where: { until: due } }) };
  const { phase } = state;
  if (phase.kind === 'rest') return throwMarbles(state, at);
  if (phase.kind === 'search') return voidRound(state, phase, at);
  if (phase.kind !== 'countdown') return { refused: 'notNow' };
  const closed = { ...phase, closed: true };
  if (phase.closed || isSettled(closed)) return reveal(state, phase, at);
  return { ...state, phase: closed };
}

function inCountdown(state: State, then: (phase: Countdown) => Result): Result {
  return state.phase.kind === 'countdown' ? then(state.phase) : { refused: 'notNow' };
}

function toAct({ phase, scores }: State): Seat[] {
  const seats = [...scores.keys()];
  if (phase.kind === 'rest') return seats.filter((seat) => !phase.ready[seat]);
  if (phase.kind === 'search') return seats;
  if (phase.kind === 'countdown') return seats.filter((seat) => !isDone(phase.claims[seat]!, phase.closed));
  return [];
}

function deadline({ phase, options }: State): Millis | null {
  if (phase.kind === 'rest') return options.rest === 0 ? null : phase.since + options.rest * 1000;
  if (phase.kind === 'search') return options.search === 0 ? null : phase.from + options.search * 1000;
  if (phase.kind === 'countdown') return phase.closed ? phase.zero + options.grace * 1000 : phase.zero;
  return null;
}

function outcome({ phase, scores, stock }: State): Outcome | null {
  if (phase.kind !== 'over') return null;
  const hasMoreCards = (one: Seat, other: Seat) => stock[one]!.length > stock[other]!.length;
  return { places: placesOf(scores, hasMoreCards), scores };
}

/** The first call of a search; its clock waits for one that was pressed before. */
const race = ({ phase }: State, { type }: Action | Tick) =>
  phase.kind === 'search' && (type === 'call' || type === 'tick') ? phase.from : null;

/** Between rounds, whoever is away is ready, unless they come back at once. */
function whenAway({ phase }: View, seat: Seat): Absent<Action> | null {
  return phase.kind === 'rest' && !phase.ready[seat]
    ? { action: { type: 'ready' }, after: AWAY_FOR_A_WHILE }
    : null;
}

/** Each takes the place of the one before. */
const takesBack = ({ type }: Action) => type === 'pick';

export const spaceBowl: Game<Options, State, Action, View, Reason> = {
  id: 'space-bowl',
  seats: { min: 2, max: 8 },
  rulesVersion: 1,
  options: OptionsSchema,
  action: ActionSchema,
  reasons: REASONS,
  setup,
  act,
  view,
  toAct,
  deadline,
  outcome,
  legal,
  wanted,
  race,
  resume,
  whenAway,
  veil,
  takesBack,
};
