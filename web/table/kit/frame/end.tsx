// The end of a match: who has won and why, the places with what decided them, and what one can do next.
import { createMemo, createSignal, For, type JSX, onMount, Show, useContext } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import type { Outcome, Seat } from '#shared/engine/game.ts';
import { initialOf } from '#shared/engine/signs.ts';
import { announceNews } from '#web/device/announcer.tsx';
import { part } from '#web/ui/fetched.tsx';
import { GameSign } from '#web/ui/game-sign.tsx';
import { ChairToken } from '#web/ui/seat-token.tsx';
import { withWords } from '#web/words/loader.ts';
import { words } from '#web/words/words.ts';
import type { Table } from '../../host/table.ts';
import { said } from '../about.ts';
import type { TableProps } from '../game.ts';
import { Celebrating } from '../moment/celebrating.tsx';
import { counted, ResultOf } from '../moment/moment.ts';
import { forOthers, type Seated } from '../moment/who.ts';
import type { Pictured } from '../share/picture.ts';
import { Challenged, SoloResults } from '../solo/solo.ts';
import { winnersIn, winnersSaid } from '../winners.ts';
import { kitWords } from '../words/words.ts';
import './end.css';

const PictureSheet = part(() => withWords(import('../share/sheet.tsx'), kitWords));

export function End(props: {
  table: Table;
  outcome: Outcome;
  /** Why it went that way, in a sentence about those at this table; empty where there is nothing to say. */
  why: (table: Seated) => string;
  /** What else there is to say of it: a line each. */
  notes?: readonly string[];
  points: (many: number) => string;
  /** What the points came from, or what decides between equals. */
  sum: (seat: Seat) => string;
  /** How it went for somebody alone, where that says more than a rank; and by which options it was. */
  alone?: string | undefined;
  aloneBy?: string | undefined;
  titled?: ((points: number) => string) | undefined;
  exits: Omit<TableProps, 'table'>;
  children?: JSX.Element;
}) {
  const { moment, about, scene } = useContext(ResultOf)!;
  let result!: HTMLElement;
  // Who has won is said by the game.
  onMount(() => moment.begin() && why() && announceNews(why()));
  const isOn = createMemo(() => moment.progress() < 1);
  const title = (seated: Seated) =>
    (props.outcome.places.length === 1
      ? (props.alone ?? props.titled?.(props.outcome.scores[0]!))
      : undefined) ?? winnersSaid({ chairs: seated.chairs, outcome: () => props.outcome });
  const why = createMemo(() => props.why(props.table));
  const ranking = createMemo(() => {
    const { places } = props.outcome;
    return [...places.keys()].sort((one, other) => places[one]! - places[other]!);
  });
  const [isPictured, setPictured] = createSignal(false);
  function pictured(): Pictured {
    const seated = forOthers(props.table);
    const placeOf = (seat: Seat) => {
      const { name, colour } = seated.chairs[seat]!;
      const points = props.points(props.outcome.scores[seat]!);
      return { place: props.outcome.places[seat]!, name, initial: initialOf(name), colour, points };
    };
    const places = props.alone === undefined ? ranking().map(placeOf) : [];
    return { game: said(about).name, title: title(seated), why: props.why(seated), places };
  }
  return (
    <section ref={result} class="end" classList={{ celebrating: isOn() }} aria-labelledby="end">
      <div class="end-scene" aria-hidden="true">
        <Dynamic component={scene} game={props.exits.game} still />
        <div class="end-winners">
          <For each={winnersIn(props.outcome)}>
            {(seat) => (
              <span class="end-winner">
                <ChairToken chair={props.table.chairs[seat]!} />
              </span>
            )}
          </For>
        </div>
      </div>
      <h2 id="end">
        <GameSign />
        {title(props.table)}
      </h2>
      <Show when={why()}>
        <p class="end-why">{why()}</p>
      </Show>
      <Show when={props.exits.alone?.toBeat !== undefined}>
        <Challenged
          game={props.exits.game}
          toBeat={props.exits.alone!.toBeat!}
          points={props.outcome.scores[0]!}
        />
      </Show>
      <For each={props.notes}>{(note) => <p class="soft">{note}</p>}</For>
      <Exits exits={props.exits} isHere={props.table.here.length > 0} picture={() => setPictured(true)} />
      {props.exits.inRoom?.ready()}
      <Show when={props.alone === undefined}>
        <ol class="end-places">
          <For each={ranking()}>
            {(seat) => (
              <li
                class="end-place"
                classList={{ first: props.outcome.places[seat] === 1 }}
                data-place-of={seat}
              >
                <span>{props.outcome.places[seat]}.</span>
                <span class="end-token">
                  <ChairToken chair={props.table.chairs[seat]!} />
                </span>
                <span class="end-name">{props.table.chairs[seat]!.name}</span>
                <strong>{props.points(counted(props.outcome.scores[seat]!, moment.progress()))}</strong>
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
      <Show when={isOn()}>
        <Celebrating
          result={result}
          outcome={props.outcome}
          chairs={props.table.chairs}
          progress={moment.progress()}
          isMissed={props.alone !== undefined && props.outcome.scores[0] === 0}
        />
      </Show>
      <Show when={isPictured()}>
        <PictureSheet pictured={pictured()} place={result} close={() => setPictured(false)} />
      </Show>
    </section>
  );
}

function Exits(props: { exits: Omit<TableProps, 'table'>; isHere: boolean; picture: () => void }) {
  const text = () => words().table;
  const takeBack = () => props.exits.inRoom?.takeBack() ?? null;
  return (
    <div class="end-exits">
      <Show when={props.isHere}>
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
      <button type="button" class="button" aria-haspopup="dialog" onClick={() => props.picture()}>
        {kitWords().picture.title}
      </button>
      <button type="button" class="button plain" onClick={() => props.exits.leave()}>
        {text().home}
      </button>
    </div>
  );
}
