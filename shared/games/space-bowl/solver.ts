// Which cards answer a throw, and for every other card what is wrong with it.
import { CELLS, type Planet, type PlanetSet, planetsOf, sizeOf } from './components.ts';
import { type Extent, offset, reach } from './geometry.ts';

/** What lies in the box: the cell of the disc, of each marble, and of the black-hole disc if it was thrown. */
export interface Throw {
  disc: number;
  marbles: { planet: Planet; cell: number }[];
  hole: number | null;
}

/** The galaxy as the solver needs it; a face-down card shows no planets. */
export interface Field extends Extent {
  rotation: boolean;
  planets: readonly PlanetSet[];
  faceDown: readonly boolean[];
}

export const FAULTS = ['outside', 'missing', 'forbidden', 'faceDown'] as const;
/** One thing wrong: in this cell of the box, on that card, that planet. */
export interface Fault {
  kind: (typeof FAULTS)[number];
  cell: number;
  card: number | null;
  planet: Planet | null;
}

export interface Verdict {
  /** Quarter turns of the pattern that fit best; 0 unless rotation may be imagined. */
  turn: number;
  /** Empty for an answer. */
  faults: Fault[];
  /** Cards on which the joker would make this card an answer. */
  jokerAt: number[];
}

interface Need {
  cell: number;
  /** For every card with the disc on it, the card under this cell. */
  under: readonly (number | null)[];
  wanted: PlanetSet;
  forbidden: PlanetSet;
}

/** The verdict on every card of the galaxy. */
export function solve(field: Field, thrown: Throw): Verdict[] {
  const patterns = patternsOf(field, thrown);
  const verdicts: Verdict[] = [];
  for (let card = 0; card < field.planets.length; card++) verdicts.push(judge(field, thrown, patterns, card));
  return verdicts;
}

export function answers(verdicts: readonly Verdict[]): number[] {
  const cards: number[] = [];
  for (const [card, verdict] of verdicts.entries()) if (verdict.faults.length === 0) cards.push(card);
  return cards;
}

/** How a card that needs the joker fits with it: by which turns, and the one planet it stands for. */
export function fitWithJoker(
  field: Field,
  thrown: Throw,
  card: number,
  joker: number,
): Pick<Verdict, 'turn' | 'faults'> | null {
  for (const [turn, pattern] of patternsOf(field, thrown).entries()) {
    const faults = faultsOf(field, thrown, pattern, card);
    const [only] = faults;
    if (faults.length === 1 && only!.kind === 'missing' && only!.card === joker) return { turn, faults };
  }
  return null;
}

function patternsOf(field: Field, thrown: Throw): Need[][] {
  const wanted = new Array<PlanetSet>(CELLS).fill(0);
  for (const { planet, cell } of thrown.marbles) wanted[cell]! |= 1 << planet;
  const patterns: Need[][] = [];
  for (let turn = 0; turn < (field.rotation ? 4 : 1); turn++) {
    const needs: Need[] = [];
    for (const [cell, set] of wanted.entries()) {
      if (set === 0) continue;
      const reversed = cell === thrown.hole;
      const { down, right } = offset(thrown.disc, cell, turn);
      const under = reach(field, down, right);
      needs.push({ cell, under, wanted: reversed ? 0 : set, forbidden: reversed ? set : 0 });
    }
    patterns.push(needs);
  }
  return patterns;
}

function judge(field: Field, thrown: Throw, patterns: readonly Need[][], card: number): Verdict {
  const jokerAt: number[] = [];
  let bestTurn = 0;
  let fewest = Number.POSITIVE_INFINITY;
  for (let turn = 0; turn < patterns.length; turn++) {
    const count = countFaults(field, patterns[turn]!, card, fewest);
    if (count === 0) return { turn, faults: [], jokerAt: [] };
    if (count === 1) addJoker(jokerAt, faultsOf(field, thrown, patterns[turn]!, card)[0]!);
    if (count < fewest) {
      fewest = count;
      bestTurn = turn;
    }
  }
  return { turn: bestTurn, faults: faultsOf(field, thrown, patterns[bestTurn]!, card), jokerAt };
}

function addJoker(jokerAt: number[], { kind, card }: Fault): void {
  if (kind === 'missing' && !jokerAt.includes(card!)) jokerAt.push(card!);
}

/** How many faults, without naming them; stops where it can be neither the fewest nor a single one. */
function countFaults(field: Field, pattern: readonly Need[], card: number, fewest: number): number {
  let count = field.faceDown[card] ? 1 : 0;
  for (const need of pattern) {
    const at = need.under[card]!;
    if (at === null) count++;
    else count += sizeOf((need.wanted & ~field.planets[at]!) | (need.forbidden & field.planets[at]!));
    if (count > 1 && count >= fewest) return count;
  }
  return count;
}

function faultsOf(field: Field, thrown: Throw, pattern: readonly Need[], card: number): Fault[] {
  const faults: Fault[] = [];
  if (field.faceDown[card]) faults.push({ kind: 'faceDown', cell: thrown.disc, card, planet: null });
  for (const need of pattern) {
    const at = need.under[card]!;
    if (at === null) {
      faults.push({ kind: 'outside', cell: need.cell, card: null, planet: null });
      continue;
    }
    const shown = field.planets[at]!;
    const missing = need.wanted & ~shown;
    const forbidden = need.forbidden & shown;
    if (missing) addFaults(faults, 'missing', need.cell, at, missing);
    if (forbidden) addFaults(faults, 'forbidden', need.cell, at, forbidden);
  }
  return faults;
}

function addFaults(faults: Fault[], kind: Fault['kind'], cell: number, card: number, set: PlanetSet): void {
  for (const planet of planetsOf(set)) faults.push({ kind, cell, card, planet });
}

/** With the joker on that card: does this card need it to be an answer? */
export function needsJoker(verdict: Verdict, joker: number | null): boolean {
  return joker !== null && verdict.faults.length > 0 && verdict.jokerAt.includes(joker);
}
