// The living picture of each game: drawn by the game, moving a while whenever it is seen.
import { type Component, createSignal, onCleanup, onMount } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import type { GameId } from '#shared/games/registry.ts';
import { reducedMotion } from '#web/device/motion.ts';

const SCENES = import.meta.glob<Component>('./*/scene/scene.tsx', { eager: true, import: 'default' });

export default function Scene(props: { game: GameId }) {
  const [inSight, setInSight] = createSignal(false);
  let frame!: HTMLDivElement;
  onMount(() => {
    const eye = new IntersectionObserver(([seen]) => setInSight(seen!.isIntersecting), { threshold: 0.6 });
    eye.observe(frame);
    onCleanup(() => eye.disconnect());
  });
  return (
    <div ref={frame} class="scene-frame" data-alive={inSight() && !reducedMotion() ? '' : undefined}>
      <Dynamic component={SCENES[`./${props.game}/scene/scene.tsx`]} />
    </div>
  );
}
