// The galaxy: a grid of cards, each a button, with what was picked, what is right and what fails marked on it.
import { createEffect, createMemo, Index, on, Show } from 'solid-js';
import type { Shown } from '../../../shared/space-bowl/view.ts';
import { Card, CardBack } from '../../art/card.tsx';
import { JokerToken } from '../../art/tokens.tsx';
import { settings } from '../../saves/settings.ts';
import { words } from '../../words/words.ts';
import type { Desk } from './desk.ts';
import './galaxy.css';
import { ChairToken } from '../../ui/chair-token.tsx';
import { marksOf } from './marks.ts';
import { cardName } from './speech.ts';

export function Galaxy(props: { desk: Desk }) {
  const size = () => props.desk.view().size;
  let grid!: HTMLDivElement;

  createEffect(
    on(
      () => props.desk.focused(),
      (card) => {
        // Only follow the arrows: a round that begins must not steal the focus from a button.
        if (grid.contains(document.activeElement)) cardAt(grid, card)?.focus();
      },
    ),
  );

  return (
    <div
      ref={grid}
      class="galaxy"
      classList={{ aiming: props.desk.aiming(), larger: size() === 6, hidden: props.desk.table.paused() }}
      role="grid"
      aria-label={words().spaceBowl.galaxy}
      aria-rowcount={size()}
      aria-colcount={size()}
    >
      <Index each={Array.from({ length: size() }, (_, row) => row)}>
        {(row) => (
          <div class="galaxy-row" role="row">
            <Index each={props.desk.galaxy().slice(row() * size(), (row() + 1) * size())}>
              {(shown, column) => <Cell desk={props.desk} shown={shown()} card={row() * size() + column} />}
            </Index>
          </div>
        )}
      </Index>
    </div>
  );
}

export function cardAt(grid: ParentNode, card: number): HTMLElement | null {
  return grid.querySelector(`[data-card="${card}"]`);
}

function Cell(props: { desk: Desk; shown: Shown; card: number }) {
  const marks = createMemo(() => marksOf(props.desk, props.card));
  // Between rounds the galaxy is another object with mostly the same cards: only a changed card is drawn again.
  const id = createMemo(() => props.shown.card);
  const planets = createMemo(() => props.shown.planets);
  const hole = createMemo(() => props.shown.hole);
  const size = () => props.desk.view().size;
  const label = () => {
    const place = words().spaceBowl.place(Math.floor(props.card / size()) + 1, (props.card % size()) + 1);
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
