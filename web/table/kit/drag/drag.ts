// What is being carried on a table: pointers, keys and buttons make gestures, the game is told what was put where.
import { batch, createEffect, createMemo, createSignal, type JSX, on, onCleanup } from 'solid-js';
import { announce } from '#web/device/announcer.tsx';
import { kitWords } from '../words/words.ts';
import { type Carried, type Gesture, gesture, type Happening, type Places } from './carrying.ts';

/** What a game hands in: its pieces and places in its own words, and what to do with a piece. */
export interface Arrangement extends Places {
  pieces(): readonly string[];
  pieceName(piece: string): string;
  placeName(place: string): string;
  /** Where several pieces lie at once, like a hand. */
  isShared(place: string): boolean;
  draw(piece: string): JSX.Element;
  put(piece: string, place: string): void;
  /** Clockwise; one quarter back is −1. */
  turn?(piece: string, quarters: number): void;
  flip?(piece: string): void;
}

export interface Drag {
  game: Arrangement;
  /** Reactive, like everything here that only answers. */
  carried(): Carried | null;
  /** The piece that is carried, wherever it is over. */
  piece(): string | null;
  /** Why the carried piece may not be put there; null where it may. */
  whyNot(place: string): string | null;
  /** The place and what lies there. */
  said(place: string): string;
  make(made: Gesture): void;
  turn(piece: string, quarters?: number): void;
  flip(piece: string): void;
  /** The element around all pieces and places. */
  area(): HTMLElement;
  setArea(area: HTMLElement): void;
}

/** A pointer on its way comes over many places: what is said is where it rests. */
const REST = 150;

export function createDrag(game: Arrangement): Drag {
  const [carried, setCarried] = createSignal<Carried | null>(null);
  const carriedPiece = createMemo(() => carried()?.piece ?? null);
  let area!: HTMLElement;
  let resting: ReturnType<typeof setTimeout> | undefined;
  onCleanup(() => clearTimeout(resting));

  function make(made: Gesture): void {
    const before = carried();
    const outcome = gesture(before, made, game);
    const held = (outcome.carried ?? before)?.held ?? false;
    batch(() => {
      setCarried(outcome.carried);
      if (outcome.happening?.type === 'put') game.put(outcome.happening.piece, outcome.happening.place);
    });
    if (outcome.carried !== before) clearTimeout(resting);
    if (!outcome.happening) return;
    // Choosing leads to the places, and back from there to the piece, wherever it lies now.
    if (outcome.carried === null) focusOn(pieceSelector(outcome.happening.piece), held);
    else if (outcome.happening.type === 'pickedUp' && !held) {
      focusOn(`${placeSelector(game.placeOf(outcome.carried.piece))} > .drag-target`, held);
    }
    if (outcome.happening.type === 'over') saySoon(outcome.happening.place, held);
    else announce(spoken(outcome.happening));
  }

  function saySoon(place: string, held: boolean): void {
    // Whoever chooses by button hears the button.
    if (!held) return;
    const say = () => announce([kitWords().drag.over(said(place)), whyNot(place)].filter(Boolean).join('. '));
    resting = setTimeout(say, REST);
  }

  /** Where a pointer is, nothing moves away from under it. */
  function focusOn(selector: string, preventScroll: boolean): void {
    area.querySelector<HTMLElement>(selector)?.focus({ preventScroll });
  }

  function said(place: string): string {
    const name = game.placeName(place);
    if (game.isShared(place)) return name;
    const lying = game.pieces().find((piece) => game.placeOf(piece) === place);
    return lying === undefined
      ? kitWords().drag.empty(name)
      : kitWords().drag.taken(name, game.pieceName(lying));
  }

  function spoken(happening: Exclude<Happening, { type: 'over' }>): string {
    const text = kitWords().drag;
    const name = game.pieceName(happening.piece);
    switch (happening.type) {
      case 'pickedUp':
        return text.pickedUp(name);
      case 'put':
        return text.putDown(name, game.placeName(happening.place));
      case 'putBack':
        return text.putBack(name);
      case 'refused':
        return text.notHere(game.placeName(happening.place), happening.why);
    }
  }

  function whyNot(place: string): string | null {
    const piece = carriedPiece();
    if (piece === null || game.placeOf(piece) === place) return null;
    const accepted = game.accepts(piece, place);
    return accepted === true ? null : accepted;
  }

  function change(how: ((piece: string) => void) | undefined, piece: string): void {
    if (!how || !game.movable(piece)) return;
    how(piece);
    announce(game.pieceName(piece));
  }

  // A piece may be taken out of the hand: its round is over, or somebody else has it now.
  createEffect(
    on(
      () => {
        const piece = carriedPiece();
        return piece !== null && !game.movable(piece);
      },
      (isGone) => isGone && make({ type: 'check' }),
    ),
  );

  return {
    game,
    carried,
    piece: carriedPiece,
    whyNot,
    said,
    make,
    turn: (piece, quarters = 1) => change(game.turn && ((turned) => game.turn!(turned, quarters)), piece),
    flip: (piece) => change(game.flip, piece),
    area: () => area,
    setArea: (element) => {
      area = element;
    },
  };
}

export const pieceSelector = (piece: string) => `[data-piece="${CSS.escape(piece)}"]`;
const placeSelector = (place: string) => `[data-place="${CSS.escape(place)}"]`;
