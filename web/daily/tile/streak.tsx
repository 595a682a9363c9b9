// Under today's galaxy on the start page, for whoever has solved one: the days in a row, and those that were flown over.
import { createMemo, Show } from 'solid-js';
import type { Run } from '#web/saves/run-save.ts';
import { part } from '#web/ui/fetched.tsx';
import { withWords } from '#web/words/loader.ts';
import { words } from '#web/words/words.ts';
import { boardsWords } from '../boards/words/words.ts';
import { jumpedDates } from '../journey/jumped.ts';
import { streakNow } from '../parts/streak.ts';

const JumpedDays = part(() => withWords(import('../journey/jumped-days.tsx'), boardsWords));

export default function TileStreak(props: { runs: readonly Run[] }) {
  const days = () => streakNow(props.runs).days;
  const jumped = createMemo(() => jumpedDates(props.runs));
  return (
    <>
      <Show when={days() > 0}>
        <p class="soft daily-tile-streak">{words().daily.streak(days())}</p>
      </Show>
      <Show when={jumped().length > 0}>
        <div>
          <JumpedDays dates={jumped()} />
        </div>
      </Show>
    </>
  );
}
