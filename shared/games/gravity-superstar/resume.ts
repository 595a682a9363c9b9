// Going on from what one viewer saw, without the room: cards that lay face down are dealt anew.
import * as v from 'valibot';
import type { Resume } from '#shared/engine/game.ts';
import { type Dice, dice, seeded } from '#shared/engine/random.ts';
import { boardOf, isBlocked } from './board.ts';
import {
  CARDS,
  COLOURS,
  FACES_OF_TILE,
  SIDES,
  STARS_OF_COLOUR,
  TILE,
  TILES,
  TOKENS,
  tilesFor,
} from './components.ts';
import { OptionsSchema } from './options.ts';
import type { Played, State } from './state.ts';
import { lootOf } from './turn.ts';
import type { View } from './view.ts';

const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const perSeat = <Item extends v.GenericSchema>(item: Item) =>
  v.pipe(v.array(item), v.minLength(2), v.maxLength(6));
const CELLS = 150;
const seat = whole(0, 5);
const pawn = v.strictObject({ cell: whole(0, CELLS - 1), feet: v.picklist(SIDES) });
const played = v.strictObject({ card: v.nullable(v.picklist(CARDS)), down: v.boolean() });

const Fields = v.strictObject({
  options: OptionsSchema,
  tiles: v.pipe(
    v.array(v.strictObject({ face: whole(0, TILES * FACES_OF_TILE - 1), turn: whole(0, 3) })),
    v.maxLength(TILES),
  ),
  stars: v.pipe(v.array(v.nullable(whole(0, COLOURS - 1))), v.maxLength(CELLS)),
  pawns: perSeat(v.nullable(pawn)),
  open: whole(0, TILES - 1),
  taken: perSeat(v.pipe(v.array(whole(0, STARS_OF_COLOUR)), v.length(COLOURS))),
  tokens: perSeat(whole(0, TOKENS)),
  starter: seat,
  round: whole(1, 100_000),
  phase: v.variant('kind', [
    v.strictObject({ kind: v.literal('act'), seat, again: v.boolean() }),
    v.strictObject({
      kind: v.literal('steal'),
      seat,
      victims: v.pipe(v.array(seat), v.minLength(1), v.maxLength(5)),
      entering: v.boolean(),
    }),
  ]),
  replayed: v.boolean(),
  played: perSeat(v.pipe(v.array(played), v.maxLength(CARDS.length - 1))),
  ending: v.boolean(),
});
const PositionSchema = v.pipe(
  Fields,
  v.check((known) => isWhole(known) && isPossible(known)),
);
type Position = v.InferOutput<typeof Fields>;

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

/** Nothing is there more often than it is in the box, and every pawn stands on a platform of its own. */
function isPossible(known: Position): boolean {
  const { tiles, stars, pawns, taken, tokens, played } = known;
  const board = boardOf(tiles);
  const lying = pawns.filter((pawn) => pawn !== null);
  const many = (colour: number) =>
    taken.reduce((sum, own) => sum + own[colour]!, stars.filter((star) => star === colour).length);
  const cards = (own: Position['played'][number]) => own.flatMap(({ card }) => card ?? []);
  return (
    isTurn(known) &&
    pawns.every((pawn, seat) => pawn !== null || played[seat]!.length === 0) &&
    new Set(lying.map(({ cell }) => cell)).size === lying.length &&
    lying.every(({ cell, feet }) => cell < stars.length && isBlocked(board, cell, feet)) &&
    [...Array(COLOURS).keys()].every((colour) => many(colour) <= STARS_OF_COLOUR) &&
    tokens.reduce((sum, own) => sum + own, 0) <= TOKENS &&
    played.every((own) => new Set(cards(own)).size === cards(own).length)
  );
}

/** Whoever is to act can: with a token where one has to be paid, with something to steal where that is asked. */
function isTurn({ pawns, taken, tokens, phase, replayed }: Position): boolean {
  if (pawns[phase.seat] === null) return false;
  if (phase.kind === 'act') return !phase.again || (tokens[phase.seat]! > 0 && !replayed);
  const { seat, victims } = phase;
  return (
    new Set(victims).size === victims.length &&
    victims.every((victim) => victim !== seat && pawns[victim] === null) &&
    lootOf({ taken, tokens }, victims[0]!).length > 1
  );
}

function position(view: View): Position | null {
  if (view.phase.kind === 'over') return null;
  const { options, stars, pawns, open, taken, tokens, starter, round, phase, replayed, played, ending } =
    view;
  const { tiles } = view.board;
  const shown = {
    options,
    tiles,
    stars,
    pawns,
    open,
    taken,
    tokens,
    starter,
    round,
    phase,
    replayed,
    played,
    ending,
  };
  return shown as Position;
}

function state(position: Position, seed: string): State {
  const { tiles, tokens, played, ...known } = position;
  const roll = dice(seeded(seed));
  return {
    ...known,
    seats: tokens.length,
    board: boardOf(tiles),
    tokens,
    supply: TOKENS - tokens.reduce((sum, own) => sum + own, 0),
    played: played.map((own) => dealt(own, roll)),
    since: 0,
    events: [],
    before: null,
  };
}

/** Unknown cards are any of those that the others are not. */
function dealt(own: Position['played'][number], roll: Dice): Played[] {
  const rest = roll.shuffled(CARDS.filter((card) => !own.some((played) => played.card === card)));
  return own.map(({ card, down }) => ({ card: card ?? rest.pop()!, down }));
}

export const resume: Resume<View, Position, State> = {
  schema: PositionSchema,
  position,
  state,
  seats: ({ tokens }) => tokens.length,
};
