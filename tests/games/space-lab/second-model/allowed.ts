// What the second model lets a seat do, and whether it can do anything at all.
import type { By } from '#shared/engine/game.ts';
import type { Action } from '#shared/games/space-lab/actions.ts';
import { LABS } from '#shared/games/space-lab/labs.ts';
import { capsulesOf, slotsOf } from './station.ts';
import type { Player, Table } from './table.ts';

type Said = Action | { type: 'tick' };

const sorted = (cards: readonly number[]) => [...cards].sort((one, other) => one - other).join();
const hasAgency = (cards: readonly number[], agency: string) =>
  cards.some((card) => LABS[card]!.agency === agency);

export const isLast = (table: Table) => table.finisher !== null;
const mustPlace = (player: Player) => player.hand.length >= 5;

export function canPlace(player: Player): boolean {
  const isFree = slotsOf(player.station).some(({ lab }) => lab === null);
  return isFree && player.hand.some((lab) => player.hand.length - 1 >= LABS[lab]!.cost);
}

export function canDoAnything(table: Table, seat: number): boolean {
  const player = table.players[seat]!;
  if (canPlace(player)) return true;
  if (isLast(table) || mustPlace(player)) return false;
  return table.pile.length > 0 || table.centre.length > 0;
}

function isPlaceable(player: Player, lab: number, at: number, paid: readonly number[]): boolean {
  const slot = slotsOf(player.station)[at];
  if (!slot || slot.lab !== null) return false;
  if (!player.hand.includes(lab)) return false;
  if (paid.length !== LABS[lab]!.cost) return false;
  if (new Set(paid).size !== paid.length) return false;
  return paid.every((card) => card !== lab && player.hand.includes(card));
}

export function isAllowed(table: Table, by: By, action: Said, canUndo: boolean): boolean {
  if (by === 'clock' || action.type === 'tick') return false;
  const player = table.players[by];
  if (!player) return false;
  if (action.type === 'pass')
    return table.stage === 'draft' && player.passed === null && player.dealt.includes(action.objective);
  if (action.type === 'arrange') {
    const isArranged = capsulesOf(player.station).some(({ objective }) => objective !== null);
    return table.stage === 'arrange' && !isArranged && sorted(action.objectives) === sorted(player.dealt);
  }
  if (table.stage === 'draft' || table.stage === 'arrange' || table.stage === 'over') return false;
  if (by !== table.turn) return false;
  const isFreeTurn = table.stage === 'turn' && !isLast(table) && !mustPlace(player);
  switch (action.type) {
    case 'reveal':
      return isFreeTurn && table.pile.length > 0;
    case 'take':
      if (table.stage === 'agency') return hasAgency(table.revealed, action.agency);
      return isFreeTurn && hasAgency(table.centre, action.agency);
    case 'place':
      if (table.stage !== 'turn' && table.stage !== 'placing') return false;
      return isPlaceable(player, action.lab, action.slot, action.paid);
    case 'keep':
      return table.stage === 'keep' && table.drawn.includes(action.project);
    case 'done':
      return table.stage === 'placing' || (table.stage === 'turn' && isLast(table));
    case 'undo':
      return table.stage === 'placing' && canUndo;
  }
}

/** Whom the table waits for. */
export function whoActs(table: Table): number[] {
  const seats = table.players.map((_, seat) => seat);
  if (table.stage === 'over') return [];
  if (table.stage === 'draft') return seats.filter((seat) => table.players[seat]!.passed === null);
  if (table.stage === 'arrange')
    return seats.filter((seat) => capsulesOf(table.players[seat]!.station)[0]!.objective === null);
  return [table.turn];
}
