// The plan beside the boards that are checked; the site lights up whose building is being found wrong.
import { createMemo, For, Show as When } from 'solid-js';
import { type BuildingId, lockedOf } from '#shared/games/space-builder/components.ts';
import { siteOf } from '#shared/games/space-builder/faults.ts';
import type { RoundResult } from '#shared/games/space-builder/state.ts';
import { PlanGround } from '../../drawings/ground/ground.tsx';
import { Standing } from '../../drawings/standing.tsx';
import { builderWords } from '../../words/words.ts';
import type { Model } from '../model/model.ts';
import type { Show } from '../model/show.ts';
import { boardSaid } from '../model/speech.ts';
import { PlanLight } from './marks.tsx';

/** As the boards lie: beacon to beacon. */
export function CheckedPlan(props: { model: Model; show: Show; result: RoundResult }) {
  const plan = createMemo(() => [...props.result.plan]);
  /** What whoever looks did not hold in that round. */
  const locked = createMemo((): BuildingId[] => {
    const own = props.model.own();
    const held = own === null ? null : props.result.seats[own]!.held;
    return held ? lockedOf(held) : [];
  });
  const lit = (): number | null => {
    const seat = props.show.seat();
    const fault = seat === null ? undefined : props.result.seats[seat]!.faults[props.show.faults(seat)! - 1];
    return fault ? siteOf(plan(), fault.building) : null;
  };
  return (
    <article class="builder-checked plan" data-panel="plan">
      <h3>{builderWords().plan}</h3>
      <div class="builder-checked-board">
        <PlanGround taken={plan().map((piece) => piece !== null)}>
          <Standing lying={plan()} locked={locked()} />
          <When when={lit() !== null && `${lit()}`} keyed>
            {(site) => <PlanLight site={Number(site)} />}
          </When>
        </PlanGround>
      </div>
      <ul class="unseen">
        <For each={boardSaid(plan(), locked())}>{(site) => <li>{site}</li>}</For>
      </ul>
    </article>
  );
}
