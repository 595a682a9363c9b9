// The table of Nim: the heap, who sits round it, and what can be taken.
import { For, Show } from 'solid-js';
import type { View } from '#shared/games/nim/view.ts';
import type { Table } from '#web/table/host/table.ts';
import { createFocus } from '#web/table/kit/focus.ts';
import { End } from '#web/table/kit/frame/end.tsx';
import { Frame, Head } from '#web/table/kit/frame/frame.tsx';
import { Seats } from '#web/table/kit/frame/seats.tsx';
import type { TableProps } from '#web/table/kit/game.ts';
import { type Seated, whoAt } from '#web/table/kit/moment/who.ts';
import { about } from '../words/about.ts';
import { nimWords } from '../words/words.ts';
import { createTableKeys } from './keys.ts';
import { createModel, type Model } from './model.ts';
import './table.css';
import { createTelling } from './telling.ts';

export default function NimTable(props: TableProps) {
  const model = createModel(props.table as Table<View>);
  let element!: HTMLElement;
  const frame = () => element;
  createTableKeys(model, frame);
  createTelling(model);
  createFocus({
    frame,
    phase: () => model.turn() === null,
    changes: () => model.view().since,
    middle: () => element.querySelector<HTMLElement>('.nim-takes'),
  });
  const whySaid = (seated: Seated) => {
    const { name, own } = whoAt(seated, model.view().last!.seat);
    return nimWords().last(name, own);
  };
  const points = (seat: number) => nimWords().points(model.view().scores[seat]!);
  return (
    <Frame ref={element} game={props.game} about={about} class="nim">
      <Head
        game={props.game}
        round={nimWords().heap(model.view().left)}
        leave={props.leave}
        lookingBack={props.lookingBack}
      >
        {null}
      </Head>
      <Seats table={model.table} class="nim-seats" turn={model.turn()}>
        {(seat) => <strong>{points(seat)}</strong>}
      </Seats>
      <div class="nim-heap" aria-hidden="true">
        <For each={Array.from({ length: model.view().left })}>{() => <span class="nim-stone" />}</For>
      </div>
      <Show when={props.table.outcome()} fallback={<Takes model={model} />}>
        {(outcome) => (
          <End
            table={props.table}
            outcome={outcome()}
            why={whySaid}
            points={nimWords().points}
            sum={() => ''}
            exits={props}
          />
        )}
      </Show>
    </Frame>
  );
}

function Takes(props: { model: Model }) {
  return (
    <div class="nim-takes" tabIndex={-1} role="group" aria-label={nimWords().turn}>
      <p>{props.model.status()}</p>
      <div class="row">
        <For each={props.model.takes}>
          {(many) => (
            <button
              type="button"
              class="button big"
              aria-keyshortcuts={`${many}`}
              disabled={!props.model.mayTake(many)}
              onClick={() => void props.model.take(many)}
            >
              {nimWords().take(many)}
            </button>
          )}
        </For>
      </div>
    </div>
  );
}
