// The end of a match: who has won, the places with what decided them, and what one can do next.
import { For, type JSX, Show } from 'solid-js';
import type { Outcome, Seat } from '#shared/engine/game.ts';
import { GameSign } from '#web/ui/game-sign.tsx';
import { ChairToken } from '#web/ui/seat-token.tsx';
import { words } from '#web/words/words.ts';
import type { Table } from '../../host/table.ts';
import type { TableProps } from '../game.ts';
import { Challenged, SoloResults } from '../solo/solo.ts';
import { winnersSaid } from '../winners.ts';
import './end.css';

export function End(props: {
  table: Table;
  outcome: Outcome;
  /** What there is to say of it: a line each. */
  notes: readonly string[];
  points: (seat: Seat) => string;
  /** What the points came from, or what decides between equals. */
  sum: (seat: Seat) => string;
  /** How it went for somebody alone, where that says more than a rank; and by which options it was. */
  alone?: string | undefined;
  aloneBy?: string | undefined;
  titled?: ((points: number) => string) | undefined;
  exits: Omit<TableProps, 'table'>;
  children?: JSX.Element;
}) {
  const text = () => words().table;
  const title = () =>
    places().length === 1 ? (props.alone ?? props.titled?.(props.outcome.scores[0]!)) : undefined;
  const takeBack = () => props.exits.inRoom?.takeBack() ?? null;
  const places = () => props.outcome.places;
  const ranking = () => [...places().keys()].sort((one, other) => places()[one]! - places()[other]!);
  return (
    <section class="end" aria-labelledby="end">
      <h2 id="end">
        <GameSign />
        {title() ?? winnersSaid(props.table)}
      </h2>
      <Show when={props.exits.alone?.toBeat !== undefined}>
        <Challenged
          game={props.exits.game}
          toBeat={props.exits.alone!.toBeat!}
          points={props.outcome.scores[0]!}
        />
      </Show>
      <For each={props.notes}>{(note) => <p class="soft">{note}</p>}</For>
      <div class="end-exits">
        <Show when={props.table.here.length > 0}>
          <button
            type="button"
            class="button big"
            classList={{ primary: !takeBack() }}
            data-first
            onClick={() => props.exits.again()}
          >
            {takeBack() ?? text().again}
          </button>
        </Show>
        <Show when={props.exits.alone}>
          {(alone) => (
            <button type="button" class="button" onClick={() => alone().sameAgain()}>
              {text().sameAgain}
            </button>
          )}
        </Show>
        <button type="button" class="button" onClick={() => props.exits.replay()}>
          {text().replay}
        </button>
        <button type="button" class="button" onClick={() => props.exits.leave()}>
          {text().home}
        </button>
      </div>
      {props.exits.inRoom?.ready()}
      <Show when={props.alone === undefined}>
        <ol class="end-places">
          <For each={ranking()}>
            {(seat) => (
              <li class="end-place" classList={{ first: places()[seat] === 1 }}>
                <span>{places()[seat]}.</span>
                <span class="end-token">
                  <ChairToken chair={props.table.chairs[seat]!} />
                </span>
                <span class="end-name">{props.table.chairs[seat]!.name}</span>
                <strong>{props.points(seat)}</strong>
                <span class="end-sum soft">{props.sum(seat)}</span>
              </li>
            )}
          </For>
        </ol>
      </Show>
      {props.exits.inRoom?.score()}
      {props.children}
      <Show when={props.exits.alone}>
        {(alone) => (
          <SoloResults
            game={props.exits.game}
            options={alone().options}
            current={alone()}
            by={props.aloneBy}
            titled={props.titled}
          />
        )}
      </Show>
    </section>
  );
}
