// The check: who has how many faults, who was faster, who wins the round.
import type { Seat } from '#shared/engine/game.ts';
import { faultsOf, isEmpty, totalOf, unplacedOf } from './faults.ts';
import type { Builder, RoundResult, SeatResult, State, Stop } from './state.ts';

export function judged(state: State, { from, at, by }: Stop): RoundResult {
  const plan = state.plans[state.round - 1]!;
  const seats = state.builders.map(({ held, board, tap, changed }): SeatResult => {
    const faults = faultsOf(plan, board, held);
    return { held, board, tapped: tap?.pressed ?? null, changed, faults, total: totalOf(faults) };
  });
  const order = inOrder(state.builders);
  return {
    round: state.round,
    plan,
    lie: state.lies[state.round - 1]!,
    from,
    stop: at,
    stoppedBy: by,
    seats,
    order,
    winner: winnerOf(seats, order),
  };
}

/** Those who tapped by their press; then whoever was stopped, by what is missing, then by when they last changed something. */
function inOrder(builders: readonly Builder[]): Seat[][] {
  const groups: Seat[][] = [];
  const sorted = [...builders.keys()].sort((one, other) => compared(builders[one]!, builders[other]!));
  for (const seat of sorted) {
    const last = groups.at(-1);
    if (last && compared(builders[last[0]!]!, builders[seat]!) === 0) last.push(seat);
    else groups.push([seat]);
  }
  return groups;
}

function compared(one: Builder, other: Builder): number {
  if (one.tap && other.tap) return one.tap.pressed - other.tap.pressed || one.tap.arrival - other.tap.arrival;
  if (one.tap || other.tap) return one.tap ? -1 : 1;
  const missing = (builder: Builder) => unplacedOf(builder.board, builder.held).length;
  return missing(one) - missing(other) || lastChange(one) - lastChange(other);
}

const NEVER = -1;
const lastChange = ({ changed }: Builder) => changed ?? NEVER;

/** The fewest faults, then the faster; nobody where equals share that. An empty board that the limit stopped wins nothing. */
function winnerOf(seats: readonly SeatResult[], order: readonly (readonly Seat[])[]): Seat | null {
  const hasTapped = seats.some(({ tapped }) => tapped !== null);
  const counts = (seat: Seat) => hasTapped || !isEmpty(seats[seat]!.board);
  const least = Math.min(...[...seats.keys()].filter(counts).map((seat) => seats[seat]!.total));
  const first = order
    .map((group) => group.filter((seat) => counts(seat) && seats[seat]!.total === least))
    .find((group) => group.length > 0);
  return first?.length === 1 ? first[0]! : null;
}
