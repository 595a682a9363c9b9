// Round one screen hidden things are one person's: until whoever is next says so, nobody sees anything of the table.
import { createComputed, createEffect, createSignal, type JSX, on, onCleanup, onMount, Show } from 'solid-js';
import type { Seat } from '#shared/engine/game.ts';
import type { Chair } from '#shared/engine/table.ts';
import { seatPalette } from '#web/art/palette.ts';
import { announce } from '#web/device/announcer.tsx';
import { catchFocus } from '#web/device/focus.ts';
import { Backdrop } from '#web/ui/backdrop/backdrop.tsx';
import { ChairToken } from '#web/ui/seat-token.tsx';
import { words } from '#web/words/words.ts';
import { afterDoublePress } from './double-press.ts';
import { kitWords } from './words/words.ts';
import './curtain.css';

export function Curtain(props: {
  chairs: readonly Chair[];
  /** The seats played on this device; where it is only one, there is never a curtain. */
  here: readonly Seat[];
  /** Who looks at the screen; null while nobody has said so, as after a reload. */
  looking: Seat | null;
  /** Who must look next; null while nobody must. */
  next: Seat | null;
  look: (seat: Seat | null) => void;
  children: JSX.Element;
}) {
  let table!: HTMLDivElement;
  let looked: Seat | null = null;
  let left: { seat: Seat | null; focus: Element | null } = { seat: null, focus: null };
  const isShared = () => props.here.length > 1;
  const awaited = () => (isShared() && props.looking !== props.next ? props.next : null);

  createComputed(() => {
    looked = props.looking ?? looked;
  });
  // Before it is drawn: what is out of reach has no focus any more.
  createComputed(
    on(awaited, (seat) => {
      if (seat !== null) left = { seat: looked, focus: document.activeElement };
    }),
  );
  createEffect(
    on(awaited, (seat, before) => {
      if (seat !== null) closeSheets(table);
      else if (before !== undefined) focusTable();
    }),
  );

  function focusTable(): void {
    const { seat, focus } = left;
    if (seat === props.looking && focus instanceof HTMLElement && table.contains(focus)) focus.focus();
    catchFocus(table.firstElementChild ?? table);
  }

  function hide(): void {
    if (document.visibilityState === 'hidden' && isShared()) props.look(null);
  }
  onMount(() => document.addEventListener('visibilitychange', hide));
  onCleanup(() => document.removeEventListener('visibilitychange', hide));

  return (
    <>
      <Show when={props.chairs[awaited() ?? -1]} keyed>
        {(chair) => <Closed chair={chair} open={() => props.look(awaited())} />}
      </Show>
      <div ref={table} class="curtained" inert={awaited() !== null}>
        {props.children}
      </div>
    </>
  );
}

function Closed(props: { chair: Chair; open: () => void }) {
  const text = () => kitWords().curtain;
  const [isReady, setReady] = createSignal(false);
  let curtain!: HTMLElement;
  let heading!: HTMLHeadingElement;
  let button!: HTMLButtonElement;

  onMount(() => {
    const colours = seatPalette[props.chair.colour % seatPalette.length]!;
    curtain.style.setProperty('--seat', colours.fill);
    heading.focus();
    announce(text().handOver(props.chair.name));
    // A press meant for what lay here before must not show somebody else's things.
    afterDoublePress(() => {
      setReady(true);
      button.focus();
    });
  });

  return (
    <main ref={curtain} class="curtain">
      <Backdrop />
      <div class="curtain-token">
        <ChairToken chair={props.chair} />
      </div>
      <h1 ref={heading} tabIndex={-1}>
        {text().handOver(props.chair.name)}
      </h1>
      <p class="curtain-sign">{words().seatColours[props.chair.colour]}</p>
      <button
        ref={button}
        type="button"
        class="button primary big"
        disabled={!isReady()}
        onClick={() => props.open()}
        onKeyDown={(event) => event.repeat && event.preventDefault()}
      >
        {text().look(props.chair.name)}
      </button>
      <p class="soft">{text().note}</p>
    </main>
  );
}

/** A sheet that is open lies above everything and leaves nothing else in reach: the curtain too. */
function closeSheets(table: HTMLElement): void {
  for (const sheet of table.querySelectorAll('dialog')) sheet.close();
}
