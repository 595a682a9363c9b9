// How somebody plays in a match of the second model: what it means to do next, and which wrong things it tries.
import type { By } from '#shared/engine/game.ts';
import type { Dice } from '#shared/engine/random.ts';
import type { Action, Placement } from '#shared/games/space-lab/actions.ts';
import { AGENCIES, OBJECTIVES } from '#shared/games/space-lab/components.ts';
import { LABS } from '#shared/games/space-lab/labs.ts';
import type { Model } from '../second-model.ts';
import { canPlace, isLast, whoActs } from './allowed.ts';
import { capsuleAt, capsulesOf, capsulesRound, missing, slotsOf, whereIs } from './station.ts';
import type { Player, Table } from './table.ts';

export const MANNERS = ['any', 'eager', 'collector', 'objectives', 'thrifty', 'bonuses'] as const;
export type Manner = (typeof MANNERS)[number];

const one = <T>(dice: Dice, items: readonly T[]): T => items[dice.below(items.length)]!;
const agenciesIn = (cards: readonly number[]) =>
  AGENCIES.filter((agency) => cards.some((card) => LABS[card]!.agency === agency));

/** Everybody likes it. */
const TO_DRAW_THE_LAST = 50;

/** How much somebody likes a lab there. */
function worth(table: Table, manner: Manner, lab: number, at: number): number {
  const player = table.players[table.turn]!;
  const slot = slotsOf(player.station)[at]!;
  const { cost, agency, specialty } = LABS[lab]!;
  const { row, column } = whereIs(player.station, slot);
  const above = capsuleAt(player.station, row - 1, column);
  const isBonus = above !== null && OBJECTIVES[above.objective!]!.bonus === specialty;
  if (table.pile.length === 1 && isBonus && specialty === 'doctor') return TO_DRAW_THE_LAST;
  if (manner === 'any') return 0;
  if (manner === 'bonuses') {
    return (capsuleAt(player.station, row + 1, column) ? 2 * cost : 0) + (isBonus ? 4 : 0);
  }
  if (manner !== 'objectives') return -cost;
  let worth = -cost;
  for (const capsule of capsulesRound(player.station, slot)) {
    const left = missing(player.station, capsule);
    if (capsule.tile !== null) continue;
    worth += left.includes(agency) ? 12 - 2 * left.length : -3;
  }
  return worth;
}

function placement(table: Table, manner: Manner, dice: Dice): { action: Placement; worth: number } {
  const player = table.players[table.turn]!;
  const free = slotsOf(player.station).flatMap(({ lab }, at) => (lab === null ? [at] : []));
  const payable = player.hand.filter((lab) => LABS[lab]!.cost < player.hand.length);
  const all = dice
    .shuffled(payable.flatMap((lab) => free.map((slot) => ({ lab, slot }))))
    .map((choice) => ({ ...choice, worth: worth(table, manner, choice.lab, choice.slot) }));
  const best = all.reduce((best, other) => (other.worth > best.worth ? other : best));
  const others = dice.shuffled(player.hand.filter((lab) => lab !== best.lab));
  const paid = others.slice(0, LABS[best.lab]!.cost);
  return { action: { type: 'place', lab: best.lab, slot: best.slot, paid }, worth: best.worth };
}

function taking(table: Table, from: readonly number[], manner: Manner, dice: Dice): Action {
  const { station } = table.players[table.turn]!;
  const wanted = capsulesOf(station).flatMap((capsule) =>
    capsule.tile === null ? missing(station, capsule) : [],
  );
  const worth = (agency: string) => {
    const cards = from.filter((card) => LABS[card]!.agency === agency);
    if (manner === 'any') return 0;
    if (manner === 'objectives') return wanted.filter((other) => other === agency).length;
    if (manner === 'thrifty') return cards.filter((card) => LABS[card]!.cost === 0).length;
    return cards.length;
  };
  const agencies = dice.shuffled(agenciesIn(from));
  const agency = agencies.reduce((best, other) => (worth(other) > worth(best) ? other : best));
  return { type: 'take', agency };
}

