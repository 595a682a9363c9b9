// Four modules in a hand and nine sites: modules turn and flip, change places, and the reactor wants the middle.
import { createSignal, For } from 'solid-js';
import { DragArea } from '#web/table/kit/drag/area.tsx';
import { DragBar } from '#web/table/kit/drag/bar.tsx';
import { type Arrangement, createDrag } from '#web/table/kit/drag/drag.ts';
import { Piece } from '#web/table/kit/drag/piece.tsx';
import { Place } from '#web/table/kit/drag/place.tsx';

const MODULES = ['dome', 'dish', 'reactor', 'tower'];
const NAMES: Record<string, string> = { dome: 'Dome', dish: 'Dish', reactor: 'Reactor', tower: 'Tower' };
const SITES = Array.from({ length: 9 }, (_, at) => `site-${at + 1}`);

interface Lying {
  place: string;
  turns: number;
  back: boolean;
}

export function Arranging() {
  const [lying, setLying] = createSignal<Record<string, Lying>>(
    Object.fromEntries(MODULES.map((module) => [module, { place: 'hand', turns: 0, back: false }])),
  );
  const [stopped, setStopped] = createSignal(false);
  const [puts, setPuts] = createSignal(0);
  const change = (module: string, how: (lying: Lying) => Partial<Lying>) =>
    setLying((all) => ({ ...all, [module]: { ...all[module]!, ...how(all[module]!) } }));
  const at = (place: string) => MODULES.filter((module) => lying()[module]!.place === place);

  const game: Arrangement = {
    pieces: () => MODULES,
    movable: () => !stopped(),
    placeOf: (module) => lying()[module]!.place,
    isShared: (place) => place === 'hand',
    pieceName(module) {
      const { turns, back } = lying()[module]!;
      return [NAMES[module], turns > 0 && `turned ${turns * 90}°`, back && 'back up']
        .filter(Boolean)
        .join(', ');
    },
    placeName: (place) => (place === 'hand' ? 'Your hand' : place.replace('site-', 'Site ')),
    accepts: (module, place) =>
      module !== 'reactor' || place === 'hand' || place === 'site-5' || 'The reactor stands in the middle.',
    put(module, place) {
      setPuts(puts() + 1);
      const [other] = place === 'hand' ? [] : at(place);
      if (other) change(other, () => ({ place: lying()[module]!.place }));
      change(module, () => ({ place }));
    },
    turn: (module, quarters) => change(module, ({ turns }) => ({ turns: (turns + quarters + 4) % 4 })),
    flip: (module) => change(module, ({ back }) => ({ back: !back })),
    draw: (module) => <Drawing module={module} lying={lying()[module]!} />,
  };
  const drag = createDrag(game);
  return (
    <main class="page kit-arranging">
      <h1>Station</h1>
      <DragArea drag={drag}>
        <div class="kit-sites">
          <For each={SITES}>
            {(site) => (
              <Place drag={drag} place={site}>
                <For each={at(site)}>{(module) => <Piece drag={drag} piece={module} />}</For>
              </Place>
            )}
          </For>
        </div>
        <DragBar drag={drag} />
        <Place drag={drag} place="hand">
          <For each={at('hand')}>{(module) => <Piece drag={drag} piece={module} />}</For>
        </Place>
      </DragArea>
      <div class="row">
        <button type="button" class="button" onClick={() => setStopped(true)}>
          Stop the round
        </button>
        <span data-puts>{puts()}</span>
      </div>
    </main>
  );
}

const SHAPES: Record<string, string> = {
  dome: 'M12 62a28 28 0 0 1 56 0ZM28 62v-12h10v12',
  dish: 'M16 22c0 22 20 36 42 32ZM38 46v22M28 68h22M40 28l14-14',
  reactor: 'M24 66V30l16-14 16 14v36ZM40 30v14M32 52h16',
  tower: 'M30 68V20h20v48ZM24 20h32M40 20V10M36 32h8M36 44h8',
};

function Drawing(props: { module: string; lying: Lying }) {
  return (
    <svg
      class="kit-module"
      data-turns={props.lying.turns}
      data-back={props.lying.back}
      viewBox="0 0 80 80"
      aria-hidden="true"
    >
      <rect x="2" y="2" width="76" height="76" rx="14" />
      <path d={SHAPES[props.module]} />
      <circle cx="66" cy="14" r="4" />
    </svg>
  );
}
