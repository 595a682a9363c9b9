// The table of Gravity Superstar: the planets, everybody's stars, and what can be done now.
import { Show } from 'solid-js';
import { expertPoints, starsAtEnd } from '#shared/games/gravity-superstar/components.ts';
import type { View } from '#shared/games/gravity-superstar/view.ts';
import type { Table } from '#web/table/host/table.ts';
import { createFocus } from '#web/table/kit/focus.ts';
import { createFlights, FlightsView } from '#web/table/kit/frame/flights.tsx';
import { Frame, Head } from '#web/table/kit/frame/frame.tsx';
import type { TableProps } from '#web/table/kit/game.ts';
import { Marks } from '#web/table/kit/marks/layer.tsx';
import { about } from '../words/about.ts';
import { gravityWords } from '../words/words.ts';
import { BoardView } from './board/board.tsx';
import { Chart } from './board/chart.tsx';
import { Choices } from './choices.tsx';
import { createFly } from './flying.tsx';
import { createTableKeys } from './model/keys.ts';
import { createModel } from './model/model.ts';
import { GravitySeats } from './seats.tsx';
import './table.css';
import { createTableMarks } from './marks.ts';
import { createTelling } from './telling.ts';

export default function GravitySuperstarTable(props: TableProps) {
  const model = createModel(props.table as Table<View>);
  const flights = createFlights();
  let element!: HTMLElement;
  const frame = () => element;
  createTableKeys(model, frame);
  createTelling(model, createFly(model, flights, frame));
  createFocus({
    frame,
    phase: () => model.phase().kind === 'over',
    changes: () => [
      model.view().since,
      model.live().undo,
      model.actor(),
      model.mayAct(),
      model.acting(),
      model.card(),
    ],
    middle: () => element.querySelector<HTMLElement>('.gravity-choices'),
  });
  const tiles = () => model.view().board.tiles.length;
  return (
    <Frame
      ref={element}
      game="gravity-superstar"
      about={about}
      timbre="spring"
      class="gravity"
      classList={{ four: tiles() === 4, six: tiles() === 6, over: model.ended() !== null }}
    >
      <Head
        game="gravity-superstar"
        round={gravityWords().round(model.view().round)}
        leave={props.leave}
        lookingBack={props.lookingBack}
      >
        <p class="soft gravity-left">
          <Show when={model.phase().kind !== 'over'}>{starsSaid(model.view())}</Show>
        </p>
      </Head>
      <div class="gravity-field">
        <BoardView model={model} />
        <Chart model={model} />
      </div>
      <GravitySeats model={model} />
      <Choices model={model} exits={props} />
      <FlightsView flights={flights} />
      <Marks table={props.table} game="gravity-superstar" marks={createTableMarks(model)} />
    </Frame>
  );
}

/** How long the match still goes on. */
function starsSaid(view: View): string {
  const text = gravityWords();
  const [left, end] = [view.stars.filter((star) => star !== null).length, starsAtEnd(view)];
  if (view.ending || left <= end) return text.lastRound;
  const said = text.starsLeft(left, end);
  return view.options.expert ? `${said} ${text.orPoints(expertPoints(view.seats))}` : said;
}
