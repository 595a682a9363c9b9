// The moment in which a match ends: it plays once, for whoever saw it end; a press skips it, and with reduced motion
// there is none.
import { type Component, createComputed, createContext, createSignal, onCleanup } from 'solid-js';
import type { GameId } from '#shared/games/registry.ts';
import { reducedMotion } from '#web/device/motion.ts';
import type { About } from '../about.ts';
import type { TableProps } from '../game.ts';

/** So long points count up and the winner is celebrated. */
export const LENGTH = 1_500;

const PRESSES = ['keydown', 'pointerdown'] as const;

export interface Moment {
  /** From 0 to 1, where everything stands still; reactive. */
  progress: () => number;
  /** The result is drawn; whether whoever looks saw the match end. */
  begin(): boolean;
}

/** What a game's result is shown with; whoever draws a table brings it. */
export interface ResultSetting {
  moment: Moment;
  about: About;
  /** The game's scene, fetched when it is first drawn. */
  scene: Component<{ game: GameId; still?: boolean }>;
}
export const ResultOf = createContext<ResultSetting>();

export function createMoment(props: Pick<TableProps, 'table' | 'lookingBack'>): Moment {
  const [progress, setProgress] = createSignal(1);
  let sawItOn = false;
  let frame = 0;
  createComputed(() => {
    if (props.table.outcome() === null) sawItOn = props.lookingBack === undefined;
  });

  function rest(): void {
    cancelAnimationFrame(frame);
    for (const press of PRESSES) removeEventListener(press, rest, true);
    setProgress(1);
  }

  function begin(): boolean {
    const isNew = sawItOn;
    sawItOn = false;
    if (isNew && document.visibilityState === 'visible' && !reducedMotion()) play();
    return isNew;
  }

  function play(): void {
    const from = performance.now();
    const next = (now: number) => {
      const passed = Math.max(0, now - from) / LENGTH;
      if (passed >= 1) return rest();
      setProgress(passed);
      frame = requestAnimationFrame(next);
    };
    for (const press of PRESSES) addEventListener(press, rest, true);
    next(from);
  }
  onCleanup(rest);
  return { progress, begin };
}

/** Points as they count up: there before the stars have come down. */
export const counted = (points: number, progress: number) =>
  Math.round(points * (1 - (1 - Math.min(1, progress / 0.7)) ** 2));
