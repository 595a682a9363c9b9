// What comes under today's galaxy once the start page is there, for whoever has played: the streak, days that a journey
// has jumped over, and what is new in one's leagues.
import { createMemo, Show } from 'solid-js';
import type { Run } from '#web/saves/run-save.ts';
import { part } from '#web/ui/fetched.tsx';
import { withWords } from '#web/words/loader.ts';
import { words } from '#web/words/words.ts';
import { boardsWords } from '../boards/words/words.ts';
import { jumpedDates } from '../journey/jumped.ts';
import { streakNow } from '../parts/streak.ts';
import './after.css';

const JumpedDays = part(() => withWords(import('../journey/jumped-days.tsx'), boardsWords));
const News = part(() => withWords(import('./news.tsx'), boardsWords));

export default function After(props: { runs: readonly Run[]; inLeague: boolean }) {
  const days = () => streakNow(props.runs).days;
  const jumped = createMemo(() => jumpedDates(props.runs));
  return (
    <>
      <Show when={days() > 1}>
        <p class="soft daily-tile-streak">{words().daily.streak(days())}</p>
      </Show>
      <Show when={jumped().length > 0}>
        <div>
          <JumpedDays dates={jumped()} />
        </div>
      </Show>
      <Show when={props.inLeague}>
        <div class="daily-news">
          <News />
        </div>
      </Show>
    </>
  );
}
