// The table of Space Lab: one's station, the crews to be hired, one's hand, and everybody else.
import { Match, Show, Switch } from 'solid-js';
import type { Event } from '#shared/games/space-lab/state.ts';
import type { View } from '#shared/games/space-lab/view.ts';
import type { Table } from '#web/table/host/table.ts';
import { Curtain } from '#web/table/kit/curtain.tsx';
import { DragArea } from '#web/table/kit/drag/area.tsx';
import { createFocus } from '#web/table/kit/focus.ts';
import { Frame, Head } from '#web/table/kit/frame/frame.tsx';
import type { TableProps } from '#web/table/kit/game.ts';
import { Marks } from '#web/table/kit/marks/layer.tsx';
import { Meanwhile } from '#web/table/kit/meanwhile.tsx';
import { News } from '#web/table/kit/news.tsx';
import { about } from '../words/about.ts';
import { labWords } from '../words/words.ts';
import { Centre } from './centre.tsx';
import { MatchEnd } from './end/end.tsx';
import { Hand } from './hand/hand.tsx';
import { Keep } from './hand/keep.tsx';
import { Pass } from './hand/pass.tsx';
import { createArranging } from './model/arranging.ts';
import { createTableKeys } from './model/keys.ts';
import { createModel, type Model } from './model/model.ts';
import { createPlacing, type Placing } from './model/placing.ts';
import { told } from './model/speech.ts';
import { OwnProjects } from './projects.tsx';
import { Saying } from './saying.tsx';
import { LabSeats } from './seats.tsx';
import { ArrangedStation } from './station/arranged-station.tsx';
import { CrewStation } from './station/crew-station.tsx';
import { OwnStation } from './station/own-station.tsx';
import './table.css';
import { createTableMarks } from './marks.ts';
import { createTelling } from './telling.ts';

export default function SpaceLabTable(props: TableProps) {
  const model = createModel(props.table as Table<View>);
  return (
    <Curtain
      chairs={model.table.chairs}
      here={model.table.here}
      looking={model.looking()}
      next={model.next()}
      look={model.lookAs}
    >
      <Laid model={model} exits={props} />
    </Curtain>
  );
}

function Laid(props: { model: Model; exits: TableProps }) {
  const { model } = props;
  const placing = createPlacing(model);
  let element!: HTMLElement;
  const frame = () => element;
  createTableKeys(model, placing, frame);
  createTelling(model, placing);
  createFocus({
    frame,
    phase: () => [model.phase().kind, model.acts(), placing.aim() === null],
    changes: () => [model.view().since, model.acts(), placing.aim()],
    middle: () => element.querySelector<HTMLElement>('.lab-play'),
  });
  const said = (event: Event) => told(event, (seat) => model.chair(seat).name, model.capsules());
  const isSettingUp = () => model.phase().kind === 'draft' || model.phase().kind === 'arrange';
  return (
    <Frame
      ref={element}
      game="space-lab"
      about={about}
      timbre="reed"
      class="lab"
      classList={{ alone: model.isAlone(), over: model.ended() !== null }}
    >
      <Head
        game="space-lab"
        round={roundSaid(model)}
        leave={props.exits.leave}
        lookingBack={props.exits.lookingBack}
      />
      <LabSeats model={model} />
      <Show when={!isSettingUp() && !model.ended()}>
        <Centre model={model} />
      </Show>
      <div class="lab-play" tabIndex={-1} role="group" aria-label={labWords().turn}>
        <Playing model={model} placing={placing} exits={props.exits} isSettingUp={isSettingUp()} />
        <Meanwhile
          looking={model.several() ? model.looking() : null}
          moment={model.view().since}
          said={() => model.view().events.map(said)}
        />
      </div>
      <div class="lab-side">
        <Show when={model.own() !== null && !isSettingUp()}>
          <OwnProjects model={model} />
        </Show>
        <News
          match={model.table.match}
          moment={model.view().since}
          events={model.view().events}
          said={said}
        />
      </div>
      <Marks table={model.table} game="space-lab" marks={createTableMarks(model, placing)} />
    </Frame>
  );
}

function Playing(props: { model: Model; placing: Placing; exits: TableProps; isSettingUp: boolean }) {
  const { model, placing } = props;
  return (
    <Switch
      fallback={
        <DragArea drag={placing.drag}>
          <OwnStation model={model} placing={placing} />
          <Saying model={model} placing={placing} />
          <Show when={model.phase().kind === 'keep' && model.acts()} fallback={<OwnHand {...props} />}>
            <Keep model={model} />
          </Show>
        </DragArea>
      }
    >
      <Match when={model.ended()}>
        {(outcome) => (
          <>
            <MatchEnd model={model} outcome={outcome()} exits={props.exits} />
            <CrewStation model={model} seat={model.shownSeat()} />
          </>
        )}
      </Match>
      <Match when={props.isSettingUp}>
        <SettingUp model={model} placing={placing} />
      </Match>
    </Switch>
  );
}

function OwnHand(props: { model: Model; placing: Placing }) {
  return (
    <Show when={props.model.own() !== null}>
      <Hand model={props.model} placing={props.placing} />
    </Show>
  );
}

function SettingUp(props: { model: Model; placing: Placing }) {
  const arranging = createArranging(props.model);
  return (
    <>
      <Saying model={props.model} placing={props.placing} />
      <Switch>
        <Match when={props.model.own() === null}>
          <CrewStation model={props.model} seat={props.model.shownSeat()} />
        </Match>
        <Match when={props.model.phase().kind === 'draft'}>
          <Pass model={props.model} />
        </Match>
        <Match when={props.model.ownCrew()?.objectives?.length === 0}>
          <ArrangedStation arranging={arranging} />
        </Match>
      </Switch>
    </>
  );
}

function roundSaid(model: Model): string {
  const text = labWords();
  const { finisher, labs } = model.view();
  const phase = model.phase();
  if (phase.kind === 'over') return text.over;
  if (phase.kind === 'draft' || phase.kind === 'arrange') return text.setUp;
  if (finisher !== null) return text.lastTurns;
  if (model.isAlone()) return text.roundAlone(labs);
  return phase.seat === model.own() ? text.ownTurn : text.turnOf(model.chair(phase.seat).name);
}
