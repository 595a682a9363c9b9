// The living picture of each game: drawn by the game, moving for a while when it is seen.
import { type Component, createSignal, onCleanup, onMount } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import type { GameId } from '#shared/games/registry.ts';
import { reducedMotion } from '#web/device/motion.ts';
import { oneByOne } from './one-by-one.ts';

const SCENES = import.meta.glob<Component>('./*/scene/scene.tsx', { eager: true, import: 'default' });

/** The longest of them. */
const SPAN = 13_000;
const [alive, setAlive] = createSignal<Element | null>(null);
const turns = oneByOne<Element>(SPAN, setAlive);

export default function Scene(props: {
  game: GameId;
  /** Where nothing is to move. */
  still?: boolean;
}) {
  let frame!: HTMLDivElement;
  onMount(() => {
    if (props.still) return;
    const eye = new IntersectionObserver(
      ([seen]) => (seen!.isIntersecting ? turns.enter(frame) : turns.leave(frame)),
      { threshold: 0.6 },
    );
    eye.observe(frame);
    onCleanup(() => {
      eye.disconnect();
      turns.leave(frame);
    });
  });
  return (
    <div ref={frame} class="scene-frame" data-alive={alive() === frame && !reducedMotion() ? '' : undefined}>
      <Dynamic component={SCENES[`./${props.game}/scene/scene.tsx`]} />
    </div>
  );
}
