// A table as one viewer knows it, parsed to the end: what no match comes to is refused.
import * as v from 'valibot';
import type { Seat } from '#shared/engine/game.ts';
import { holding, listOf, whole } from '#shared/engine/schemas.ts';
import { type Board, boardOf, isBlocked } from './board.ts';
import {
  CARDS,
  COLOURS,
  expertPoints,
  FACES_OF_TILE,
  SIDES,
  STARS_OF_COLOUR,
  TILE,
  TILES,
  TOKENS,
  tilesFor,
} from './components.ts';
import { OptionsSchema } from './options.ts';
import { pointsOf, sum } from './score.ts';
import { isLastRound, lootOf } from './turn.ts';

const CELLS = TILES * TILE * TILE;
const LONGEST_STEP = 2;
/** Who reached the points of the expert end may have paid a token since, and lost a star of a pair. */
const LOST_SINCE = 3;

const seat = whole(0, 5);
const perSeat = <Item extends v.GenericSchema>(item: Item) => listOf(item, 2, 6);
const pawn = v.strictObject({ cell: whole(0, CELLS - 1), feet: v.picklist(SIDES) });
/** Null for a card that lies face down. */
const played = v.strictObject({ card: v.nullable(v.picklist(CARDS)), down: v.boolean() });

const Fields = v.strictObject({
  options: OptionsSchema,
  tiles: listOf(v.strictObject({ face: whole(0, TILES * FACES_OF_TILE - 1), turn: whole(0, 3) }), 2, TILES),
  stars: listOf(v.nullable(whole(0, COLOURS - 1)), 1, CELLS),
  pawns: perSeat(v.nullable(pawn)),
  open: whole(0, TILES - 1),
  taken: perSeat(listOf(whole(0, STARS_OF_COLOUR), COLOURS, COLOURS)),
  tokens: perSeat(whole(0, TOKENS)),
  starter: seat,
  round: whole(1, 100_000),
  phase: v.variant('kind', [
    v.strictObject({ kind: v.literal('act'), seat, again: v.boolean() }),
    v.strictObject({
      kind: v.literal('steal'),
      seat,
      victims: listOf(seat, 1, 5),
      entering: v.boolean(),
    }),
  ]),
  replayed: v.boolean(),
  played: perSeat(listOf(played, 0, CARDS.length - 1)),
  ending: v.boolean(),
});
export type Position = v.InferOutput<typeof Fields>;

export const PositionSchema = holding(Fields, (position) => isWhole(position) && isPossible(position));

/** Everything is there once for each seat, planet and cell. */
function isWhole({ tiles, stars, pawns, open, taken, tokens, starter, phase, played }: Position): boolean {
  const seats = pawns.length;
  const planets = new Set(tiles.map(({ face }) => Math.floor(face / FACES_OF_TILE)));
  const named = [starter, phase.seat, ...(phase.kind === 'steal' ? phase.victims : [])];
  return (
    tiles.length === tilesFor(seats) &&
    planets.size === tiles.length &&
    stars.length === tiles.length * TILE * TILE &&
    open < tiles.length &&
    [taken, tokens, played].every((own) => own.length === seats) &&
    named.every((at) => at < seats)
  );
}

interface Table extends Position {
  board: Board;
}

function isPossible(position: Position): boolean {
  const table: Table = { ...position, board: boardOf(position.tiles) };
  return [areStars, areTokens, arePawns, areCards, isBeginning, isTurn, goesOn].every((holds) =>
    holds(table),
  );
}

/** None is lost, none is there too often, and none lies where no symbol is. */
function areStars({ board, stars, taken }: Table): boolean {
  const colours = Array.from({ length: COLOURS }, (_, colour) => colour);
  const many = colours.map(
    (colour) => stars.filter((star) => star === colour).length + sum(taken.map((own) => own[colour]!)),
  );
  return (
    stars.every((star, cell) => star === null || board.symbols[cell] !== null) &&
    sum(many) === board.symbols.filter((symbol) => symbol !== null).length &&
    many.every((of) => of <= STARS_OF_COLOUR)
  );
}

