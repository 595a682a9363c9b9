// The table of Space Bowl: galaxy, box, people, and what one can say now.
import { createEffect, createMemo, Match, on, Show, Switch } from 'solid-js';
import { PILE_CARDS } from '#shared/games/space-bowl/components.ts';
import type { View } from '#shared/games/space-bowl/view.ts';
import { Sprite } from '#web/art/sprite.tsx';
import type { Table } from '#web/table/host/table.ts';
import type { TableProps } from '#web/table/kit/game.ts';
import { BackIcon } from '#web/ui/controls.tsx';
import { words } from '#web/words/words.ts';
import { cardElement } from '../drawings/arrows.ts';
import { Box } from '../drawings/box.tsx';
import { Galaxy } from '../drawings/galaxy.tsx';
import { Controls } from './controls.tsx';
import { Corners } from './corners.tsx';
import { createEvents } from './events.ts';
import { createKeys } from './keys.ts';
import { faultyCells, lookedAt, marksOf } from './marks.ts';
import { createModel, type Model } from './model.ts';
import { Over } from './over.tsx';
import { ReadyButton } from './ready.tsx';
import { headline, Result } from './result.tsx';
import { SearchClock } from './search-clock.tsx';
import { Seats } from './seats.tsx';
import './table.css';
import { TopCard } from './top-card.tsx';
import { Track } from './track.tsx';

export default function SpaceBowlTable(props: TableProps) {
  const model = createModel(props.table as Table<View>);
  const looked = createMemo(() => lookedAt(model));
  let frame!: HTMLElement;
  createKeys(model, () => frame);
  createEvents(model);

  // Whoever plays by keyboard stays in the middle of things when the phase changes its buttons.
  createEffect(
    on(model.kind, (kind) => {
      queueMicrotask(() => {
        if (kind === 'rest' || kind === 'over') frame.querySelector<HTMLElement>('[data-first]')?.focus();
        else if (!frame.contains(document.activeElement)) cardElement(frame, model.focused())?.focus();
      });
    }),
  );

  return (
    <main
      ref={frame}
      class="bowl"
      classList={{ shared: model.shared, after: model.result() !== null, over: model.kind() === 'over' }}
    >
      <Sprite />
      <h1 class="unseen">{words().games['space-bowl'].name}</h1>
      <Show when={model.shared}>
        <Corners model={model} side="far" />
      </Show>
      <header class="bowl-top">
        <button
          type="button"
          class="button plain"
          onClick={() => props.leave()}
          aria-label={words().table.leave}
        >
          <BackIcon />
        </button>
        <p class="bowl-round">
          {words().spaceBowl.round(model.result()?.round ?? model.view().round, PILE_CARDS)}
        </p>
        <SearchClock model={model} />
        <TopCard model={model} />
        <Show when={model.kind() !== 'over' && model.table.canPause}>
          <button
            type="button"
            class="button plain"
            onClick={() => props.table.pause()}
            aria-label={words().table.pause}
          >
            <PauseIcon />
          </button>
        </Show>
      </header>
      <div class="bowl-seats">
        <Seats model={model} />
      </div>
      <div class="bowl-galaxy">
        <Galaxy
          size={model.view().size}
          cards={model.galaxy()}
          marks={(card) => marksOf(model, looked(), card)}
          focused={model.focused()}
          focus={model.setFocused}
          touch={model.touchCard}
          aiming={model.aiming()}
          covered={model.table.paused()}
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
        <Panel model={model} again={props.again} replay={props.replay} leave={props.leave} />
      </div>
      <Show when={model.shared}>
        <Corners model={model} side="near" />
      </Show>
    </main>
  );
}

function Panel(props: { model: Model; again: () => void; replay: () => void; leave: () => void }) {
  return (
    <div class="bowl-panel">
      <Switch fallback={<Controls model={props.model} />}>
        <Match when={props.model.kind() === 'over'}>
          <Over model={props.model} again={props.again} replay={props.replay} leave={props.leave} />
        </Match>
        <Match when={props.model.result()}>
          {(result) => (
            <>
              <div class="bowl-head">
                <p>{headline(props.model, result())}</p>
                <ReadyButton model={props.model}>{words().spaceBowl.nextRound}</ReadyButton>
              </div>
              <Result model={props.model} result={result()} />
            </>
          )}
        </Match>
      </Switch>
    </div>
  );
}

function PauseIcon() {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M8 5v14M16 5v14" stroke="currentColor" stroke-width="3.5" stroke-linecap="round" />
    </svg>
  );
}
