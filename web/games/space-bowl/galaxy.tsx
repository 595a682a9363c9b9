// The galaxy: a grid of cards, each a button, with what was picked, what is right and what fails marked on it.
import { createMemo, Index, Show } from 'solid-js';
import type { Shown } from '../../../shared/space-bowl/view.ts';
import { Card, CardBack } from '../../art/card.tsx';
import { JokerToken } from '../../art/tokens.tsx';
import { settings } from '../../saves/settings.ts';
import { ChairToken } from '../../ui/chair-token.tsx';
import { words } from '../../words/words.ts';
import type { Desk } from './desk.ts';
import './galaxy.css';
import { type Looked, lookedAt, marksOf } from './marks.ts';
import { cardName, placeName } from './speech.ts';

export function Galaxy(props: { desk: Desk }) {
  const size = () => props.desk.view().size;
  const looked = createMemo(() => lookedAt(props.desk));
  return (
    <div
      class="galaxy"
      classList={{ aiming: props.desk.aiming(), hidden: props.desk.table.paused() }}
      role="grid"
      aria-label={words().spaceBowl.galaxy}
      aria-rowcount={size()}
      aria-colcount={size()}
    >
      <Index each={Array.from({ length: size() }, (_, row) => row)}>
        {(row) => (
          <div class="galaxy-row" role="row">
            <Index each={props.desk.galaxy().slice(row() * size(), (row() + 1) * size())}>
              {(shown, column) => (
                <Cell desk={props.desk} looked={looked()} shown={shown()} card={row() * size() + column} />
              )}
            </Index>
          </div>
        )}
      </Index>
    </div>
  );
}

function Cell(props: { desk: Desk; looked: Looked; shown: Shown; card: number }) {
  const marks = createMemo(() => marksOf(props.desk, props.looked, props.card));
  // Between rounds the galaxy is another object with mostly the same cards: only a changed card is drawn again.
  const id = createMemo(() => props.shown.card);
  const planets = createMemo(() => props.shown.planets);
  const hole = createMemo(() => props.shown.hole);
  const label = () => {
    const place = placeName(props.card, props.desk.view().size);
    const said = [place, cardName(props.shown), ...marks().names];
    return said.join(', ');
  };
  return (
    <div role="gridcell" class="galaxy-cell">
      <button
        type="button"
        class="galaxy-card"
        classList={marks().classes}
        data-card={props.card}
        tabIndex={props.desk.focused() === props.card ? 0 : -1}
        aria-label={label()}
        onClick={() => props.desk.touchCard(props.card)}
        onFocus={() => props.desk.setFocused(props.card)}
      >
        <Show when={id() !== null} fallback={<CardBack />}>
          <Card
            id={id()!}
            planets={planets()}
            hole={hole()}
            distractors={settings().distractors}
            letters={settings().letters}
            bigger={settings().bigger}
          />
        </Show>
      </button>
      <Show when={marks().joker}>
        <span class="galaxy-joker">
          <JokerToken />
        </span>
      </Show>
      <span class="galaxy-tokens">
        <Index each={marks().seats}>{(seat) => <ChairToken chair={props.desk.chair(seat())} />}</Index>
      </span>
      <Show when={marks().sign}>
        <span class="galaxy-sign" data-sign={marks().sign} />
      </Show>
    </div>
  );
}
