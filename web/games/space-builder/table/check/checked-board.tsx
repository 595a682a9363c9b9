// A board under the eyes of all: each fault lit on its building with its number, and below it the reason in words.
import { createMemo, For, Show as When } from 'solid-js';
import type { Seat } from '#shared/engine/game.ts';
import { buildingOf, faceOf, type Piece, SITES, turnOf } from '#shared/games/space-builder/components.ts';
import { type Fault, siteOf, totalOf } from '#shared/games/space-builder/faults.ts';
import type { RoundResult } from '#shared/games/space-builder/state.ts';
import { ChairToken } from '#web/ui/seat-token.tsx';
import { BuildingPicture } from '../../drawings/building.tsx';
import { BoardGround } from '../../drawings/ground/ground.tsx';
import { middleOf } from '../../drawings/ground/layout.ts';
import { Standing } from '../../drawings/standing.tsx';
import { builderWords } from '../../words/words.ts';
import type { Model } from '../model/model.ts';
import type { Show } from '../model/show.ts';
import { buildingSaid } from '../model/speech.ts';
import { faultSaid, speedPlace, speedSaid } from '../model/verdict.ts';

export function CheckedBoard(props: { model: Model; show: Show; result: RoundResult; seat: Seat }) {
  const text = () => builderWords().result;
  const checked = () => props.result.seats[props.seat]!;
  const board = createMemo(() => [...checked().board]);
  const isSeen = () => props.show.faults(props.seat) !== null;
  const faults = createMemo((): Fault[] => checked().faults.slice(0, props.show.faults(props.seat) ?? 0));
  const isWinner = () => props.show.isDone() && props.result.winner === props.seat && !props.model.isAlone();
  const chair = () => props.model.chair(props.seat);
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
      <header class="builder-checked-head">
        <span class="builder-checked-token">
          <ChairToken chair={chair()} />
        </span>
        <h3>{chair().name}</h3>
        <span class="builder-speed soft">
          <When when={!props.model.isAlone()}>
            <span class="builder-place">{text().places[speedPlace(props.result, props.seat)]}</span>
          </When>{' '}
          {speedSaid(props.result, props.seat)}
        </span>
        <span class="builder-total" classList={{ clean: isSeen() && totalOf(faults()) === 0 }}>
          <When when={isSeen()} fallback="…">
            <span aria-hidden="true">{totalOf(faults()) === 0 ? '✓' : totalOf(faults())}</span>
            <span class="unseen">{text().faults(totalOf(faults()))}</span>
          </When>
        </span>
      </header>
      <div class="builder-checked-board">
        <BoardGround taken={board().map((piece) => piece !== null)}>
          <Standing lying={board()} />
          <For each={faults()}>
            {(fault) => <FaultMark fault={fault} site={siteOf(board(), fault.building)} />}
          </For>
        </BoardGround>
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

const lyingOn = (board: readonly (Piece | null)[], building: number): Piece | null =>
  board.find((piece) => piece !== null && buildingOf(piece) === building) ?? null;

function FaultMark(props: { fault: Fault; site: number }) {
  return (
    <When when={props.site >= 0}>
      <g
        class="builder-fault-mark"
        transform={`translate(${middleOf(props.site).x} ${middleOf(props.site).y})`}
      >
        <rect x="-48" y="-48" width="96" height="96" rx="11" />
        <circle cx="34" cy="-34" r="19" />
        <text x="34" y="-33">
          {props.fault.points}
        </text>
      </g>
    </When>
  );
}

function FaultLine(props: { result: RoundResult; fault: Fault; lies: Piece | null }) {
  const right = () => lyingOn(props.result.plan, props.fault.building)!;
  return (
    <li class="builder-fault">
      <strong class="builder-fault-points">{props.fault.points}</strong>
      <span class="builder-fault-pictures" aria-hidden="true">
        <When when={props.lies !== null} fallback={<span class="builder-small none" />}>
          <Small piece={props.lies!} on="rock" />
        </When>
        <span>→</span>
        <When when={props.fault.reason === 'place'} fallback={<Small piece={right()} on="paper" />}>
          <SmallSites site={siteOf(props.result.plan, props.fault.building)} />
        </When>
      </span>
      <span class="builder-fault-said">
        <strong>{buildingSaid(props.fault.building)}</strong>
        <span class="soft">{faultSaid(props.result, props.fault)}</span>
      </span>
    </li>
  );
}

/** Nine sites with one of them lit. */
function SmallSites(props: { site: number }) {
  return (
    <span class="builder-small-sites">
      <For each={[...Array(SITES).keys()]}>{(site) => <span classList={{ lit: site === props.site }} />}</For>
    </span>
  );
}

function Small(props: { piece: Piece; on: 'rock' | 'paper' }) {
  return (
    <span class="builder-small">
      <BuildingPicture
        building={buildingOf(props.piece)}
        turn={turnOf(props.piece)}
        face={faceOf(props.piece)}
        on={props.on}
      />
    </span>
  );
}
