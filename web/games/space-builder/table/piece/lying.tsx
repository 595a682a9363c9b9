// A building as it lies in one's hand or on one's board: it swings round when it is turned, and folds when it is flipped.
import { createEffect, createMemo, on } from 'solid-js';
import { buildingOf, faceOf, type Piece, TURNS, turnOf } from '#shared/games/space-builder/components.ts';
import { reducedMotion } from '#web/device/motion.ts';
import { pictureOf } from './picture.ts';
import '../../drawings/paint/picture.css';
import './lying.css';

const SWING = 150;

export function Lying(props: { piece: Piece }) {
  let picture!: HTMLSpanElement;
  // One memo each: what turns is not flipped.
  const building = createMemo(() => buildingOf(props.piece));
  const turn = createMemo(() => turnOf(props.piece));
  const face = createMemo(() => faceOf(props.piece));
  const move = (from: Keyframe) => {
    if (!reducedMotion()) picture.animate([from, {}], { duration: SWING, easing: 'ease-out' });
  };

  createEffect(
    on(
      turn,
      (now, before) => before !== undefined && move({ rotate: `${-90 * quartersBetween(before, now)}deg` }),
      { defer: true },
    ),
  );
  createEffect(on(face, () => move({ scale: '0.1 1' }), { defer: true }));

  return (
    <span ref={picture} class="builder-lying">
      <img
        class="builder-picture"
        src={pictureOf(building(), face())}
        data-turn={turn()}
        alt=""
        decoding="sync"
      />
    </span>
  );
}

/** How many quarters lead from one turn to another, the short way. */
function quartersBetween(from: number, to: number): number {
  const quarters = (to - from + TURNS) % TURNS;
  return quarters === TURNS - 1 ? -1 : quarters;
}
