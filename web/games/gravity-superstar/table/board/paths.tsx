// Where the chosen card leads: the way of every move, and on each cell where one ends a mark to press.
import { For, Show } from 'solid-js';
import type { Side } from '#shared/games/gravity-superstar/components.ts';
import type { Entered } from '#shared/games/gravity-superstar/state.ts';
import { ledgeAt, lying, middleOf, placed, turnOf } from '../model/drawing.ts';
import type { Barred, Destination, Model } from '../model/model.ts';
import { wayOf } from '../model/way.ts';
import { PawnShape } from '../pieces/pieces.tsx';

/** Below the stars: the lines, and a ring around everything that would be collected or ejected. */
export function Ways(props: { model: Model }) {
  const from = () => props.model.view().pawns[props.model.actor() ?? -1]?.cell;
  /** Until a card is chosen, the way that was gone last. */
  const last = () => {
    const { events } = props.model.view();
    if (props.model.card() !== null || props.model.motion.ride() || events.at(-1)?.kind === 'undo') return;
    return events.findLast((event) => event.kind === 'simple' || event.kind === 'special');
  };
  return (
    <g>
      <Show when={last()} keyed>
        {(gone) => <Way model={props.model} from={gone.from.cell} path={gone.path} kind="gone" />}
      </Show>
      <Show when={from() !== undefined}>
        <For each={props.model.destinations()}>
          {({ ride }) => <Way model={props.model} from={from()!} path={ride.path} kind="open" />}
        </For>
        <Show when={props.model.shown()} keyed>
          {({ ride }) => <Way model={props.model} from={from()!} path={ride.path} kind="looked" />}
        </Show>
      </Show>
    </g>
  );
}

interface WayProps {
  model: Model;
  from: number;
  path: readonly Entered[];
  kind: 'gone' | 'open' | 'looked';
}

function Way(props: WayProps) {
  const board = () => props.model.view().board;
  const line = () =>
    wayOf(
      board(),
      props.from,
      props.path.map(({ cell }) => cell),
    );
  return (
    <g class={`gravity-way ${props.kind}`}>
      <path d={line()} class="gravity-way-edge" />
      <path d={line()} class="gravity-way-line" />
      <For each={props.kind === 'gone' ? [] : props.path}>
        {(entered) => (
          <g transform={placed(middleOf(board(), entered.cell))}>
            <Show when={entered.star !== undefined || entered.token}>
              <circle r="4.3" class="gravity-gain" />
            </Show>
            <Show when={entered.ejected !== undefined}>
              <circle r="4.6" class="gravity-eject" />
            </Show>
          </g>
        )}
      </For>
    </g>
  );
}

/** Above everything: the cells to press, and how the pawn would lie there. */
export function Marks(props: { model: Model }) {
  const cells = () => [...new Set(props.model.destinations().map(({ end }) => end.cell))];
  return (
    <g>
      <For each={cells()}>{(cell) => <Mark model={props.model} cell={cell} />}</For>
      <Show when={props.model.shown()}>
        {(shown) => (
          <g class="gravity-ghost" transform={placed(middleOf(props.model.view().board, shown().end.cell))}>
            <PawnShape chair={props.model.chair(shown().seat)} turn={turnOf(shown().end.feet)} />
          </g>
        )}
      </Show>
      <Show when={props.model.fault()} keyed>
        {(fault) => <Fault model={props.model} fault={fault} />}
      </Show>
    </g>
  );
}

/** The platform in the way, and how far one would come. */
function Fault(props: { model: Model; fault: Barred }) {
  const board = () => props.model.view().board;
  const from = () => props.model.view().pawns[props.fault.seat]!.cell;
  const { cell, side } = props.fault.platform;
  const place = () => middleOf(board(), cell);
  return (
    <g class="gravity-fault">
      <path d={cell === from() ? '' : wayOf(board(), from(), [cell])} />
      <path d="M0 0V4" transform={lying(place(), side)} />
      <path d={ledgeAt(board(), cell, side)} class="gravity-fault-wall" />
      <path
        d="M-1.6 3.4L1.6 6.6M1.6 3.4L-1.6 6.6"
        transform={lying(place(), side)}
        class="gravity-fault-cross"
      />
    </g>
  );
}

function Mark(props: { model: Model; cell: number }) {
  const there = () => props.model.destinations().filter(({ end }) => end.cell === props.cell);
  const feet = () => [...new Set(there().map(({ end }) => end.feet))];
  let by: 'finger' | 'pointer' = 'pointer';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: by keyboard the same moves are buttons in the list below
    <g
      class="gravity-mark"
      classList={{ looked: there().some((destination) => destination === props.model.shown()) }}
      transform={placed(middleOf(props.model.view().board, props.cell))}
      onPointerMove={({ pointerType }) => pointerType === 'mouse' && props.model.look(there()[0]!)}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && props.model.look(null)}
      onPointerDown={({ pointerType }) => {
        by = pointerType === 'mouse' ? 'pointer' : 'finger';
      }}
      onClick={() => props.model.press(props.cell, by)}
    >
      {/* The whole cell can be pressed, and a little more. */}
      <rect x="-5" y="-5" width="10" height="10" class="gravity-mark-touch" />
      <rect x="-4.3" y="-4.3" width="8.6" height="8.6" rx="1.6" class="gravity-mark-cell" />
      <For each={feet()}>{(side) => <Feet side={side} />}</For>
      <Badge there={there()} />
    </g>
  );
}

/** Which side the feet would point to. */
function Feet(props: { side: Side }) {
  return (
    <path class="gravity-mark-feet" d="M-2 2.9H2L0 4.9Z" transform={lying({ x: 0, y: 0 }, props.side)} />
  );
}

/** How much is collected on the way; dots where several moves end that differ. */
function Badge(props: { there: readonly Destination[] }) {
  const gains = () => [...new Set(props.there.map(gainOf))];
  const text = () => (gains().length > 1 ? '…' : gains()[0]! > 0 ? `+${gains()[0]}` : '');
  return (
    <Show when={text()}>
      <g transform="translate(3.2 -3.2)">
        <circle r="2.7" class="gravity-badge" />
        <text class="gravity-badge-text" text-anchor="middle" y="1.15" font-size="3.3" font-weight="700">
          {text()}
        </text>
      </g>
    </Show>
  );
}

const gainOf = ({ ride }: Destination) =>
  ride.path.filter(({ star, token }) => star !== undefined || token).length;
