// The table of Space Builder: the plan, one's own board and buildings, and how far the others are.
import { createSignal, Match, Switch, Show as When } from 'solid-js';
import type { View } from '#shared/games/space-builder/view.ts';
import type { Table } from '#web/table/host/table.ts';
import { DragArea } from '#web/table/kit/drag/area.tsx';
import { createFocus } from '#web/table/kit/focus.ts';
import { Frame, Head } from '#web/table/kit/frame/frame.tsx';
import type { Alone, TableProps } from '#web/table/kit/game.ts';
import { Marks } from '#web/table/kit/marks/layer.tsx';
import { about } from '../words/about.ts';
import { builderWords } from '../words/words.ts';
import { OwnBoard } from './board/board.tsx';
import { OwnHand } from './board/hand.tsx';
import { Tools } from './board/tools.tsx';
import { Check } from './check/check.tsx';
import { Headline } from './check/headline.tsx';
import { MatchEnd } from './end.tsx';
import { createTableKeys } from './model/keys.ts';
import { createModel, type Model } from './model/model.ts';
import { createPlacing, type Placing } from './model/placing.ts';
import { createShow } from './model/show.ts';
import { OpenPlan } from './plan/plan.tsx';
import { Rivals } from './rival/rival.tsx';
import { Clock } from './round/clock.tsx';
import { GivingUp } from './round/giving-up.tsx';
import { Intro } from './round/intro.tsx';
import { Saying } from './round/saying.tsx';
import { BuilderSeats } from './seats/seats.tsx';
import './table.css';
import './room-for-hand.css';
import { createTableMarks } from './marks.ts';
import { createTelling } from './telling.ts';

export default function SpaceBuilderTable(props: TableProps) {
  const model = createModel(props.table as Table<View>);
  const placing = createPlacing(model);
  const show = createShow(model, () => props.lookingBack === undefined);
  let element!: HTMLElement;
  const frame = () => element;
  createTableKeys(model, placing, frame);
  createTelling(model, show);
  createFocus({
    frame,
    phase: () => [model.kind(), model.canBuild(), show.isDone()],
    middle: () => element.querySelector<HTMLElement>('.builder-hand .drag-piece:enabled, .builder-status'),
  });
  const [leaving, setLeaving] = createSignal(false);
  /** To leave it is to give it up. */
  const isRun = () => model.isAlone() && model.own() !== null && model.kind() === 'build';
  const ended = () => (model.kind() === 'over' && show.isDone() ? props.table.outcome() : null);

  return (
    <Frame
      ref={element}
      game="space-builder"
      about={about}
      timbre="wood"
      class="builder"
      classList={{
        alone: model.isAlone(),
        many: model.held().length > 4,
        watching: model.own() === null,
        after: model.result() !== null,
        over: ended() !== null,
      }}
    >
      <Head
        game="space-builder"
        round={roundSaid(model)}
        leave={() => (isRun() ? setLeaving(true) : props.leave())}
        leaving={isRun() ? builderWords().giveUp.title : undefined}
        lookingBack={props.lookingBack}
        pause={model.kind() === 'over' || !props.table.canPause() ? undefined : props.table.pause}
      >
        <Clock model={model} />
      </Head>
      <Switch fallback={<Building model={model} placing={placing} alone={props.alone} />}>
        <Match when={ended()}>
          {(outcome) => <MatchEnd model={model} show={show} outcome={outcome()} exits={props} />}
        </Match>
        <Match when={model.result()}>
          {(result) => (
            <>
              <Headline model={model} show={show} result={result()} />
              <Check model={model} show={show} result={result()} />
            </>
          )}
        </Match>
      </Switch>
      <When when={leaving() && isRun()}>
        <GivingUp stay={() => setLeaving(false)} leave={props.leave} />
      </When>
      <Marks table={props.table} game="space-builder" marks={createTableMarks(model, show)} />
    </Frame>
  );
}

function Building(props: { model: Model; placing: Placing; alone: Alone | undefined }) {
  return (
    <DragArea drag={props.placing.drag}>
      <OpenPlan model={props.model} />
      <When when={!props.model.isAlone() || props.model.own() === null}>
        <BuilderSeats model={props.model} />
      </When>
      <When when={props.alone}>{(alone) => <Rivals model={props.model} alone={alone()} />}</When>
      <When when={props.model.own() !== null}>
        <OwnBoard {...props} />
        <When when={props.model.kind() === 'rest'}>
          <Intro />
        </When>
        <OwnHand {...props} />
        <Tools {...props} />
      </When>
      <Saying {...props} />
    </DragArea>
  );
}

function roundSaid(model: Model): string {
  const text = builderWords();
  if (model.kind() === 'over') return text.over;
  if (model.isAlone()) return text.alone;
  return text.round(model.result()?.round ?? model.view().round);
}