/** They come from uncovered symbols, and like stars from cells that somebody came into. */
function areTokens(table: Table): boolean {
  const { board, stars, taken, tokens, replayed } = table;
  const many = sum(tokens);
  const uncovered = stars.some((star, cell) => star === null && board.symbols[cell] === 'replay');
  const actions = sum(tokens.map((_, seat) => actionsOf(table, seat)));
  const cells = actions * (LONGEST_STEP + Math.max(board.width, board.height));
  return many <= TOKENS && (uncovered || (many === 0 && !replayed)) && many + sum(taken.map(sum)) <= cells;
}

/** Each on a platform, on a cell of its own whose star is taken; and none on the open door while another is free. */
function arePawns({ board, stars, pawns, open }: Table): boolean {
  const lying = pawns.filter((pawn) => pawn !== null);
  const cells = lying.map(({ cell }) => cell);
  return (
    new Set(cells).size === cells.length &&
    lying.every(({ cell, feet }) => stars[cell] === null && isBlocked(board, cell, feet)) &&
    (pawns.length === board.doors.length || !cells.includes(board.doors[open]!.cell))
  );
}

/** Each once, after an action, before a pawn on the board; and one seat at most has told which lie face down. */
function areCards(table: Table): boolean {
  const { pawns, played } = table;
  const down = played.map((own) => own.filter(({ down }) => down));
  const known = down.filter((own) => own.some(({ card }) => card !== null));
  return (
    played.every((own, seat) => {
      const cards = own.flatMap(({ card }) => card ?? []);
      return (
        new Set(cards).size === cards.length &&
        own.every(({ card, down }) => card !== null || down) &&
        own.length <= (pawns[seat] === null ? 0 : actionsOf(table, seat))
      );
    }) &&
    known.length <= 1 &&
    known.every((own) => own.every(({ card }) => card !== null))
  );
}

/** Whoever has had no turn has nothing. */
function isBeginning(table: Table): boolean {
  return table.pawns.every(
    (pawn, seat) => turnsOf(table, seat) > 0 || (pawn === null && pointsOf(table, seat) === 0),
  );
}

/** Whoever is to act can: with a token where one has to be paid, with something to steal where that is asked. */
function isTurn(table: Table): boolean {
  const { board, pawns, tokens, phase, replayed } = table;
  const pawn = pawns[phase.seat];
  if (!pawn) return false;
  if (phase.kind === 'act') return !replayed && (!phase.again || tokens[phase.seat]! > 0);
  const { seat, victims, entering } = phase;
  const atDoor = board.doors.some(({ cell, feet }) => cell === pawn.cell && feet === pawn.feet);
  return (
    new Set(victims).size === victims.length &&
    victims.every((other) => other !== seat && pawns[other] === null && turnsOf(table, other) > 0) &&
    lootOf(table, victims[0]!).length > 1 &&
    (!entering || (atDoor && victims.length === 1 && !replayed))
  );
}

/** The match was not over when this round began, and the expert end is told when it is due. */
function goesOn(table: Table): boolean {
  const { options, pawns, starter, phase, ending } = table;
  if (isFresh(phase) && phase.seat === starter && isLastRound({ ...table, seats: pawns.length }))
    return false;
  if (!options.expert) return !ending;
  const end = expertPoints(pawns.length);
  const points = pawns.map((_, seat) => pointsOf(table, seat));
  // What the turn has brought so far counts after its steals.
  const isCounted = phase.kind === 'act' && phase.again;
  const counted = isCounted ? points : points.toSpliced(phase.seat, 1);
  return ending ? Math.max(...points) >= end - LOST_SINCE : counted.every((many) => many < end);
}

/** No action yet in this turn. */
const isFresh = (phase: Position['phase']) => (phase.kind === 'act' ? !phase.again : phase.entering);

/** So many turns a seat has begun. */
function turnsOf({ pawns, starter, phase, round }: Position, seat: Seat): number {
  const order = (at: Seat) => (at - starter + pawns.length) % pawns.length;
  return order(seat) <= order(phase.seat) ? round : round - 1;
}

/** At most so many actions: two in a turn that is over. */
function actionsOf(table: Position, seat: Seat): number {
  const turns = turnsOf(table, seat);
  if (seat !== table.phase.seat) return 2 * turns;
  return 2 * (turns - 1) + (isFresh(table.phase) ? 0 : table.replayed ? 2 : 1);
}
