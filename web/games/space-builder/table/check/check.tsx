// The check: the plan and every board beside each other, with what is wrong on each.
import { createEffect, createMemo, createSignal, For, on } from 'solid-js';
import type { Seat } from '#shared/engine/game.ts';
import type { RoundResult } from '#shared/games/space-builder/state.ts';
import { reducedMotion } from '#web/device/motion.ts';
import { ScrollRegion } from '#web/ui/scroll-region.tsx';
import { builderWords } from '../../words/words.ts';
import type { Model } from '../model/model.ts';
import type { Show } from '../model/show.ts';
import { CheckedBoard } from './checked-board.tsx';
import { CheckedPlan } from './checked-plan.tsx';
import { Tabs } from './tabs.tsx';
import './check.css';

/** Between two panels. */
const GAP = 10;

export function Check(props: { model: Model; show: Show; result: RoundResult }) {
  let area!: HTMLDivElement;
  /** One's own first, then in the order of speed. */
  const seats = createMemo((): Seat[] => {
    const own = props.model.own();
    const order = props.result.order.flat();
    return own === null ? order : [own, ...order.filter((seat) => seat !== own)];
  });

  /** One's own, or the winner's once that is known. */
  const first = () =>
    `${props.model.own() ?? (props.show.isDone() ? props.result.winner : null) ?? seats()[0]}`;
  const [current, setCurrent] = createSignal(first());

  function lookAt(name: string, behavior: ScrollBehavior = reducedMotion() ? 'instant' : 'smooth'): void {
    const panel = area.querySelector<HTMLElement>(`[data-panel="${name}"]`);
    // Across only: the page stays where it is.
    const row = panel?.parentElement;
    row?.scrollTo({ left: panel!.offsetLeft - row.offsetLeft, behavior });
  }
  createEffect(on(props.show.seat, (seat) => seat !== null && lookAt(`${seat}`)));
  createEffect(
    on(props.show.isDone, (isDone) => isDone && seats().length > 1 && lookAt(first()), { defer: true }),
  );
  // Looking back goes from check to check: the row would stay with whoever it showed.
  createEffect(
    on(
      () => props.result.round,
      () => {
        lookAt(first(), 'instant');
        setCurrent(first());
      },
    ),
  );

  return (
    <div ref={area} class="builder-check" data-boards={seats().length}>
      <Tabs {...props} seats={seats()} current={current()} lookAt={lookAt} />
      <ScrollRegion
        label={builderWords().result.title(props.result.round)}
        ref={(row) => row.addEventListener('scroll', () => setCurrent(inSight(row)), { passive: true })}
      >
        <For each={seats()}>{(seat) => <CheckedBoard {...props} seat={seat} />}</For>
        <CheckedPlan {...props} />
      </ScrollRegion>
    </div>
  );
}

/** The panel of which the middle of the row shows something. */
function inSight(row: HTMLElement): string {
  const middle = row.scrollLeft + row.clientWidth / 2;
  const panels = [...row.querySelectorAll<HTMLElement>('[data-panel]')];
  const left = (panel: HTMLElement) => panel.offsetLeft - row.offsetLeft;
  const shown = panels.find(
    (panel) => left(panel) <= middle && middle <= left(panel) + panel.offsetWidth + GAP,
  );
  return (shown ?? panels[0]!).dataset.panel!;
}
