// The ship's computer: the box in which disc and marbles roll and settle.
import { createEffect, For, type JSX, on, Show } from 'solid-js';
import type { Throw } from '../../../shared/space-bowl/solver.ts';
import { BoxGround } from '../../art/box.tsx';
import { DestinationDisc, HoleDisc, Marble } from '../../art/tokens.tsx';
import { settings } from '../../saves/settings.ts';
import { reducedMotion } from '../../settings/look.ts';
import { words } from '../../words/words.ts';
import './box.css';
import type { Desk } from './desk.ts';
import { litFaults } from './marks.ts';
import { rollingPath, settledAt } from './rolling.ts';
import { throwName } from './speech.ts';

export function Box(props: { desk: Desk }) {
  const thrown = () => props.desk.thrown();
  const label = () => (thrown() ? throwName(thrown()!) : words().spaceBowl.emptyBox);
  return (
    <div class="box" role="img" aria-label={`${words().spaceBowl.box}. ${label()}`}>
      <BoxGround />
      <For each={faultyCells(props.desk)}>{(cell) => <span class={`box-cell cell-${cell}`} />}</For>
      <Show when={thrown()}>{(what) => <Things desk={props.desk} thrown={what()} />}</Show>
    </div>
  );
}

function faultyCells(desk: Desk): number[] {
  return [...new Set(litFaults(desk).map((fault) => fault.cell))];
}

function Things(props: { desk: Desk; thrown: Throw }) {
  return (
    <>
      <Show when={props.thrown.hole !== null}>
        <Thing desk={props.desk} cell={props.thrown.hole!} index={0} of={1} kind="disc" order={7}>
          <HoleDisc />
        </Thing>
      </Show>
      <Thing desk={props.desk} cell={props.thrown.disc} index={0} of={1} kind="disc" order={6}>
        <DestinationDisc />
      </Thing>
      <For each={props.thrown.marbles}>
        {(marble) => {
          const together = () => props.thrown.marbles.filter((other) => other.cell === marble.cell);
          return (
            <Thing
              desk={props.desk}
              cell={marble.cell}
              index={together().indexOf(marble)}
              of={together().length}
              kind="marble"
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
  desk: Desk;
  cell: number;
  index: number;
  of: number;
  kind: 'disc' | 'marble';
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
  createEffect(
    on(
      () => [props.desk.view().round, props.desk.rolling()] as const,
      ([round, rolling]) => {
        if (!rolling || reducedMotion()) return;
        const { frames, timing } = rollingPath(at(), props.order, round);
        thing.animate(frames, timing);
      },
    ),
  );
  return (
    <span ref={thing} class={`box-${props.kind}`} classList={{ pair: props.of === 2, crowded: props.of > 2 }}>
      {props.children}
    </span>
  );
}
