// The screen of a run: how its throws ended, its clock, and under them what is searched.
import { THROWS } from '#shared/daily/puzzle.ts';
import { BackIcon } from '#web/ui/controls.tsx';
import { words } from '#web/words/words.ts';
import type { Hand } from '../hand/hand.ts';
import type { DailyRun } from '../run/run.ts';
import { dailyWords } from '../words/words.ts';
import { Progress } from './progress.tsx';
import { Clock, Search } from './search.tsx';

export function RunScreen(props: { run: DailyRun; hand: Hand }) {
  const { run } = props;
  const text = () => dailyWords().play;
  return (
    <Search
      run={run}
      hand={props.hand}
      title={words().daily.title(run.puzzle.number)}
      next={run.step() === 'over' ? text().end : text().next}
      top={
        <>
          <a class="button plain" href="/" aria-label={text().leave}>
            <BackIcon />
          </a>
          <Progress run={run} at={run.at()} of={THROWS} />
          <Clock run={run} />
        </>
      }
    />
  );
}
