// A second solver for tests: slow, plain, and written another way than the real one, with sets and trial and error.
import type { Throw } from '#shared/games/space-bowl/solver.ts';

export interface SlowCard {
  planets: Set<number>;
  faceDown: boolean;
}

export interface SlowGalaxy {
  rows: SlowCard[][];
  ring: boolean;
  turns: number[];
}

/** The joker stands on a card for one planet that counts as shown when it is wanted. */
interface SlowJoker {
  card: SlowCard;
  planet: number;
}

interface Spot {
  cell: number;
  /** What lies there: a card, or nothing beyond the edge. */
  card: SlowCard | undefined;
  planet: number;
  forbidden: boolean;
}

/** Turns a step clockwise, a quarter at a time: what was up is then right. */
function turned([right, up]: [number, number], turns: number): [number, number] {
  return turns === 0 ? [right, up] : turned([up, -right], turns - 1);
}

function spots(galaxy: SlowGalaxy, thrown: Throw, row: number, column: number, turns: number): Spot[] {
  const { rows, ring } = galaxy;
  return thrown.marbles.map(({ planet, cell }) => {
    const [discColumn, discRow] = [thrown.disc % 3, (thrown.disc - (thrown.disc % 3)) / 3];
    const [cellColumn, cellRow] = [cell % 3, (cell - (cell % 3)) / 3];
    const [right, up] = turned([cellColumn - discColumn, discRow - cellRow], turns);
    let [x, y] = [column + right, row - up];
    if (ring) {
      while (x < 0) x += rows.length;
      while (y < 0) y += rows.length;
      while (x >= rows.length) x -= rows.length;
      while (y >= rows.length) y -= rows.length;
    }
    return { cell, card: rows[y]?.[x], planet, forbidden: thrown.hole === cell };
  });
}

function fits(destination: SlowCard, marbles: Spot[], joker?: SlowJoker): boolean {
  if (destination.faceDown) return false;
  return marbles.every(({ card, planet, forbidden }) => {
    if (!card) return false;
    const shown = card.planets.has(planet) && !card.faceDown;
    return forbidden ? !shown : shown || (joker?.card === card && joker.planet === planet);
  });
}

export interface SlowVerdict {
  /** The turns by which the card is an answer. */
  turns: number[];
  jokerAt: number[];
}

export function slowly(galaxy: SlowGalaxy, thrown: Throw, row: number, column: number): SlowVerdict {
  const destination = galaxy.rows[row]![column]!;
  const patterns = galaxy.turns.map((turns) => ({
    turns,
    marbles: spots(galaxy, thrown, row, column, turns),
  }));
  const turns = patterns.filter(({ marbles }) => fits(destination, marbles)).map((pattern) => pattern.turns);
  if (turns.length > 0) return { turns, jokerAt: [] };
  const jokerAt = galaxy.rows.flat().flatMap((card, at) => {
    const helps = thrown.marbles.some(({ planet }) =>
      patterns.some(({ marbles }) => fits(destination, marbles, { card, planet })),
    );
    return helps ? [at] : [];
  });
  return { turns, jokerAt };
}

/** Everything wrong with a card when the pattern is turned like this, in words. */
export function wrongs(
  galaxy: SlowGalaxy,
  thrown: Throw,
  row: number,
  column: number,
  turns: number,
): string[] {
  const destination = galaxy.rows[row]![column]!;
  const flat = galaxy.rows.flat();
  const found = new Set<string>();
  if (destination.faceDown) found.add(`faceDown in ${thrown.disc} on ${flat.indexOf(destination)} of null`);
  for (const { cell, card, planet, forbidden } of spots(galaxy, thrown, row, column, turns)) {
    if (!card) {
      found.add(`outside in ${cell} on null of null`);
      continue;
    }
    const shown = card.planets.has(planet) && !card.faceDown;
    if (forbidden && shown) found.add(`forbidden in ${cell} on ${flat.indexOf(card)} of ${planet}`);
    if (!forbidden && !shown) found.add(`missing in ${cell} on ${flat.indexOf(card)} of ${planet}`);
  }
  return [...found].toSorted();
}