/** Whether to place in this turn, or one more. */
function wantsToPlace(player: Player, manner: Manner, best: number, dice: Dice): boolean {
  if (best === TO_DRAW_THE_LAST) return true;
  if (manner === 'any') return dice.below(2) === 0;
  if (manner === 'eager') return dice.below(10) > 0;
  if (manner === 'collector') return dice.below(20) === 0;
  if (manner === 'thrifty') return best === 0 && dice.below(4) > 0;
  if (manner === 'bonuses') return best > 2 || dice.below(4) === 0;
  return best > 0 || player.hand.length > 9;
}

/** What the seat means to do: something allowed. */
export function meant(model: Model, seat: number, manner: Manner, dice: Dice): Action {
  const { table } = model;
  const player = table.players[seat]!;
  if (table.stage === 'draft') return { type: 'pass', objective: one(dice, player.dealt) };
  if (table.stage === 'arrange') return { type: 'arrange', objectives: dice.shuffled(player.dealt) };
  if (table.stage === 'keep') return { type: 'keep', project: one(dice, table.drawn) };
  if (table.stage === 'agency') return taking(table, table.revealed, manner, dice);
  if (model.back.length > 0 && dice.below(model.back.length > 1 ? 3 : 8) === 0) return { type: 'undo' };
  const best = canPlace(player) ? placement(table, manner, dice) : null;
  const isStarted = table.stage === 'placing';
  const mayStop = isStarted || isLast(table);
  if (best && (wantsToPlace(player, manner, best.worth, dice) || (!mayStop && player.hand.length >= 5)))
    return best.action;
  if (mayStop) return { type: 'done' };
  const isCentre = table.centre.length > 0 && (table.pile.length === 0 || dice.below(3) === 0);
  if (isCentre) return taking(table, table.centre, manner, dice);
  if (table.pile.length > 0) return { type: 'reveal' };
  return best!.action;
}

/** Something tried without knowing whether it is allowed; mostly it is not. */
export function tried(model: Model, dice: Dice): { by: By; action: Action | { type: 'tick' } } {
  const { table } = model;
  const acting = whoActs(table);
  const seat = acting.length > 0 && dice.below(4) > 0 ? one(dice, acting) : dice.below(table.players.length);
  const player = table.players[seat]!;
  const lab = () =>
    player.hand.length > 0 && dice.below(5) > 0 ? one(dice, player.hand) : dice.below(LABS.length);
  const objective = () =>
    player.dealt.length > 0 && dice.below(4) > 0 ? one(dice, player.dealt) : dice.below(OBJECTIVES.length);
  const times = <T>(many: number, make: () => T) => Array.from({ length: many }, make);
  const placed = lab();
  const asked = LABS[placed]!.cost;
  const slots = slotsOf(player.station).length;
  const choices: (() => Action)[] = [
    () => ({ type: 'pass', objective: objective() }),
    () => ({ type: 'arrange', objectives: times(dice.below(2) ? 3 : 6, objective) }),
    () => ({ type: 'arrange', objectives: dice.shuffled(player.dealt).slice(0, 6) }),
    () => ({ type: 'reveal' }),
    () => ({ type: 'take', agency: one(dice, AGENCIES) }),
    () => ({ type: 'place', lab: placed, slot: dice.below(slots), paid: times(asked, lab) }),
    () => ({ type: 'place', lab: placed, slot: dice.below(slots), paid: times(asked, lab) }),
    () => ({ type: 'place', lab: placed, slot: dice.below(17), paid: times(dice.below(4), lab) }),
    () => ({
      type: 'place',
      lab: placed,
      slot: dice.below(slots),
      paid: dice.shuffled(player.hand.filter((other) => other !== placed)).slice(0, dice.below(4)),
    }),
    () => ({
      type: 'keep',
      project: table.drawn.length > 0 && dice.below(2) ? one(dice, table.drawn) : dice.below(24),
    }),
    () => ({ type: 'done' }),
    () => ({ type: 'undo' }),
  ];
  const action = one(dice, choices)();
  if (dice.below(20) === 0)
    return dice.below(2) ? { by: 'clock', action: { type: 'tick' } } : { by: 'clock', action };
  return { by: dice.below(40) === 0 ? table.players.length : seat, action };
}
