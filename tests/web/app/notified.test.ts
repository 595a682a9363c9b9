// A pressed notification leads to the window of its room, or to a new one.
import { expect, test } from 'vitest';
import { showAddress } from '#web/app/notified.ts';

function windowsAt(...addresses: string[]) {
  const done: string[] = [];
  const open = addresses.map((url) => ({ url, focus: async () => done.push(`focus ${url}`) }));
  const windows = {
    matchAll: async () => open,
    openWindow: async (address: string) => done.push(`open ${address}`),
  };
  return { windows, done };
}

test('to the one that shows the room, whatever else is open', async () => {
  const { windows, done } = windowsAt('https://s.test/', 'https://s.test/r/abc#code', 'https://s.test/r/abd');
  await showAddress(windows, '/r/abc');
  expect(done).toEqual(['focus https://s.test/r/abc#code']);
});

test('to a new one when the room was closed', async () => {
  const { windows, done } = windowsAt('https://s.test/', 'https://s.test/r/abcd');
  await showAddress(windows, '/r/abc');
  expect(done).toEqual(['open /r/abc']);
});
