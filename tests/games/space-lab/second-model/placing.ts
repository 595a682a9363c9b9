// What a placed card brings in the second model, one thing after the other; it waits where a project is to be kept.
import { OBJECTIVES } from '#shared/games/space-lab/components.ts';
import { LABS } from '#shared/games/space-lab/labs.ts';
import type { Model } from '../second-model.ts';
import { capsuleAt, capsulesOf, capsulesRound, missing, type Slot, whereIs } from './station.ts';
import { isAlone } from './table.ts';

/** Waits for which of the drawn ones is kept. */
export type Going = Generator<void, void, number>;

/** When the pile is empty the discards become the pile, at once; alone nothing is shuffled back. */
export function refill(model: Model): void {
  const { table } = model;
  if (isAlone(table) || table.pile.length > 0 || table.discards.length === 0) return;
  table.pile = model.chance.shuffled(table.discards);
  table.discards = [];
  model.back = [];
  model.note('reshuffled');
}

export function drawLabs(model: Model, many: number): number[] {
  const { table } = model;
  const drawn: number[] = [];
  while (drawn.length < many && table.pile.length > 0) {
    drawn.push(table.pile.shift()!);
    refill(model);
  }
  if (drawn.length > 0) model.back = [];
  return drawn;
}

function drawLab(model: Model): void {
  const { table } = model;
  if (table.pile.length === 0) model.note('noLab');
  const wasLast = table.pile.length === 1;
  table.players[table.turn]!.hand.push(...drawLabs(model, 1));
  if (wasLast) model.note('pileEndsInEffect');
}

function* drawProjects(model: Model, many: number): Going {
  const { table } = model;
  const player = table.players[table.turn]!;
  const drawn = table.projects.splice(0, many);
  if (drawn.length < many) model.note('fewerProjects');
  if (drawn.length > 0) model.back = [];
  if (drawn.length < 2) {
    player.projects.push(...drawn);
    return;
  }
  table.drawn = drawn;
  table.stage = 'keep';
  const kept = yield;
  model.note('kept');
  table.drawn = [];
  table.stage = 'placing';
  player.projects.push(kept);
  table.projects.push(...model.chance.under(drawn.filter((project) => project !== kept)));
}

export function* bring(model: Model, lab: number, slot: Slot): Going {
  const { table } = model;
  const player = table.players[table.turn]!;
  const { station } = player;
  const card = LABS[lab]!;
  const { row, column } = whereIs(station, slot);

  if (card.effect.kind === 'draw') yield* drawProjects(model, 1);

  const under = capsuleAt(station, row + 1, column);
  const above = capsuleAt(station, row - 1, column);
  if (under) yield* drawProjects(model, card.cost);
  if (above && OBJECTIVES[above.objective!]!.bonus === card.specialty) {
    if (under && card.cost > 0) model.note('aboveAndBelow');
    if (card.specialty === 'researcher') yield* drawProjects(model, 2);
    if (card.specialty === 'technician') player.technicians++;
    if (card.specialty === 'doctor') drawLab(model);
    model.note(card.specialty as 'researcher' | 'technician' | 'doctor');
  }

  const validated = capsulesRound(station, slot).filter(
    (capsule) => capsule.tile === null && missing(station, capsule).length === 0,
  );
  if (validated.length === 2) model.note(row % 2 ? 'twoCapsules' : 'twoInAColumn');
  for (const capsule of validated) {
    const tile = table.tiles[capsulesOf(station).indexOf(capsule) % 3]!.shift()!;
    capsule.tile = tile.points;
    if (tile.brings === 'lab') drawLab(model);
    if (tile.brings === 'project') yield* drawProjects(model, 1);
  }
}
