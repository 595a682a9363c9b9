// Where a bot puts its objectives: beside each other those that want cards of the same agency.
import { OBJECTIVES, type ObjectiveId } from '../components.ts';
import { around } from '../station.ts';

/** How many symbols two objectives have in common. */
function shared(one: ObjectiveId, other: ObjectiveId): number {
  const rest = [...OBJECTIVES[other]!.symbols];
  return OBJECTIVES[one]!.symbols.filter((agency) => {
    const at = rest.indexOf(agency);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  }).length;
}

const SHARED = OBJECTIVES.map((_, one) => OBJECTIVES.map((_, other) => shared(one, other)));

/** Capsules of six or of three that have a slot in common. */
const PAIRS = [0, 1, 2, 3, 4, 5].flatMap((one) =>
  [0, 1, 2, 3, 4, 5].flatMap((other) =>
    one < other && around(one).some((slot) => around(other).includes(slot)) ? [[one, other] as const] : [],
  ),
);
/** A slot is shared, however many symbols could lie on it. */
const ONE_SHARED = 3;

function worthOfOrder(objectives: readonly ObjectiveId[]): number {
  let worth = 0;
  for (const [one, other] of PAIRS) {
    if (other >= objectives.length) continue;
    const many = SHARED[objectives[one]!]![objectives[other]!]!;
    worth += many > 0 ? ONE_SHARED + many : 0;
  }
  return worth;
}

export function bestOrder(dealt: readonly ObjectiveId[]): ObjectiveId[] {
  const orders = ordersOf(dealt).map((order) => ({ order, worth: worthOfOrder(order) }));
  return orders.reduce((best, other) => (other.worth > best.worth ? other : best)).order;
}

function ordersOf(tiles: readonly ObjectiveId[]): ObjectiveId[][] {
  if (tiles.length === 0) return [[]];
  return tiles.flatMap((first) =>
    ordersOf(tiles.filter((tile) => tile !== first)).map((rest) => [first, ...rest]),
  );
}

/** The one whose absence harms least. */
export function leastFitting(dealt: readonly ObjectiveId[]): ObjectiveId {
  const fits = (tile: ObjectiveId) =>
    dealt.reduce((sum, other) => sum + (other === tile ? 0 : SHARED[tile]![other]!), 0);
  return dealt.reduce((least, tile) => (fits(tile) < fits(least) ? tile : least));
}
