// One's board as the hand lays it: at once, and told to the table with each change.
import { batch, createComputed, createMemo, createSignal, on } from 'solid-js';
import type { Millis } from '#shared/engine/game.ts';
import {
  type Board,
  BUILDINGS,
  type BuildingId,
  buildingOf,
  flipped,
  type Piece,
  pieceOf,
  SITES,
  turned,
} from '#shared/games/space-builder/components.ts';
import type { OwnBoard } from '#shared/games/space-builder/view.ts';
import { createHistory, type Laid } from './history.ts';

type Sites = readonly (BuildingId | null)[];

const NOTHING: Sites = Array.from({ length: SITES }, () => null);
/** As all lie in hand when a round begins. */
const UPRIGHT: readonly Piece[] = [...BUILDINGS.keys()].map((building) => pieceOf(building));

interface Told {
  /** Of this round; 0 while nobody builds. */
  round: () => number;
  /** As the table knows it; null for who only watches. */
  own: () => OwnBoard | null;
  /** From when on the round is built. */
  from: () => Millis;
  now: () => Millis;
  tell: (board: Board) => void;
}

export function createHand({ round, own, from, now, tell }: Told) {
  const [sites, setSites] = createSignal(NOTHING);
  const [pieces, setPieces] = createSignal(UPRIGHT);
  /** Handled last: what the buttons turn while nothing is carried. */
  const [current, setCurrent] = createSignal<BuildingId | null>(null);
  const history = createHistory();
  const board = createMemo(
    (): Board => sites().map((building) => (building === null ? null : pieces()[building]!)),
  );
  // One for each, so that a change redraws what has changed and nothing else.
  const onSite = NOTHING.map((_, site) => createMemo(() => sites()[site]!));
  const lying = UPRIGHT.map((_, building) => createMemo(() => pieces()[building]!));
  const placedAt = UPRIGHT.map((_, building) => createMemo(() => sites().indexOf(building)));

  function lay(laid: Board, at: Millis): void {
    batch(() => {
      setSites(laid.map((piece) => (piece === null ? null : buildingOf(piece))));
      setPieces(UPRIGHT.map((piece, building) => laid.find((one) => isOf(one, building)) ?? piece));
      setCurrent(null);
    });
    history.begin(at, laid);
  }

  // Where a round begins, and on a page that comes back in the middle of one.
  createComputed(
    on(round, () => {
      const told = own();
      // A copy: what is told again must not be the table's own.
      if (round() > 0 && told) lay([...told.board], told.changed ?? from());
      else lay(NOTHING, 0);
    }),
  );
  // Another device of the same person has moved on.
  createComputed(
    on(
      () => own()?.changed ?? null,
      (changed) => {
        const last = history.last();
        if (round() === 0 || changed === null || !last || changed <= last.at) return;
        const told = own()!.board;
        if (told.some((piece, site) => piece !== last.board[site])) lay([...told], changed);
      },
      { defer: true },
    ),
  );

  function change(next: Sites, lyings = pieces()): void {
    const before = board();
    batch(() => {
      setSites(next);
      setPieces(lyings);
    });
    if (board().every((piece, site) => piece === before[site])) return;
    history.add(now(), board());
    tell(board());
  }

  const isOnBoard = (building: BuildingId) => placedAt[building]!() >= 0;

  function put(building: BuildingId, site: number): void {
    const old = placedAt[building]!();
    const there = sites()[site]!;
    // From the board they swap; from hand, what stood there comes back to hand.
    const next = sites().with(site, building);
    change(old >= 0 ? next.with(old, there) : next);
    setCurrent(building);
  }

  function takeBack(building: BuildingId): void {
    if (isOnBoard(building)) change(sites().with(placedAt[building]!(), null));
    setCurrent(null);
  }

  return {
    board,
    current,
    setCurrent,
    onSite: (site: number) => onSite[site]!(),
    lying: (building: BuildingId) => lying[building]!(),
    placedAt: (building: BuildingId) => placedAt[building]!(),
    put,
    takeBack,
    turn(building: BuildingId, quarters = 1): void {
      change(sites(), pieces().with(building, turned(pieces()[building]!, quarters)));
    },
    flip(building: BuildingId): void {
      change(sites(), pieces().with(building, flipped(pieces()[building]!)));
    },
    /** As it lay at a time. */
    asOf: (at: Millis): Laid | undefined => history.asOf(at),
  };
}

const isOf = (piece: Piece | null, building: BuildingId): piece is Piece =>
  piece !== null && buildingOf(piece) === building;
