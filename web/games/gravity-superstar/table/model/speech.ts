// Moves and what comes of them, in words: for buttons, and for those who do not see the board.
import type { Seat } from '#shared/engine/game.ts';
import type { Move } from '#shared/games/gravity-superstar/actions.ts';
import type { Board } from '#shared/games/gravity-superstar/board.ts';
import type { Loot, Pawn } from '#shared/games/gravity-superstar/components.ts';
import type { Entered, Event } from '#shared/games/gravity-superstar/state.ts';
import { listed } from '#web/words/words.ts';
import { gravityWords } from '../../words/words.ts';
import type { Barred, Destination } from './model.ts';

type NameOf = (seat: Seat) => string;

type Said = Pick<Move, 'type' | 'way'> & { trick?: Extract<Move, { type: 'special' }>['trick'] };

export function moveName({ type, way, trick }: Said): string {
  const text = gravityWords().tricks;
  if (type === 'simple') return way === 'left' ? text.simple.left : text.simple.right;
  if (trick === 'drop') return text.drop;
  if (trick === 'rotate') return text.rotate[way as 'left' | 'right' | 'round'];
  return text[trick as 'long' | 'high'][way as 'left' | 'right'];
}

export function lootName(loot: Loot): string {
  const text = gravityWords();
  return loot === 'token' ? text.token : text.star(text.colours[loot]!);
}

/** What a ride brings, as a sentence without its beginning. */
export function ridden(path: readonly Entered[], name: NameOf): string {
  const text = gravityWords();
  const stars = path.flatMap(({ star }) => star ?? []);
  const tokens = path.filter(({ token }) => token).length;
  const gains = [...new Set(stars)].map((colour) => {
    const many = stars.filter((star) => star === colour).length;
    return many === 1 ? lootName(colour) : text.stars(many, text.colours[colour]!);
  });
  if (tokens > 0) gains.push(tokens === 1 ? text.token : text.tokens(tokens));
  const hit = path.flatMap(({ ejected }) => (ejected === undefined ? [] : [name(ejected)]));
  const parts = [gains.length > 0 ? text.collects(listed(gains)) : text.nothing];
  return [...parts, ...(hit.length > 0 ? [text.ejects(listed(hit))] : [])].join(', ');
}

const columnOf = (board: Board, cell: number) => (cell % board.width) + 1;
const rowOf = (board: Board, cell: number) => Math.floor(cell / board.width) + 1;
export const placeName = (board: Board, cell: number) =>
  gravityWords().place(columnOf(board, cell), rowOf(board, cell));

function whereabouts(board: Board, { cell, feet }: Pawn): string {
  const text = gravityWords();
  return text.lands(placeName(board, cell), text.feet[feet]!);
}

/** A move, what it brings and where it ends, for whoever does not see the way drawn. */
export function moveSaid(board: Board, { move, ride, end }: Destination, name: NameOf): string {
  const comes = `${ridden(ride.path, name)}, ${whereabouts(board, end)}`;
  return gravityWords().leads(moveName(move), comes);
}

/** Why a move is not possible. */
export function barredSaid({ move }: Barred): string {
  const text = gravityWords();
  return text.leads(moveName(move), text.inTheWay);
}

/** What happened, as it is announced. */
export function told(event: Event, name: NameOf): string {
  const { says, enters, withWild, ejects } = gravityWords();
  switch (event.kind) {
    case 'enter': {
      const { ejected } = event;
      const hit = ejected === null ? [] : [ejects(name(ejected))];
      return says.rides(name(event.seat), [enters, ...hit].join(', '));
    }
    case 'undo':
      return says.undoes(name(event.seat));
    case 'refill':
      return says.refills(name(event.seat));
    case 'replay':
      return says.replays(name(event.seat));
    case 'steal':
      return says.steals(name(event.seat), lootName(event.loot), name(event.victim));
    default: {
      const move = moveName({ ...event, type: event.kind });
      const what = event.kind === 'special' && event.card === 'wild' ? withWild(move) : move;
      return says.rides(name(event.seat), `${what}, ${ridden(event.path, name)}`);
    }
  }
}
