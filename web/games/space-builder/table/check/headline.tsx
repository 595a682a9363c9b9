// Above the boards that are checked: who wins and why, what they got for it, and what comes next.
import { Match, Switch, Show as When } from 'solid-js';
import { REST } from '#shared/games/space-builder/round.ts';
import type { RoundResult } from '#shared/games/space-builder/state.ts';
import { BuildingPicture } from '../../drawings/building.tsx';
import { builderWords } from '../../words/words.ts';
import type { Model } from '../model/model.ts';
import type { Show } from '../model/show.ts';
import { stoppedSaid, unlockedIn, unlockedSaid, wonSaid } from '../model/verdict.ts';
import { ReadyButton } from '../round/ready.tsx';
import { Unlock } from './unlock.tsx';
import './headline.css';

export function Headline(props: { model: Model; show: Show; result: RoundResult }) {
  const text = () => builderWords();
  const stopped = () => stoppedSaid(props.model, props.result);
  return (
    <div class="builder-headline" classList={{ checking: !props.show.isDone() }}>
      <When
        when={props.show.isDone()}
        fallback={
          <>
            <h2>{stopped() || text().status.checking}</h2>
            <button type="button" class="button builder-skip" data-first onClick={() => props.show.skip()}>
              {text().skip}
            </button>
          </>
        }
      >
        <div class="builder-headline-said">
          <h2>{wonSaid(props.model, props.result)}</h2>
          <When when={unlockedIn(props.model, props.result) !== null}>
            <p class="builder-unlocked">
              <BuildingPicture building={unlockedIn(props.model, props.result)!} on="rock" />
              {unlockedSaid(props.model, props.result)}
            </p>
          </When>
        </div>
        <Switch>
          <Match when={props.model.kind() === 'unlock'}>
            <Unlock model={props.model} />
          </Match>
          <Match when={props.model.kind() === 'rest'}>
            <div class="builder-next">
              <ReadyButton model={props.model}>{text().nextRound}</ReadyButton>
              <When when={props.model.untilNext()}>
                {(left) => <progress max={REST} value={left()} aria-label={text().untilNext} />}
              </When>
            </div>
          </Match>
        </Switch>
      </When>
    </div>
  );
}
