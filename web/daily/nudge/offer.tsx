// On the result: what was said of today is taken back, and whoever has a streak may ask to be reminded of it.
import { createEffect, createResource, on, Show } from 'solid-js';
import { notifyPermission, takeBack } from '#web/device/notify.ts';
import { canBeWoken, isWoken } from '#web/device/waking.ts';
import type { Run } from '#web/saves/run-save.ts';
import { boardsWords } from '../boards/words/words.ts';
import { today } from '../parts/day.ts';
import { streakNow } from '../parts/streak.ts';
import NudgeSwitch from './switch.tsx';
import { NUDGE, NUDGE_ADDRESS } from './tag.ts';

const DAYS_BEFORE = 3;

export default function NudgeOffer(props: { date: string; runs: readonly Run[] }) {
  // Once it is on, settings have it.
  const [isOffered] = createResource(
    async () => (await canBeWoken()) && notifyPermission() !== null && !(await isWoken(NUDGE)),
  );
  createEffect(
    on(
      () => props.date === today(),
      (solved) => solved && takeBack(NUDGE_ADDRESS),
    ),
  );
  return (
    <Show when={isOffered.latest && streakNow(props.runs).days >= DAYS_BEFORE}>
      <section class="panel" aria-label={boardsWords().nudge.title}>
        <NudgeSwitch />
      </section>
    </Show>
  );
}
