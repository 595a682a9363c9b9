// The ship's computer: the box in which disc and marbles roll and settle.
import { createEffect, createMemo, For, type JSX, on, onCleanup, Show } from 'solid-js';
import type { Millis } from '#shared/engine/game.ts';
import { SETTLE } from '#shared/games/space-bowl/components.ts';
import type { Throw } from '#shared/games/space-bowl/solver.ts';
import { BoxGround } from '#web/art/box.tsx';
import { DestinationDisc, HoleDisc, Marble } from '#web/art/tokens.tsx';
import { reducedMotion } from '#web/device/motion.ts';
import { settings } from '#web/saves/settings.ts';
import { words } from '#web/words/words.ts';
import './box.css';
import { rollingPath, settledAt } from './rolling.ts';
import { throwName } from './speech.ts';

interface BoxProps {
  thrown: Throw | null;
  rolling?: boolean;
  /** For how long, asked when they are first seen to roll: whoever comes late sees the rest of it. */
  stillIn?: () => Millis;
  /** Another number, another way to roll. */
  way?: number;
  /** Cells in which something is wrong. */
  faulty?: readonly number[];
  /** What a screen reader says instead of where everything lies. */
  said?: string;
}

export function Box(props: BoxProps) {
  const label = () => props.said ?? (props.thrown ? throwName(props.thrown) : words().spaceBowl.emptyBox);
  return (
    <div class="box" role="img" aria-label={`${words().spaceBowl.box}. ${label()}`}>
      <BoxGround />
      <For each={props.faulty}>{(cell) => <span class={`box-cell cell-${cell}`} />}</For>
      <Show when={props.thrown}>{(what) => <Things box={props} thrown={what()} />}</Show>
    </div>
  );
}

function Things(props: { box: BoxProps; thrown: Throw }) {
  return (
    <>
      <Show when={props.thrown.hole !== null}>
        <Thing box={props.box} cell={props.thrown.hole!} index={0} of={1} thing="hole" order={7}>
          <HoleDisc />
        </Thing>
      </Show>
      <Thing box={props.box} cell={props.thrown.disc} index={0} of={1} thing="disc" order={6}>
        <DestinationDisc />
      </Thing>
      <For each={props.thrown.marbles}>
        {(marble) => {
          const together = () => props.thrown.marbles.filter((other) => other.cell === marble.cell);
          return (
            <Thing
              box={props.box}
              cell={marble.cell}
              index={together().indexOf(marble)}
              of={together().length}
              thing={marble.planet}
              order={marble.planet}
            >
              <Marble kind={marble.planet} letter={settings().letters} />
            </Thing>
          );
        }}
      </For>
    </>
  );
}

function Thing(props: {
  box: BoxProps;
  cell: number;
  index: number;
  of: number;
  thing: 'disc' | 'hole' | number;
  order: number;
  children: JSX.Element;
}) {
  let thing!: HTMLSpanElement;
  const at = () => settledAt(props.cell, props.index, props.of);

  createEffect(
    on(at, ({ x, y }) => {
      thing.style.setProperty('left', `${x}%`);
      thing.style.setProperty('top', `${y}%`);
    }),
  );
  const rolling = createMemo(() => props.box.rolling === true);
  const way = createMemo(() => props.box.way ?? 0);
  createEffect(
    on([rolling, way], () => {
      if (!rolling() || reducedMotion()) return;
      const { frames, timing } = rollingPath(at(), props.order, way());
      const roll = thing.animate(frames, timing);
      roll.currentTime = SETTLE - (props.box.stillIn?.() ?? SETTLE);
      // Nothing may move any more once the search has begun.
      onCleanup(() => roll.cancel());
    }),
  );
  const marble = () => typeof props.thing === 'number';
  return (
    <span
      ref={thing}
      class={marble() ? 'box-marble' : 'box-disc'}
      classList={{ pair: props.of === 2, crowded: props.of > 2 }}
      data-thing={props.thing}
    >
      {props.children}
    </span>
  );
}
