// The check: the plan and every board beside each other, with what is wrong on each.
import { createEffect, createMemo, For, on } from 'solid-js';
import type { Seat } from '#shared/engine/game.ts';
import { type BuildingId, lockedOf } from '#shared/games/space-builder/components.ts';
import type { RoundResult } from '#shared/games/space-builder/state.ts';
import { reducedMotion } from '#web/device/motion.ts';
import { ScrollRegion } from '#web/ui/scroll-region.tsx';
import { ChairToken } from '#web/ui/seat-token.tsx';
import { PlanGround } from '../../drawings/ground/ground.tsx';
import { Standing } from '../../drawings/standing.tsx';
import { builderWords } from '../../words/words.ts';
import type { Model } from '../model/model.ts';
import type { Show } from '../model/show.ts';
import { boardSaid } from '../model/speech.ts';
import { CheckedBoard } from './checked-board.tsx';
import './check.css';

export function Check(props: { model: Model; show: Show; result: RoundResult }) {
  let area!: HTMLDivElement;
  /** One's own first, then in the order of speed. */
  const seats = createMemo((): Seat[] => {
    const own = props.model.own();
    const order = props.result.order.flat();
    return own === null ? order : [own, ...order.filter((seat) => seat !== own)];
  });

  /** What whoever looks did not hold in that round. */
  const locked = createMemo((): BuildingId[] => {
    const own = props.model.own();
    const held = own === null ? null : props.result.seats[own]!.held;
    return held ? lockedOf(held) : [];
  });

  function lookAt(name: string): void {
    const panel = area.querySelector<HTMLElement>(`[data-panel="${name}"]`);
    // Across only: the page stays where it is.
    const row = panel?.parentElement;
    row?.scrollTo({
      left: panel!.offsetLeft - row.offsetLeft,
      behavior: reducedMotion() ? 'instant' : 'smooth',
    });
  }
  createEffect(on(props.show.seat, (seat) => seat !== null && lookAt(`${seat}`)));
  createEffect(
    on(props.show.isDone, (isDone) => isDone && seats().length > 1 && lookAt(`${seats()[0]}`), {
      defer: true,
    }),
  );

  return (
    <div ref={area} class="builder-check" classList={{ alone: props.model.isAlone() }}>
      <nav class="builder-tabs" aria-label={builderWords().result.title(props.result.round)}>
        <For each={seats()}>
          {(seat) => (
            <button type="button" class="builder-tab" onClick={() => lookAt(`${seat}`)}>
              <span class="builder-tab-token">
                <ChairToken chair={props.model.chair(seat)} />
              </span>
              <span class="unseen">{builderWords().boardOf(props.model.chair(seat).name)}</span>
            </button>
          )}
        </For>
        <button type="button" class="builder-tab" onClick={() => lookAt('plan')}>
          {builderWords().plan}
        </button>
      </nav>
      <ScrollRegion label={builderWords().result.title(props.result.round)}>
        <For each={seats()}>{(seat) => <CheckedBoard {...props} seat={seat} />}</For>
        <CheckedPlan result={props.result} locked={locked()} />
      </ScrollRegion>
    </div>
  );
}

/** As the boards lie: beacon to beacon. */
function CheckedPlan(props: { result: RoundResult; locked: readonly BuildingId[] }) {
  const plan = createMemo(() => [...props.result.plan]);
  return (
    <article class="builder-checked" data-panel="plan">
      <h3>{builderWords().plan}</h3>
      <div class="builder-checked-board">
        <PlanGround taken={plan().map((piece) => piece !== null)}>
          <Standing lying={plan()} locked={props.locked} />
        </PlanGround>
      </div>
      <ul class="unseen">
        <For each={boardSaid(plan(), props.locked)}>{(site) => <li>{site}</li>}</For>
      </ul>
    </article>
  );
}
