// The galaxy: a grid of cards, each a button, with what is marked on them.
import { createMemo, Index, Show } from 'solid-js';
import type { Chair } from '#shared/engine/table.ts';
import type { Shown } from '#shared/games/space-bowl/view.ts';
import { Card, CardBack } from '#web/art/card.tsx';
import { JokerToken } from '#web/art/tokens.tsx';
import { settings } from '#web/saves/settings.ts';
import { ChairToken } from '#web/ui/seat-token.tsx';
import { words } from '#web/words/words.ts';
import { cardBeside, cardElement, isArrow } from './arrows.ts';
import './galaxy.css';
import { cardName, placeName } from './speech.ts';

export interface Marks {
  classes: Record<string, boolean>;
  /** What the marks mean, for a screen reader. */
  names: string[];
  /** Whose tokens lie on the card. */
  chairs: Chair[];
  joker: boolean;
  sign: '' | '✓' | '✕';
}

interface GalaxyProps {
  size: number;
  cards: readonly Shown[];
  /** Asked for each card by itself, so that only a card whose marks change is drawn again. */
  marks: (card: number) => Marks;
  focused: number;
  focus: (card: number) => void;
  touch: (card: number) => void;
  aiming?: boolean;
  covered?: boolean;
}

export function Galaxy(props: GalaxyProps) {
  let grid!: HTMLDivElement;

  function move(event: KeyboardEvent): void {
    if (!isArrow(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    cardElement(grid, cardBeside(props.focused, event.key, props.size))?.focus();
  }

  return (
    <div
      ref={grid}
      class="galaxy"
      classList={{ aiming: props.aiming === true, hidden: props.covered === true }}
      role="grid"
      aria-label={words().spaceBowl.galaxy}
      aria-rowcount={props.size}
      aria-colcount={props.size}
      onKeyDown={move}
    >
      <Index each={Array.from({ length: props.size }, (_, row) => row)}>
        {(row) => (
          <div class="galaxy-row" role="row">
            <Index each={props.cards.slice(row() * props.size, (row() + 1) * props.size)}>
              {(shown, column) => <Cell galaxy={props} shown={shown()} card={row() * props.size + column} />}
            </Index>
          </div>
        )}
      </Index>
    </div>
  );
}

function Cell(props: { galaxy: GalaxyProps; shown: Shown; card: number }) {
  const marks = createMemo(() => props.galaxy.marks(props.card));
  // Between rounds the galaxy is another object with mostly the same cards: only a changed card is drawn again.
  const id = createMemo(() => props.shown.card);
  const planets = createMemo(() => props.shown.planets);
  const hole = createMemo(() => props.shown.hole);
  const label = () => {
    const place = placeName(props.card, props.galaxy.size);
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
        tabIndex={props.galaxy.focused === props.card ? 0 : -1}
        aria-label={label()}
        onClick={() => props.galaxy.touch(props.card)}
        onFocus={() => props.galaxy.focus(props.card)}
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
        <Index each={marks().chairs}>{(chair) => <ChairToken chair={chair()} />}</Index>
      </span>
      <Show when={marks().sign}>
        <span class="galaxy-sign" data-sign={marks().sign} />
      </Show>
    </div>
  );
}
