// The table of Space Bowl: galaxy, box, people, and what one can say now.
import { createMemo, Match, Show, Switch } from 'solid-js';
import { PILE_CARDS } from '#shared/games/space-bowl/components.ts';
import type { View } from '#shared/games/space-bowl/view.ts';
import { Sprite } from '#web/art/sprite.tsx';
import type { Table } from '#web/table/host/table.ts';
import { createFocus } from '#web/table/kit/focus.ts';
import { Frame, Head } from '#web/table/kit/frame/frame.tsx';
import type { TableProps } from '#web/table/kit/game.ts';
import { Marks } from '#web/table/kit/marks/layer.tsx';
import { cardElement } from '../drawings/arrows.ts';
import { Box } from '../drawings/box.tsx';
import { Galaxy } from '../drawings/galaxy.tsx';
import { about } from '../words/about.ts';
import { Controls } from './calls/controls.tsx';
import { Corners } from './calls/corners.tsx';
import { createSettling } from './calls/offered.ts';
import { ReadyButton } from './calls/ready.tsx';
import { createTableKeys } from './model/keys.ts';
import { faultyCells, lookedAt, marksOf } from './model/marks.ts';
import { createModel, type Model } from './model/model.ts';
import { MatchEnd } from './result/end.tsx';
import { headline, Result } from './result/result.tsx';
import { SearchClock } from './search-clock.tsx';
import { BowlSeats } from './seats.tsx';
import './table.css';
import { bowlWords } from '../words/words.ts';
import { createTableMarks } from './marks.ts';
import { createTelling } from './telling.ts';
import { TopCard } from './top-card.tsx';
import { Track } from './track.tsx';

export default function SpaceBowlTable(props: TableProps) {
  const model = createModel(props.table as Table<View>);
  const looked = createMemo(() => lookedAt(model));
  const isOver = () => model.kind() === 'over';
  let element!: HTMLElement;
  const frame = () => element;
  createTableKeys(model, frame);
  createTelling(model);
  // On the table of a watcher a card that is framed for as long as the match lasts would mean something.
  const middle = () => (model.watching() ? null : cardElement(element, model.focused()));
  createFocus({ frame, phase: model.kind, middle });

  return (
    <Frame
      ref={element}
      game="space-bowl"
      about={about}
      timbre="glass"
      class="bowl"
      classList={{ shared: model.several(), after: model.result() !== null, over: isOver() }}
    >
      <Sprite />
      <Show when={model.several()}>
        <Corners model={model} side="far" />
      </Show>
      <Head
        game="space-bowl"
        round={bowlWords().table.round(model.result()?.round ?? model.view().round, PILE_CARDS)}
        leave={props.leave}
        lookingBack={props.lookingBack}
        pause={isOver() || !props.table.canPause() ? undefined : props.table.pause}
      >
        <SearchClock model={model} />
        <TopCard model={model} />
      </Head>
      <BowlSeats model={model} />
      <div class="bowl-galaxy">
        <Galaxy
          size={model.view().size}
          cards={model.galaxy()}
          marks={(card) => marksOf(model, looked(), card)}
          focused={model.focused()}
          focus={model.setFocused}
          touch={model.touchCard}
          aiming={model.aiming()}
          covered={props.table.paused()}
        />
      </div>
      <div class="bowl-track">
        <Track model={model} />
      </div>
      <div class="bowl-play">
        <Box
          thrown={model.thrown()}
          rolling={model.rolling()}
          stillIn={model.stillIn}
          way={model.view().round}
          faulty={faultyCells(model)}
        />
        <Panel model={model} exits={props} />
      </div>
      <Show when={model.several()}>
        <Corners model={model} side="near" />
      </Show>
      <Marks table={props.table} game="space-bowl" marks={createTableMarks(model)} />
    </Frame>
  );
}

function Panel(props: { model: Model; exits: TableProps }) {
  const settling = createSettling(props.model);
  return (
    <div class="bowl-panel" classList={{ settling: settling() }}>
      <Switch fallback={<Controls model={props.model} />}>
        <Match when={props.model.table.outcome()}>
          {(outcome) => <MatchEnd model={props.model} outcome={outcome()} exits={props.exits} />}
        </Match>
        <Match when={props.model.result()}>
          {(result) => (
            <>
              <div class="bowl-head">
                <p>{headline(props.model, result())}</p>
                <ReadyButton model={props.model}>{bowlWords().table.nextRound}</ReadyButton>
              </div>
              <Result model={props.model} result={result()} />
            </>
          )}
        </Match>
      </Switch>
    </div>
  );
}
