// Random boards and rounds for the second model: often nearly right, often equal in time or in faults.
import type { Dice } from '#shared/engine/random.ts';
import {
  type Board,
  buildingOf,
  EMPTY,
  FACES,
  faceOf,
  type Plan,
  pieceOf,
  SITES,
  TURNS,
  turnOf,
} from '#shared/games/space-builder/components.ts';
import { randomPlan } from './decks.ts';
import type { RoundEnd, SeatEnd, StoppedBy } from './round.ts';
import { ALL, STARS } from './table.ts';

/** Whoever taps has all of them on the board. */
type Extent = 'whole' | 'partial';

const SLIPS = ['face', 'face', 'turn', 'turn', 'swap', 'move', 'strange', 'missing'] as const;
type Slip = (typeof SLIPS)[number];

const oneOf = <T>(chance: Dice, items: readonly T[]): T => items[chance.below(items.length)]!;
const sitesWith = (board: Board, isWanted: (piece: number | null) => boolean) =>
  Array.from({ length: SITES }, (_, site) => site).filter((site) => isWanted(board[site] ?? null));

function slip(board: (number | null)[], kind: Slip, chance: Dice): void {
  const taken = sitesWith(board, (piece) => piece !== null);
  if (taken.length === 0) return;
  const site = oneOf(chance, taken);
  const piece = board[site]!;
  const [building, turn, face] = [buildingOf(piece), turnOf(piece), faceOf(piece)];
  switch (kind) {
    case 'face':
      board[site] = pieceOf(building, turn, FACES - 1 - face);
      return;
    case 'turn':
      board[site] = pieceOf(building, (turn + 1 + chance.below(TURNS - 1)) % TURNS, face);
      return;
    case 'strange':
      board[site] = pieceOf(building, (turn + 1) % TURNS, FACES - 1 - face);
      return;
    case 'missing':
      board[site] = null;
      return;
    case 'swap':
    case 'move': {
      const others = sitesWith(board, (other) => (other === null) === (kind === 'move'));
      const to = oneOf(chance, others);
      board[site] = board[to]!;
      board[to] = piece;
      return;
    }
  }
}

/** What is held as the plan shows it, but for as many slips as often happen. */
export function nearlyRight(plan: Plan, held: readonly number[], extent: Extent, chance: Dice): Board {
  const board = plan.map((piece) => (piece !== null && held.includes(buildingOf(piece)) ? piece : null));
  const slips = oneOf(chance, [0, 0, 1, 1, 1, 2, 2, 3, 5]);
  const kinds = SLIPS.filter((kind) => extent === 'partial' || kind !== 'missing');
  for (let at = 0; at < slips; at++) slip(board, oneOf(chance, kinds), chance);
  return board;
}

/** What somebody has built when they are stopped: all of it, some, a single building, nothing. */
export function unfinished(plan: Plan, held: readonly number[], chance: Dice): Board {
  const board = [...nearlyRight(plan, held, 'partial', chance)];
  const most = oneOf(chance, [0, 0, 1, held.length - 1, held.length - 1, held.length]);
  const taken = chance.shuffled(sitesWith(board, (piece) => piece !== null));
  for (const site of taken.slice(most)) board[site] = null;
  return board;
}

function someHeld(chance: Dice): number[] {
  const locked = chance.shuffled(ALL.filter((building) => building >= STARS.length));
  const many = oneOf(chance, [0, 0, 1, 1, 2, 3, 4, 4]);
  return [...STARS, ...locked.slice(0, many)].sort((one, other) => one - other);
}

interface Scene {
  plan: Plan;
  seats: number;
  /** So many different times: the fewer, the more are equal. */
  times: number;
  taps: number;
}

function someSeat({ plan, times }: Scene, ending: 'tapped' | 'stopped', chance: Dice): SeatEnd {
  const held = someHeld(chance);
  const time = () => 1000 + 100 * chance.below(times);
  if (ending === 'tapped') {
    const at = time();
    const arrived = at + oneOf(chance, [0, 0, 50, 250, 500]);
    return { held, board: nearlyRight(plan, held, 'whole', chance), tap: { at, arrived }, lastChange: at };
  }
  const board = unfinished(plan, held, chance);
  const hasNever = board.every((piece) => piece === null) && chance.below(2) === 0;
  return { held, board: hasNever ? EMPTY : board, tap: null, lastChange: hasNever ? null : time() };
}

const STOPPED_BY: readonly StoppedBy[] = ['tap', 'tap', 'limit'];
const ALONE_STOPPED_BY: readonly StoppedBy[] = [...STOPPED_BY, 'halt'];

/** Which of them tapped is shuffled; besides the last one the stopped are those who were halted. */
export function randomRound(chance: Dice): RoundEnd {
  const seats = 1 + chance.below(4);
  const stoppedBy = oneOf(chance, seats === 1 ? ALONE_STOPPED_BY : STOPPED_BY);
  const least = stoppedBy === 'tap' ? 1 : 0;
  const most = stoppedBy === 'halt' ? 0 : oneOf(chance, [least, seats, Math.max(least, seats - 1)]);
  const scene: Scene = { plan: randomPlan(chance), seats, times: oneOf(chance, [1, 2, 8]), taps: most };
  const ends = Array.from({ length: seats }, (_, seat) =>
    someSeat(scene, seat < scene.taps ? 'tapped' : 'stopped', chance),
  );
  // The same board twice is the surest way to equal faults.
  const [first, second] = ends;
  if (first && second && chance.below(4) === 0 && (first.tap === null) === (second.tap === null))
    ends[1] = { ...second, held: first.held, board: first.board, lastChange: first.lastChange };
  return { plan: scene.plan, seats: chance.shuffled(ends), stoppedBy };
}
