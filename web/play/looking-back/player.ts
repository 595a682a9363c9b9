// Plays a match that is looked back at: from step to step by itself, each seen for as long as what happened needs.
import { createEffect, createSignal, on, onCleanup } from 'solid-js';
import type { Millis } from '#shared/engine/game.ts';
import type { Pause } from '../../table/kit/looking-back.ts';

/** How much faster one reads. */
export const SPEEDS = { slow: 0.5, normal: 1, fast: 2.5 } as const;
export type Speed = keyof typeof SPEEDS;
export const SPEED_NAMES = Object.keys(SPEEDS) as Speed[];

/** Shorter, nobody would see that something has happened. */
const LEAST: Millis = 250;

/** What moves takes its time at every speed; only where nothing moves it takes none. */
export function pauseAt(speed: Speed, { moves, reads }: Pause, isStill: boolean): Millis {
  return (isStill ? 0 : moves) + Math.max(LEAST, Math.round(reads / SPEEDS[speed]));
}

interface Played {
  steps: number;
  step(): number;
  goTo(step: number): void;
  pause(step: number): Pause;
  isStill(): boolean;
  /** Played to its end. */
  ended(): void;
}

export type Player = ReturnType<typeof createPlayer>;

export function createPlayer({ steps, step, goTo, pause, isStill, ended }: Played) {
  const [playing, setPlaying] = createSignal(false);
  const [speed, setSpeed] = createSignal<Speed>('normal');

  function next(): void {
    goTo(step() + 1);
    if (step() < steps) return;
    setPlaying(false);
    ended();
  }
  createEffect(
    on([playing, step, speed], () => {
      if (!playing()) return;
      const timer = setTimeout(next, pauseAt(speed(), pause(step()), isStill()));
      onCleanup(() => clearTimeout(timer));
    }),
  );
  return {
    playing,
    speed,
    setSpeed,
    stop: () => setPlaying(false),
    /** From the beginning where there is nothing more to come. */
    play(): void {
      if (step() >= steps) goTo(0);
      setPlaying(true);
    },
  };
}
