// Where the chosen card leads: the way of every move, and on each cell where one ends a mark to press.
import { For, Show } from 'solid-js';
import type { Side } from '../../../shared/gravity-superstar/components.ts';
import type { Desk, Destination } from './desk.ts';
import { lying, middleOf, placed, turnOf } from './drawing.ts';
import { PawnShape } from './pieces.tsx';
import { wayOf } from './way.ts';

/** Below the stars: the lines, and a ring around everything that would be collected or ejected. */
export function Ways(props: { desk: Desk }) {
  const from = () => props.desk.view().pawns[props.desk.mine() ?? -1]?.cell;
  return (
    <Show when={from() !== undefined}>
      <g>
        <For each={props.desk.destinations()}>
          {(destination) => <Way desk={props.desk} from={from()!} destination={destination} looked={false} />}
        </For>
        <Show when={props.desk.shown()} keyed>
          {(shown) => <Way desk={props.desk} from={from()!} destination={shown} looked />}
        </Show>
      </g>
    </Show>
  );
}

function Way(props: { desk: Desk; from: number; destination: Destination; looked: boolean }) {
  const board = () => props.desk.view().board;
  const path = () => props.destination.ride.path;
  const line = () =>
    wayOf(
      board(),
      props.from,
      path().map(({ cell }) => cell),
    );
  return (
    <g class="gravity-way" classList={{ looked: props.looked }}>
      <path d={line()} class="gravity-way-edge" />
      <path d={line()} class="gravity-way-line" />
      <For each={path()}>
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
export function Marks(props: { desk: Desk }) {
  const cells = () => [...new Set(props.desk.destinations().map(({ end }) => end.cell))];
  return (
    <g>
      <For each={cells()}>{(cell) => <Mark desk={props.desk} cell={cell} />}</For>
      <Show when={props.desk.shown()}>
        {(shown) => (
          <g class="gravity-ghost" transform={placed(middleOf(props.desk.view().board, shown().end.cell))}>
            <PawnShape chair={props.desk.chair(shown().seat)} turn={turnOf(shown().end.feet)} />
          </g>
        )}
      </Show>
    </g>
  );
}

function Mark(props: { desk: Desk; cell: number }) {
  const there = () => props.desk.destinations().filter(({ end }) => end.cell === props.cell);
  const feet = () => [...new Set(there().map(({ end }) => end.feet))];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: by keyboard the same moves are buttons in the list below
    <g
      class="gravity-mark"
      classList={{ looked: there().some((destination) => destination === props.desk.shown()) }}
      transform={placed(middleOf(props.desk.view().board, props.cell))}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && props.desk.look(there()[0]!)}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && props.desk.look(null)}
      onClick={() => props.desk.press(props.cell)}
    >
      <rect x="-4.3" y="-4.3" width="8.6" height="8.6" rx="1.6" />
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
