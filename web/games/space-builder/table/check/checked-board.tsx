// A board under the eyes of all: what is right gets its tick, each fault its number, and below it the reason in words.
import { createMemo, For, Show as When } from 'solid-js';
import type { Seat } from '#shared/engine/game.ts';
import { buildingOf, type Piece } from '#shared/games/space-builder/components.ts';
import { type Fault, totalOf } from '#shared/games/space-builder/faults.ts';
import type { RoundResult } from '#shared/games/space-builder/state.ts';
import { ChairToken } from '#web/ui/seat-token.tsx';
import { BoardGround } from '../../drawings/ground/ground.tsx';
import { Standing } from '../../drawings/standing.tsx';
import { builderWords } from '../../words/words.ts';
import type { Model } from '../model/model.ts';
import type { Show } from '../model/show.ts';
import { speedPlace, speedSaid } from '../model/verdict.ts';
import { FaultLine } from './fault-line.tsx';
import { FaultMark, RightMark } from './marks.tsx';
import { StarBurst } from './star-burst.tsx';
import './checked-board.css';

export function CheckedBoard(props: { model: Model; show: Show; result: RoundResult; seat: Seat }) {
  const text = () => builderWords().result;
  const checked = () => props.result.seats[props.seat]!;
  const board = createMemo(() => [...checked().board]);
  const isSeen = () => props.show.faults(props.seat) !== null;
  const faults = createMemo((): Fault[] => checked().faults.slice(0, props.show.faults(props.seat) ?? 0));
  const isWinner = () => props.show.isDone() && props.result.winner === props.seat && !props.model.isAlone();
  /** Where nothing is wrong, looked at to the end or not. */
  const right = createMemo((): number[] =>
    board().flatMap((piece, site) => {
      const isWrong = checked().faults.some(
        ({ building }) => piece !== null && building === buildingOf(piece),
      );
      return piece === null || isWrong ? [] : site;
    }),
  );
  return (
    <article
      class="builder-checked"
      classList={{
        winner: isWinner(),
        looked: props.show.seat() === props.seat,
        waiting: !props.show.isDone() && !isSeen(),
      }}
      data-panel={props.seat}
    >
      <Head {...props} faults={isSeen() ? totalOf(faults()) : null} />
      <div class="builder-checked-board">
        <BoardGround taken={board().map((piece) => piece !== null)}>
          <Standing lying={board()} />
          <When when={isSeen()}>
            <For each={right()}>{(site) => <RightMark site={site} />}</For>
          </When>
          <For each={faults()}>
            {(fault) => <FaultMark fault={fault} board={board()} plan={props.result.plan} />}
          </For>
        </BoardGround>
        <When when={isWinner()}>
          <StarBurst />
        </When>
      </div>
      <ul class="builder-faults">
        <For
          each={faults()}
          fallback={
            <When when={isSeen()}>
              <li class="builder-clean">✓ {text().noFaults}</li>
            </When>
          }
        >
          {(fault) => (
            <FaultLine result={props.result} fault={fault} lies={lyingOn(board(), fault.building)} />
          )}
        </For>
      </ul>
    </article>
  );
}

/** Who built it how fast, how many rounds they have won, and their faults as far as they are seen. */
function Head(props: { model: Model; show: Show; result: RoundResult; seat: Seat; faults: number | null }) {
  const text = () => builderWords();
  const chair = () => props.model.chair(props.seat);
  /** This round's star is given when all boards have been looked at. */
  const stars = () => {
    const isToCome = props.result.winner === props.seat && !props.show.isDone();
    return props.model.view().scores[props.seat]! - (isToCome ? 1 : 0);
  };
  return (
    <header class="builder-checked-head">
      <span class="builder-checked-token">
        <ChairToken chair={chair()} />
      </span>
      <h3>{chair().name}</h3>
      <p class="builder-speed soft">
        <span>
          <When when={!props.model.isAlone() && props.result.seats[props.seat]!.tapped !== null}>
            {text().result.doneAs[speedPlace(props.result, props.seat)]}{' '}
          </When>
          <strong>{speedSaid(props.result, props.seat)}</strong>
        </span>
        <When when={!props.model.isAlone() && `${stars()}`} keyed>
          {(many) => (
            <span class="builder-stars">
              <span aria-hidden="true">★ {many}</span>
              <span class="unseen">{text().won(Number(many))}</span>
            </span>
          )}
        </When>
      </p>
      <span class="builder-total" classList={{ clean: props.faults === 0 }}>
        <When when={props.faults !== null && `${props.faults}`} keyed fallback="…">
          {(many) => (
            <>
              <span class="builder-total-number" aria-hidden="true">
                {many === '0' ? '✓' : many}
              </span>
              <span class="unseen">{text().result.faults(Number(many))}</span>
            </>
          )}
        </When>
      </span>
    </header>
  );
}

const lyingOn = (board: readonly (Piece | null)[], building: number): Piece | null =>
  board.find((piece) => piece !== null && buildingOf(piece) === building) ?? null;
