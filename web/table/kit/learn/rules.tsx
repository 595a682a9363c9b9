// What the rules of every game are written with: parts with a heading, lines, and the table of the keys.
import { For, type JSX } from 'solid-js';
import type { GameId } from '#shared/games/registry.ts';
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

export function KeysPart(props: { rows: readonly { keys: string; does: string }[] }) {
  const text = () => tutorialWords().keys;
  return (
    <Part title={text().title} text={[]}>
      <table class="rules-table">
        <thead>
          <tr>
            <th scope="col">{text().key}</th>
            <th scope="col">{text().does}</th>
          </tr>
        </thead>
        <tbody>
          <For each={props.rows}>
            {({ keys, does }) => (
              <tr>
                <th scope="row">
                  <kbd>{keys}</kbd>
                </th>
                <td>{does}</td>
              </tr>
            )}
          </For>
        </tbody>
      </table>
    </Part>
  );
}

export function Ready(props: { game: GameId }) {
  return (
    <section class="rules-ready">
      <h2>{tutorialWords().ready}</h2>
      <IntoMatch game={props.game} />
    </section>
  );
}
