// The table of Gravity Superstar: the planets, everybody's stars, and what can be done now.
import { Show } from 'solid-js';
import { expertPoints, starsAtEnd } from '#shared/games/gravity-superstar/components.ts';
import type { View } from '#shared/games/gravity-superstar/view.ts';
import type { Table } from '#web/table/host/table.ts';
import type { TableProps } from '#web/table/kit/game.ts';
import { BackIcon } from '#web/ui/controls.tsx';
import { words } from '#web/words/words.ts';
import { gravityWords } from '../words/words.ts';
import { BoardView } from './board.tsx';
import { Chart } from './chart.tsx';
import { Choices } from './choices.tsx';
import { createEffects } from './effects.ts';
import { createEvents } from './events.ts';
import { createFlights, FlightsView } from './flights.tsx';
import { createFocus } from './focus.ts';
import { createKeys } from './keys.ts';
import { createModel } from './model.ts';
import { Seats } from './seats.tsx';
import './table.css';

export default function GravitySuperstarTable(props: TableProps) {
  const flights = createFlights();
  const model = createModel(props.table as Table<View>, createEffects(props.table, flights));
  createKeys(model);
  createEvents(model);
  let frame!: HTMLElement;
  createFocus(model, () => frame);
  const tiles = () => model.view().board.tiles.length;
  const orPoints = () =>
    model.view().options.expert ? ` ${gravityWords().orPoints(expertPoints(model.view().seats))}` : '';
  const end = () => starsAtEnd(model.view());
  const left = () => model.view().stars.filter((star) => star !== null).length;
  return (
    <main ref={frame} class="gravity" classList={{ four: tiles() === 4, six: tiles() === 6 }}>
      <h1 class="unseen">{words().games['gravity-superstar'].name}</h1>
      <header class="gravity-top">
        <button
          type="button"
          class="button plain"
          onClick={() => props.leave()}
          aria-label={words().table.leave}
        >
          <BackIcon />
        </button>
        <p class="gravity-round">{gravityWords().round(model.view().round)}</p>
        <p class="soft gravity-left">
          <Show when={model.phase().kind !== 'over'}>
            <Show
              when={model.view().ending || left() <= end()}
              fallback={`${gravityWords().starsLeft(left(), end())}${orPoints()}`}
            >
              {gravityWords().lastRound}
            </Show>
          </Show>
        </p>
        {/* In a tab of its own: whoever sits in a room stays there. */}
        <a
          class="button plain gravity-help"
          href="/learn/gravity-superstar#rules"
          target="_blank"
          rel="noopener"
          aria-label={gravityWords().help}
        >
          ?
        </a>
      </header>
      <div class="gravity-field">
        <BoardView model={model} />
        <Chart model={model} />
      </div>
      <div class="gravity-side">
        <Seats model={model} />
        <Choices model={model} again={props.again} replay={props.replay} leave={props.leave} />
      </div>
      <FlightsView model={model} flights={flights} />
    </main>
  );
}
