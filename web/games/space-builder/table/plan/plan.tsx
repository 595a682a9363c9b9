// The plan as it lies before one's eyes: covered until it is turned up, and heard site by site.
import { createMemo, For, Show } from 'solid-js';
import { EMPTY } from '#shared/games/space-builder/components.ts';
import { PlanGround } from '../../drawings/ground/ground.tsx';
import { Standing } from '../../drawings/standing.tsx';
import { builderWords } from '../../words/words.ts';
import { asItLies } from '../model/lying.ts';
import type { Model } from '../model/model.ts';
import { boardSaid } from '../model/speech.ts';
import { CountIn } from './count-in.tsx';
import './plan.css';

export function OpenPlan(props: { model: Model }) {
  const { model } = props;
  const text = () => builderWords();
  const isOpen = () => model.isSeen() && !model.table.paused();
  // A store: read once for each plan, and not with each of its sites.
  const plan = createMemo(() => (isOpen() ? [...(model.view().plan ?? EMPTY)] : EMPTY));
  const locked = createMemo(() => (model.own() === null ? [] : model.locked(model.own()!)));
  const lie = () => model.view().lie;
  return (
    <section class="builder-plan" classList={{ open: isOpen() }} aria-label={text().plan}>
      <Show when={isOpen()} fallback={<CoveredPlan model={model} />}>
        <div class="builder-plan-face">
          <PlanGround taken={plan().map((piece) => piece !== null)} turn={lie()}>
            <Standing lying={plan()} locked={locked()} turn={lie()} />
          </PlanGround>
        </div>
        <p class="unseen">{text().planLies[lie()]}</p>
        <ul class="unseen">
          <For each={boardSaid(asItLies(plan(), lie()), locked())}>{(site) => <li>{site}</li>}</For>
        </ul>
      </Show>
    </section>
  );
}

function CoveredPlan(props: { model: Model }) {
  return (
    <div class="builder-plan-back" classList={{ counting: props.model.countIn() !== null }}>
      <span class="unseen">{builderWords().planCovered}</span>
      <PlanBack />
      <CountIn model={props.model} />
    </div>
  );
}

/** A blueprint face down: its frame, and the sign of the game. */
function PlanBack() {
  return (
    <svg class="builder-picture" viewBox="-184 -184 368 368" aria-hidden="true">
      <rect class="builder-back" x="-176" y="-176" width="352" height="352" rx="14" />
      <path
        class="builder-back-lines"
        d="M-162 -81L-81 -162M-162 0L0 -162M-162 81L81 -162M-162 162L162 -162M-81 162L162 -81M0 162L162 0M81 162L162 81"
      />
      <rect class="builder-back-frame" x="-162" y="-162" width="324" height="324" rx="8" />
      <circle class="builder-back-disc" r="86" />
      <path
        class="builder-back-sign"
        d="M-48 -48h28v28h-28zM-14 -48h28v28h-28zM20 -48h28v28h-28zM-48 -14h28v28h-28zM20 -14h28v28h-28zM-48 20h28v28h-28zM-14 20h28v28h-28zM20 20h28v28h-28z"
      />
    </svg>
  );
}
