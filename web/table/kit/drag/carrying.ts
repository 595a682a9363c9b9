// Picking up pieces and putting them down, as values: knows no screen, and no rule of any game.

/** Held by a pointer a piece follows it; chosen as a button, it waits until its place is chosen too. */
export interface Carried {
  piece: string;
  over: string | null;
  held: boolean;
}

/** What a game says of its pieces. */
export interface Places {
  movable(piece: string): boolean;
  placeOf(piece: string): string;
  /** True, or why not, in words. */
  accepts(piece: string, place: string): true | string;
}

export type Gesture =
  | { type: 'grab' | 'choose'; piece: string }
  | { type: 'point'; place: string | null }
  | { type: 'press'; place: string }
  | { type: 'release' | 'back' | 'check' };

/** What came of it; only `put` moves a piece. */
export type Happening =
  | { type: 'pickedUp' | 'putBack'; piece: string }
  | { type: 'over'; piece: string; place: string }
  | { type: 'put'; piece: string; place: string }
  | { type: 'refused'; piece: string; place: string; why: string };

export interface Outcome {
  carried: Carried | null;
  happening: Happening | null;
}

export function gesture(carried: Carried | null, made: Gesture, places: Places): Outcome {
  const nothing = { carried, happening: null };
  switch (made.type) {
    case 'grab':
    case 'choose':
      if (carried?.held) return nothing;
      if (made.type === 'choose' && carried?.piece === made.piece) return putBack(carried);
      if (!places.movable(made.piece)) return nothing;
      return {
        carried: { piece: made.piece, over: places.placeOf(made.piece), held: made.type === 'grab' },
        happening: { type: 'pickedUp', piece: made.piece },
      };
    case 'point':
      if (!carried || carried.over === made.place) return nothing;
      return {
        carried: { ...carried, over: made.place },
        happening: made.place === null ? null : { type: 'over', piece: carried.piece, place: made.place },
      };
    case 'press':
      return carried && !carried.held ? putDown(carried, made.place, places) : nothing;
    case 'release':
      return carried?.held ? putDown(carried, carried.over, places) : nothing;
    case 'back':
      return carried ? putBack(carried) : nothing;
    case 'check':
      return carried && !places.movable(carried.piece) ? putBack(carried) : nothing;
  }
}

function putDown(carried: Carried, place: string | null, places: Places): Outcome {
  const { piece, held } = carried;
  if (place === null || !places.movable(piece) || place === places.placeOf(piece)) return putBack(carried);
  const accepted = places.accepts(piece, place);
  if (accepted === true) return { carried: null, happening: { type: 'put', piece, place } };
  return {
    // Whoever chose the piece may choose another place; a pointer has let go.
    carried: held ? null : { ...carried, over: place },
    happening: { type: 'refused', piece, place, why: accepted },
  };
}

const putBack = ({ piece }: Carried): Outcome => ({ carried: null, happening: { type: 'putBack', piece } });
