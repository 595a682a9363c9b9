// What happened is said once, in words and by a sound.
import { createSignal } from 'solid-js';
import { beforeEach, expect, test, vi } from 'vitest';
import { tell } from '#web/table/kit/tell.ts';
import { begun } from './table.ts';

const heard = vi.hoisted(() => [] as string[]);
vi.mock('#web/device/announcer.tsx', () => ({ announce: (words: string) => heard.push(words) }));
vi.mock('#web/device/sound.ts', () => ({ play: (sound: string) => heard.push(`♪ ${sound}`) }));

beforeEach(() => {
  heard.length = 0;
});

test('nothing is said of how things are, and every change with what was before', () => {
  const [card, setCard] = createSignal('none');
  begun(() => tell(card, (now, before) => ({ words: `${before}, ${now}`, sound: 'go' })));
  expect(heard).toEqual([]);
  setCard('drop');
  setCard('turn');
  expect(heard).toEqual(['♪ go', 'none, drop', '♪ go', 'drop, turn']);
});

test('a clock read ten times a second ticks once for each second', () => {
  const [time, setTime] = createSignal(0);
  const second = () => Math.ceil(time() / 1000);
  begun(() => tell(second, () => ({ sound: 'tick' })));
  for (let now = 100; now <= 3000; now += 100) setTime(now);
  expect(heard).toEqual(['♪ tick', '♪ tick', '♪ tick']);
});

test('where there is nothing to be said nothing is heard', () => {
  const [call, setCall] = createSignal<string | null>('go');
  begun(() => tell(call, (now) => (now === null ? null : { words: now })));
  setCall(null);
  expect(heard).toEqual([]);
});
