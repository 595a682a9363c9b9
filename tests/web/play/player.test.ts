// Playing a match that is looked back at: by itself, at three speeds, to its end and from there again.
import { createRoot, createSignal } from 'solid-js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPlayer, pauseAt } from '#web/play/looking-back/player.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const PAUSE = { moves: 200, reads: 1000 };

function play(steps = 3) {
  return createRoot((dispose) => {
    const [step, goTo] = createSignal(0);
    const ended = vi.fn();
    const player = createPlayer({ steps, step, goTo, pause: () => PAUSE, isStill: () => false, ended });
    return { step, goTo, player, ended, dispose };
  });
}

test('it plays step by step to its end, tells that, and then begins again', () => {
  const { step, player, ended, dispose } = play();
  player.play();
  vi.advanceTimersByTime(1199);
  expect(step()).toBe(0);
  vi.advanceTimersByTime(1);
  expect(step()).toBe(1);
  vi.advanceTimersByTime(2400);
  expect([step(), player.playing()]).toEqual([3, false]);
  expect(ended).toHaveBeenCalledOnce();
  player.play();
  expect([step(), player.playing()]).toEqual([0, true]);
  dispose();
});

test('stopped it stays, and whoever has moved meanwhile goes on from there', () => {
  const { step, goTo, player, dispose } = play(9);
  player.play();
  vi.advanceTimersByTime(1200);
  player.stop();
  vi.advanceTimersByTime(60_000);
  expect(step()).toBe(1);
  goTo(5);
  player.play();
  vi.advanceTimersByTime(1200);
  expect(step()).toBe(6);
  dispose();
});

test('a page that is left plays no further', () => {
  const { step, player, dispose } = play();
  player.play();
  dispose();
  vi.advanceTimersByTime(60_000);
  expect(step()).toBe(0);
});

test('faster is less to read; what moves takes its time, but where nothing moves', () => {
  const at = (speed: 'slow' | 'normal' | 'fast', isStill = false) => pauseAt(speed, PAUSE, isStill);
  expect([at('slow'), at('normal'), at('fast')]).toEqual([2200, 1200, 600]);
  expect(at('normal', true)).toBe(1000);
  expect(pauseAt('fast', { moves: 0, reads: 100 }, false)).toBe(250);
});
