// The last step of a tutorial: how the whole runs, in numbered drawings, and the way into a match.
import { For, type JSX } from 'solid-js';
import type { GameId } from '#shared/games/registry.ts';
import './last-step.css';
import { IntoMatch } from './into-match.tsx';

export function LastStep(props: {
  game: GameId;
  lines: readonly string[];
  pictures: readonly (() => JSX.Element)[];
}) {
  return (
    <div class="learn-round">
      <ol class="round-steps">
        <For each={props.lines}>
          {(line, at) => (
            <li class="round-step">
              <span class="round-picture" aria-hidden="true">
                {props.pictures[at()]!()}
              </span>
              <span>{line}</span>
            </li>
          )}
        </For>
      </ol>
      <IntoMatch game={props.game} />
    </div>
  );
}
