// Says what happened from one description: in words for a screen reader, by sound and vibration for everyone else.
import { createEffect, createMemo, on, untrack } from 'solid-js';
import { announce } from '#web/device/announcer.tsx';
import { play, type Sound } from '#web/device/sound.ts';

export interface Telling {
  words?: string;
  /** Whoever feels it better than they hear it gets its vibration. */
  sound?: Sound;
}

export function say({ words, sound }: Telling): void {
  if (sound) play(sound);
  if (words) announce(words);
}

/** Says what is to be said whenever something is another. */
export function tell<T>(source: () => T, said: (now: T, before: T) => Telling | null): void {
  // What it is made of may change more often, like a clock that is read ten times for every second.
  const current = createMemo(source);
  let before = untrack(current);
  const change = (now: T) => {
    const telling = said(now, before);
    before = now;
    if (telling) say(telling);
  };
  createEffect(on(current, change, { defer: true }));
}
