// The bar below a match that is looked back at: what happened, the timeline, and everything that moves along it.
import { createMemo, createSignal, onCleanup, onMount, Show } from 'solid-js';
import { announceNews } from '../../device/announcer.tsx';
import { reducedMotion } from '../../device/motion.ts';
import type { ReplayTable } from '../../table/host/replay.ts';
import type { LookingBack } from '../../table/kit/looking-back.ts';
import { winnersSaid } from '../../table/kit/winners.ts';
import { pagesWords } from '../../words/pages/words.ts';
import { listed } from '../../words/words.ts';
import { Controls } from './controls.tsx';
import { courseOf, jumpsOf } from './course.ts';
import { Moments } from './moments.tsx';
import { createPlayer } from './player.ts';
import { Timeline } from './timeline.tsx';
import './bar.css';

export function ReplayBar(props: {
  table: ReplayTable<object>;
  lookingBack: LookingBack<object>;
  /** The address of what is looked at, with the whole match in it. */
  link: () => Promise<string>;
}) {
  const { table, lookingBack } = props;
  const course = courseOf(table, lookingBack);
  const jumps = jumpsOf(course, table.steps);
  const [open, setOpen] = createSignal(false);
  const name = (seat: number) => table.chairs[seat]!.name;
  const told = createMemo(() => toldAt(table.step()));
  const found = () => (table.reveals() ? lookingBack.found?.said(table.seenAt(table.step())) : '') ?? '';

  function toldAt(step: number): string {
    if (step === 0) return pagesWords().replay.atTable(listed(table.chairs.map((chair) => chair.name)));
    const said = lookingBack.told(table.seenAt(step), table.seenAt(step - 1), name);
    const ended = step === table.steps ? winnersSaid(table) : '';
    return [said, ended].filter(Boolean).join(' ') || pagesWords().replay.stepOf(step, table.steps);
  }

  /** As a table would, were it not quiet here. */
  function tell(): void {
    announceNews([told(), found()].filter(Boolean).join(' '));
  }

  const player = createPlayer({
    steps: table.steps,
    step: table.step,
    goTo: table.goTo,
    pause: (step) => lookingBack.pause(table.seenAt(step)),
    isStill: reducedMotion,
    ended: tell,
  });

  /** By hand: told aloud, which while it plays would never end. */
  function goTo(step: number): void {
    player.stop();
    table.goTo(step);
    tell();
  }
  function toggle(): void {
    if (player.playing()) {
      player.stop();
      tell();
    } else {
      player.play();
    }
  }
  /** To the next place in either direction. */
  function jump(direction: 1 | -1): void {
    const now = table.step();
    const next = direction > 0 ? jumps.find((at) => at > now) : jumps.findLast((at) => at < now);
    if (next !== undefined) goTo(next);
  }

  function reveal(): void {
    table.reveal(!table.reveals());
    if (table.reveals()) tell();
  }

  /** The space bar presses what has the focus, and plays or stops from everywhere else. */
  function hear(event: KeyboardEvent): void {
    if (event.key !== ' ' || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest('button, a, summary, select, dialog, input:not([type="range"])')) return;
    event.preventDefault();
    toggle();
  }
  onMount(() => addEventListener('keydown', hear));
  onCleanup(() => removeEventListener('keydown', hear));

  return (
    <section class="replay-bar" aria-label={pagesWords().replay.title}>
      <p class="replay-told">
        {told()} <Show when={found()}>{(said) => <strong>{said()}</strong>}</Show>
      </p>
      <Timeline table={table} course={course} goTo={goTo} />
      <Controls
        table={table}
        player={player}
        toggle={toggle}
        goTo={goTo}
        jump={jump}
        found={lookingBack.found && { show: lookingBack.found.show, toggle: reveal }}
        open={() => {
          player.stop();
          setOpen(true);
        }}
        link={props.link}
      />
      <Show when={open()}>
        <Moments table={table} course={course} goTo={goTo} close={() => setOpen(false)} />
      </Show>
    </section>
  );
}
