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
import { createDesk, type Desk } from './model.ts';
import { Over } from './over.tsx';
import { ReadyButton } from './ready.tsx';
import { headline, Result } from './result.tsx';
import { SearchClock } from './search-clock.tsx';
import { Seats } from './seats.tsx';
import './table.css';
import { TopCard } from './top-card.tsx';
import { Track } from './track.tsx';

export default function SpaceBowlTable(props: TableProps) {
  const desk = createDesk(props.table as Table<View>);
  const looked = createMemo(() => lookedAt(desk));
  let frame!: HTMLElement;
  createKeys(desk, () => frame);
  createEvents(desk);

  // Whoever plays by keyboard stays in the middle of things when the phase changes its buttons.
  createEffect(
    on(desk.kind, (kind) => {
      queueMicrotask(() => {
        if (kind === 'rest' || kind === 'over') frame.querySelector<HTMLElement>('[data-first]')?.focus();
        else if (!frame.contains(document.activeElement)) cardElement(frame, desk.focused())?.focus();
      });
    }),
  );

  return (
    <main
      ref={frame}
      class="bowl"
      classList={{ shared: desk.shared, after: desk.result() !== null, over: desk.kind() === 'over' }}
    >
      <Sprite />
      <h1 class="unseen">{words().games['space-bowl'].name}</h1>
      <Show when={desk.shared}>
        <Corners desk={desk} side="far" />
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
          {words().spaceBowl.round(desk.result()?.round ?? desk.view().round, PILE_CARDS)}
        </p>
        <SearchClock desk={desk} />
        <TopCard desk={desk} />
        <Show when={desk.kind() !== 'over' && desk.table.canPause}>
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
        <Seats desk={desk} />
      </div>
      <div class="bowl-galaxy">
        <Galaxy
          size={desk.view().size}
          cards={desk.galaxy()}
          marks={(card) => marksOf(desk, looked(), card)}
          focused={desk.focused()}
          focus={desk.setFocused}
          touch={desk.touchCard}
          aiming={desk.aiming()}
          covered={desk.table.paused()}
        />
      </div>
      <div class="bowl-track">
        <Track desk={desk} />
      </div>
      <div class="bowl-dock">
        <Box
          thrown={desk.thrown()}
          rolling={desk.rolling()}
          stillIn={desk.stillIn}
          way={desk.view().round}
          faulty={faultyCells(desk)}
        />
        <Dock desk={desk} again={props.again} replay={props.replay} leave={props.leave} />
      </div>
      <Show when={desk.shared}>
        <Corners desk={desk} side="near" />
      </Show>
    </main>
  );
}

function Dock(props: { desk: Desk; again: () => void; replay: () => void; leave: () => void }) {
  return (
    <div class="bowl-panel">
      <Switch fallback={<Controls desk={props.desk} />}>
        <Match when={props.desk.kind() === 'over'}>
          <Over desk={props.desk} again={props.again} replay={props.replay} leave={props.leave} />
        </Match>
        <Match when={props.desk.result()}>
          {(result) => (
            <>
              <div class="bowl-head">
                <p>{headline(props.desk, result())}</p>
                <ReadyButton desk={props.desk}>{words().spaceBowl.nextRound}</ReadyButton>
              </div>
              <Result desk={props.desk} result={result()} />
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
