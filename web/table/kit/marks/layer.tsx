// A mark on the table: a few words, a ring round what they are about, and a line between them.
import { createEffect, createSignal, on, onCleanup, onMount, Show } from 'solid-js';
import type { GameId } from '#shared/games/registry.ts';
import { announceNews } from '#web/device/announcer.tsx';
import { catchFocus } from '#web/device/focus.ts';
import { words } from '#web/words/words.ts';
import type { Table } from '../../host/table.ts';
import { lie } from './lie.ts';
import { createMarks, type Mark } from './marks.ts';
import './marks.css';

export function Marks(props: { table: Table; game: GameId; marks: readonly Mark[] }) {
  const model = createMarks(
    () => props.table,
    () => props.game,
    props.marks,
  );
  return (
    <Show when={model.shown()}>
      {(mark) => <Shown mark={mark()} inSight={model.inSight} tapped={model.tapped} />}
    </Show>
  );
}

function Shown(props: { mark: Mark; inSight: () => void; tapped: () => void }) {
  let button!: HTMLButtonElement;
  let ring!: HTMLSpanElement;
  let line!: SVGPathElement;
  /** Which one is in sight; none while there is no room for it. */
  const [lying, setLying] = createSignal<Mark | null>(null);
  let frame = 0;

  function place(): void {
    const found = lie(button, props.mark);
    setLying(found && props.mark);
    if (!found) return;
    for (const [element, box] of [
      [button, found.mark],
      [ring, found.ring],
    ] as const)
      for (const side of ['x', 'y', 'width', 'height'] as const)
        element.style.setProperty(`--${side}`, `${box[side]}px`);
    line.setAttribute('d', found.line);
  }
  const soon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(place);
  };

  onMount(() => {
    const table = button.closest('main')!;
    const sizes = new ResizeObserver(soon);
    sizes.observe(table);
    // What is to be pressed comes and goes: a mark must never lie over it.
    const changes = new MutationObserver(soon);
    changes.observe(document.body, {
      subtree: true,
      childList: true,
      attributeFilter: ['class', 'disabled', 'aria-disabled', 'inert', 'open', 'aria-pressed'],
    });
    addEventListener('scroll', soon, { capture: true, passive: true });
    addEventListener('resize', soon);
    addEventListener('keydown', dismiss);
    onCleanup(() => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      changes.disconnect();
      removeEventListener('scroll', soon, { capture: true });
      removeEventListener('resize', soon);
      removeEventListener('keydown', dismiss);
    });
  });
  // At once, for the next one takes the place and the focus of the one before.
  createEffect(on(() => [props.mark, props.mark.text()], place));
  createEffect(
    on(lying, (mark) => {
      if (!mark) return;
      props.inSight();
      announceNews(mark.text());
    }),
  );

  /** What the table itself does with this key comes first. */
  function dismiss(event: KeyboardEvent): void {
    const isElsewhere = event.target instanceof Element && event.target.closest('dialog');
    if (event.key !== 'Escape' || event.defaultPrevented || isElsewhere || !lying()) return;
    event.preventDefault();
    tap();
  }
  function tap(): void {
    const had = button.contains(document.activeElement);
    const table = button.closest('main');
    props.tapped();
    if (!had || button.isConnected) return;
    table?.querySelector<HTMLElement>('[data-first]')?.focus({ preventScroll: true });
    catchFocus(table?.firstElementChild ?? undefined);
  }

  return (
    <div class="marks" classList={{ seen: lying() !== null }}>
      <svg class="mark-line" aria-hidden="true">
        <path ref={line} />
      </svg>
      <span ref={ring} class="mark-ring" aria-hidden="true" />
      <button ref={button} type="button" class="mark" onClick={tap}>
        <span>{props.mark.text()}</span>
        <span class="mark-read">{words().notices.dismiss}</span>
      </button>
    </div>
  );
}
