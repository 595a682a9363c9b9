// A second model of Space Lab, slow and plain, written from the booklet and RULES.md alone: the rules are held to it.
import type { By } from '#shared/engine/game.ts';
import type { Action } from '#shared/games/space-lab/actions.ts';
import { LABS } from '#shared/games/space-lab/labs.ts';
import type { State } from '#shared/games/space-lab/state.ts';
import { canDoAnything, canPlace, isAllowed, isLast } from './second-model/allowed.ts';
import type { Note } from './second-model/notes.ts';
import { bring, drawLabs, type Going, refill } from './second-model/placing.ts';
import { capsulesOf, isFull, isValidated, slotsOf } from './second-model/station.ts';
import { isAlone, readTable, type Table } from './second-model/table.ts';

/** What no rule says: how cards come out of a shuffle, and in which order others go under a pile. */
export interface Chance {
  shuffled(labs: readonly number[]): number[];
  under(projects: readonly number[]): number[];
}

export interface Model {
  table: Table;
  /** The table before each placement of this turn that can be taken back. */
  back: Table[];
  going: Going | null;
  chance: Chance;
  note(what: Note): void;
}

const NO_CHANCE: Chance = {
  shuffled: () => {
    throw new Error('nothing is shuffled here');
  },
  under: () => {
    throw new Error('nothing goes under a pile here');
  },
};

export const modelOf = (state: State, note: (what: Note) => void): Model => ({
  table: readTable(state),
  back: [],
  going: null,
  chance: NO_CHANCE,
  note,
});

export const allows = (model: Model, by: By, action: Action | { type: 'tick' }) =>
  isAllowed(model.table, by, action, model.back.length > 0);

/** Only what is allowed. */
export function act(model: Model, seat: number, action: Action, chance: Chance): void {
  model.chance = chance;
  const { table } = model;
  const player = table.players[seat]!;
  switch (action.type) {
    case 'pass':
      player.passed = action.objective;
      if (table.players.every(({ passed }) => passed !== null)) passOn(table);
      return;
    case 'arrange':
      for (const [at, capsule] of capsulesOf(player.station).entries())
        capsule.objective = action.objectives[at]!;
      player.dealt = [];
      if (table.players.every(({ dealt }) => dealt.length === 0)) begin(model);
      return;
    case 'reveal':
      table.stage = 'agency';
      table.revealed = drawLabs(model, 3);
      if (table.revealed.length < 3) model.note('fewerLabs');
      if (isEmptyAlone(table)) over(model, 'aloneRevealed');
      return;
    case 'take': {
      const from = table.stage === 'agency' ? table.revealed : table.centre;
      const isTaken = (lab: number) => LABS[lab]!.agency === action.agency;
      player.hand.push(...from.filter(isTaken));
      const others = from.filter((lab) => !isTaken(lab));
      table.centre = table.stage === 'agency' ? [...table.centre, ...others] : others;
      table.revealed = [];
      endTurn(model);
      return;
    }
    case 'place': {
      model.back.push(structuredClone(table));
      player.hand = player.hand.filter((lab) => lab !== action.lab && !action.paid.includes(lab));
      table.discards.push(...action.paid);
      if (action.paid.length > 0) refill(model);
      table.stage = 'placing';
      const slot = slotsOf(player.station)[action.slot]!;
      slot.lab = action.lab;
      model.going = bring(model, action.lab, slot);
      goOn(model, model.going.next());
      return;
    }
    case 'keep':
      goOn(model, model.going!.next(action.project));
      return;
    case 'done':
      endTurn(model);
      return;
    case 'undo':
      model.note(model.back.length > 1 ? 'undoneTwice' : 'undone');
      model.table = model.back.pop()!;
      return;
  }
}

/** To the left is the next one. */
function passOn(table: Table): void {
  const many = table.players.length;
  for (const [seat, player] of table.players.entries()) {
    const from = table.players[(seat + many - 1) % many]!;
    player.dealt = [...player.dealt.filter((objective) => objective !== player.passed), from.passed!];
  }
  for (const player of table.players) player.passed = null;
  table.stage = 'arrange';
}

function begin(model: Model): void {
  const { table } = model;
  table.turn = (table.starter + table.players.length - 1) % table.players.length;
  nextTurn(model);
}

const isEmptyAlone = (table: Table) => isAlone(table) && table.pile.length === 0;

function goOn(model: Model, { done }: IteratorResult<void>): void {
  if (!done) return;
  model.going = null;
  const { table } = model;
  const { station } = table.players[table.turn]!;
  if (isAlone(table)) {
    // What the card brings comes first, even if it empties the pile.
    if (isFull(station)) over(model, 'aloneFull');
    else if (isValidated(station)) over(model, 'aloneSixth');
    else if (isEmptyAlone(table)) over(model, 'aloneDrawn');
    return;
  }
  if (!isFull(station) && !isValidated(station)) return;
  if (isLast(table)) model.note(isFull(station) ? 'tenthInLast' : 'thirdInLast');
  else {
    model.note(isFull(station) ? 'tenth' : 'third');
    table.finisher = table.turn;
    const many = table.players.length;
    for (let after = 1; after < many; after++) table.last.push((table.turn + after) % many);
  }
  endTurn(model);
}

function endTurn(model: Model): void {
  const { table } = model;
  model.back = [];
  if (isAlone(table)) {
    const swept = table.pile.shift()!;
    const isSwept = (lab: number) => LABS[lab]!.agency === LABS[swept]!.agency;
    table.discards.push(swept, ...table.centre.filter(isSwept));
    table.centre = table.centre.filter((lab) => !isSwept(lab));
    if (isEmptyAlone(table)) {
      over(model, 'aloneSwept');
      return;
    }
  }
  nextTurn(model);
}

function nextTurn(model: Model): void {
  const { table } = model;
  table.stage = 'turn';
  if (isLast(table)) {
    for (;;) {
      const seat = table.last.shift();
      if (seat === undefined) {
        over(model, 'lastTurns');
        return;
      }
      table.turn = seat;
      if (canPlace(table.players[seat]!)) return;
      model.note('passedOverInLast');
    }
  }
  for (let passed = 0; passed < table.players.length; passed++) {
    table.turn = (table.turn + 1) % table.players.length;
    if (canDoAnything(table, table.turn)) {
      if (passed > 0) model.note('passedOver');
      return;
    }
  }
  over(model, 'nobodyCan');
}

function over(model: Model, why: Note): void {
  model.note(why);
  model.table.stage = 'over';
  model.back = [];
}
