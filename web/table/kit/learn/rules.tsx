// What the rules of every game are written with: parts with a heading, lines, and the table of the keys.
import { For, type JSX, Show, useContext } from 'solid-js';
import type { GameId } from '#shared/games/registry.ts';
import type { Keys } from '../keys.ts';
import { CloseRules } from './in-sheet.ts';
import { IntoMatch } from './into-match.tsx';
import { tutorialWords } from './words/words.ts';
import './rules.css';
import './rules-table.css';

export function Part(props: {
  title: string;
  text: readonly string[];
  list?: boolean;
  children?: JSX.Element;
}) {
  return (
    <section class="panel">
      <h2>{props.title}</h2>
      <Lines text={props.text} list={props.list === true} />
      {props.children}
    </section>
  );
}

export function Lines(props: { text: readonly string[]; list?: boolean }) {
  const items = () => (
    <ul class="rules-list">
      <For each={props.text}>{(line) => <li>{line}</li>}</For>
    </ul>
  );
  const paragraphs = () => (
    <div class="rules-text">
      <For each={props.text}>{(line) => <p>{line}</p>}</For>
    </div>
  );
  return <>{props.text.length === 0 ? null : props.list ? items() : paragraphs()}</>;
}

/** Every key of the table, and what it does. */
export function KeysPart<Name extends string>(props: {
  keys: Keys<Name>;
  does: Readonly<Record<Name, string>>;
}) {
  const text = () => tutorialWords().keys;
  const names = () => Object.keys(props.keys) as Name[];
  const table = () => (
    <table class="rules-table">
      <thead>
        <tr>
          <th scope="col">{text().key}</th>
          <th scope="col">{text().does}</th>
        </tr>
      </thead>
      <tbody>
        <For each={names()}>
          {(name) => (
            <tr>
              <th scope="row">
                <kbd>{keysName(props.keys[name])}</kbd>
              </th>
              <td>{props.does[name]}</td>
            </tr>
          )}
        </For>
      </tbody>
    </table>
  );
  return (
    <Show
      when={isTouched()}
      fallback={
        <Part title={text().title} text={[]}>
          {table()}
        </Part>
      }
    >
      <details class="panel">
        <summary>
          <h2>{text().title}</h2>
        </summary>
        {table()}
      </details>
    </Show>
  );
}

/** Fingers only, as far as anybody can tell: a keyboard may be at hand all the same. */
const isTouched = () => matchMedia('(hover: none) and (pointer: coarse)').matches;

/** What is printed on them. */
function keysName(keys: readonly string[]): string {
  const text = tutorialWords().keys;
  const [first = '', last = first] = [keys[0], keys.at(-1)];
  const printed: Record<string, string> = {
    Enter: text.enter,
    Backspace: text.backspace,
    Escape: text.escape,
  };
  if (first.startsWith('Arrow')) return text.arrows;
  return first === last ? (printed[first] ?? first) : `${first}–${last}`;
}

/** Not over a table: whoever reads there has a match. */
export function Ready(props: { game: GameId }) {
  return (
    <Show when={!useContext(CloseRules)}>
      <section class="rules-ready">
        <h2>{tutorialWords().ready}</h2>
        <IntoMatch game={props.game} />
      </section>
    </Show>
  );
}
