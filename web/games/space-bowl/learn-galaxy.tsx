// The small galaxy of a lesson: a grid of card buttons that the arrow keys move over.
import { For, Index, Show } from 'solid-js';
import { Card } from '../../art/card.tsx';
import { JokerToken } from '../../art/tokens.tsx';
import { settings } from '../../saves/settings.ts';
import { learnWords } from '../../words/learn-words.ts';
import { words } from '../../words/words.ts';
import { cardBeside, cardElement, isArrow } from './arrows.ts';
import './galaxy.css';
import { Overlay } from './learn-overlay.tsx';
import type { Trial } from './learn-trial.ts';
import { cardOf } from './lessons.ts';
import { cardName, placeName } from './speech.ts';

export function LearnGalaxy(props: { trial: Trial }) {
  let grid!: HTMLDivElement;
  const { field, thrown } = props.trial.lesson;
  const { size } = field;
  const along = Array.from({ length: size }, (_, step) => step);

  function move(event: KeyboardEvent): void {
    if (!isArrow(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    cardElement(grid, cardBeside(props.trial.focused(), event.key, size))?.focus();
  }

  return (
    <div class="learn-room">
      <div class="learn-stage">
        <div
          ref={grid}
          class="galaxy"
          classList={{ aiming: props.trial.aiming() }}
          role="grid"
          tabIndex={-1}
          aria-label={words().spaceBowl.galaxy}
          aria-rowcount={size}
          aria-colcount={size}
          onKeyDown={move}
        >
          <For each={along}>
            {(row) => (
              <div class="galaxy-row" role="row">
                <Index each={along}>
                  {(column) => <Cell trial={props.trial} card={row * size + column()} />}
                </Index>
              </div>
            )}
          </For>
        </div>
        <Show when={props.trial.tapped()} keyed>
          {({ card }) => (
            <Overlay
              field={field}
              thrown={thrown}
              card={card}
              faults={props.trial.faults()}
              joker={props.trial.joker()}
            />
          )}
        </Show>
      </div>
    </div>
  );
}

function Cell(props: { trial: Trial; card: number }) {
  const { field } = props.trial.lesson;
  const planets = field.planets[props.card]!;
  const id = cardOf(planets);
  const tapped = () => props.trial.tapped()?.card === props.card;
  const right = () => tapped() && props.trial.feedback().kind === 'right';
  const wrong = () => tapped() && props.trial.feedback().kind === 'wrong';
  const faulty = () => props.trial.lit()?.card === props.card;
  const joker = () => props.trial.joker() === props.card;
  const aside = () => props.trial.under().length > 0 && !props.trial.under().includes(props.card);
  const hinted = () => props.trial.hinted().includes(props.card);
  const label = () => {
    const { marks } = words().spaceBowl;
    const said = [placeName(props.card, field.size)];
    said.push(cardName({ card: id, planets, hole: false }));
    if (right()) said.push(marks.answer);
    if (wrong()) said.push(marks.wrong);
    if (faulty()) said.push(marks.fault);
    if (joker()) said.push(marks.joker);
    if (hinted()) said.push(learnWords().spaceBowl.look);
    return said.join(', ');
  };
  return (
    <div role="gridcell" class="galaxy-cell">
      <button
        type="button"
        class="galaxy-card"
        classList={{
          answer: right(),
          wrong: wrong(),
          'learn-faulty': faulty(),
          'learn-hinted': hinted(),
          'learn-aside': aside(),
        }}
        data-card={props.card}
        tabIndex={props.trial.focused() === props.card ? 0 : -1}
        aria-label={label()}
        onClick={() => props.trial.tap(props.card)}
        onFocus={() => props.trial.setFocused(props.card)}
      >
        <Card
          id={id}
          planets={planets}
          distractors={settings().distractors}
          letters={settings().letters}
          bigger={settings().bigger}
        />
        <Show when={joker()}>
          <span class="galaxy-joker">
            <JokerToken />
          </span>
        </Show>
        <Show when={right() || wrong()}>
          <span class="galaxy-sign">{right() ? '✓' : '✕'}</span>
        </Show>
      </button>
    </div>
  );
}
