// A trial in which is built: what lies where, what was said when it was done, and what is shown to whoever asks.
import { batch, createSignal } from 'solid-js';
import { type BuildingId, flipped, turned } from '#shared/games/space-builder/components.ts';
import { type Fault, faultsOf } from '#shared/games/space-builder/faults.ts';
import { createDrag, type Drag } from '#web/table/kit/drag/drag.ts';
import { lyingSaid } from '../../table/model/speech.ts';
import { placeSaid } from '../city/speech.ts';
import { Lies } from '../piece/lies.tsx';
import { boardOf, changed, corrected, heldOf, isComplete, type Laid, lyingOf, put } from './laid.ts';
import type { BuildLesson, Tool } from './lessons.ts';

export type Building = ReturnType<typeof createBuilding>;

export const HAND = 'hand';
export const pieceName = (building: BuildingId) => `building-${building}`;
export const placeName = (site: number) => `site-${site}`;
const numberIn = (name: string) => Number(name.split('-')[1]);
const siteIn = (place: string) => (place === HAND ? null : numberIn(place));

const MISSES_BEFORE_HELP = 2;

export function createBuilding(lesson: BuildLesson) {
  const held = heldOf(lesson.start);
  const [laid, setLaid] = createSignal<Laid>(lesson.start);
  const [faults, setFaults] = createSignal<readonly Fault[] | null>(null);
  /** What was put or changed last: Turn and Flip go on with it. */
  const [last, setLast] = createSignal<BuildingId | null>(null);
  const [misses, setMisses] = createSignal(0);
  const [hinted, setHinted] = createSignal(false);

  const verdict = () => {
    const now = faults();
    if (now === null) return 'open';
    return now.length === 0 ? 'right' : 'wrong';
  };
  const lying = (building: BuildingId) => lyingOf(laid(), building);
  const mayChange = () => verdict() !== 'right';

  /** Whatever is changed has not been looked at yet. */
  function lay(next: Laid, building: BuildingId): void {
    batch(() => {
      setLaid(next);
      setFaults(null);
      setLast(building);
    });
  }
  const change = (piece: string, how: typeof flipped) =>
    lay(changed(laid(), numberIn(piece), how), numberIn(piece));
  const turn = (piece: string, quarters: number) => change(piece, (lies) => turned(lies, quarters));
  const flip = (piece: string) => change(piece, flipped);

  const drag: Drag = createDrag({
    pieces: () => held.map(pieceName),
    movable: mayChange,
    placeOf(piece) {
      const { site } = lying(numberIn(piece));
      return site === null ? HAND : placeName(site);
    },
    accepts: () => true,
    pieceName: (piece) => lyingSaid(lying(numberIn(piece)).piece),
    placeName: (place) => placeSaid(siteIn(place)),
    isShared: (place) => place === HAND,
    draw: (piece) => Lies({ piece: () => lying(numberIn(piece)).piece }),
    put: (piece, place) => lay(put(laid(), numberIn(piece), siteIn(place)), numberIn(piece)),
    ...(lesson.tools.includes('turn') && { turn }),
    ...(lesson.tools.includes('flip') && { flip }),
  });

  /** The one in the hand, else the one that was last: null where there is none. */
  const active = (): BuildingId | null => {
    const carried = drag.carried()?.piece;
    return carried === undefined ? last() : numberIn(carried);
  };

  function done(): void {
    if (!isComplete(laid()) || !mayChange()) return;
    drag.make({ type: 'back' });
    const found = faultsOf(lesson.plan, boardOf(laid()), held);
    batch(() => {
      setFaults(found);
      setLast(found[0]?.building ?? null);
      setHinted(false);
      if (found.length > 0) setMisses((before) => before + 1);
    });
  }

  /** The first of those that lie wrong is put right. */
  function help(): void {
    const [wrong] = faults() ?? [];
    if (!wrong) return;
    lay(corrected(laid(), wrong.building, lesson.plan), wrong.building);
    setHinted(true);
  }

  /** One that stands is put back first: whoever presses the next one then means that one, and no exchange. */
  function use(tool: Tool): void {
    const building = active();
    if (building === null || !mayChange()) return;
    if (lying(building).site !== null) drag.make({ type: 'back' });
    drag[tool](pieceName(building));
  }

  function takeBack(): void {
    const building = active();
    if (building === null || !mayChange()) return;
    drag.make({ type: 'back' });
    lay(put(laid(), building, null), building);
  }

  return {
    kind: 'build' as const,
    lesson,
    held,
    drag,
    board: () => boardOf(laid()),
    isComplete: () => isComplete(laid()),
    isChanged: () => laid() !== lesson.start,
    lying,
    active,
    verdict,
    faults,
    mayChange,
    done,
    hinted,
    canHelp: () => misses() >= MISSES_BEFORE_HELP && verdict() === 'wrong',
    help,
    use,
    takeBack,
  };
}
