// A turn is heard and felt as far as both are set, and only once somebody has touched the page.
import { beforeEach, expect, test, vi } from 'vitest';

let page: EventTarget;
const tones: number[] = [];
const vibrate = vi.fn();

class Voice {
  state = 'suspended';
  currentTime = 0;
  destination = {};
  async resume(): Promise<void> {
    this.state = 'running';
  }
  async suspend(): Promise<void> {}
  createGain() {
    const gain = { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} };
    return { gain, connect: (to: unknown) => to };
  }
  createOscillator() {
    const frequency = { value: 0 };
    return {
      frequency,
      type: '',
      connect: (to: unknown) => to,
      start: () => tones.push(frequency.value),
      stop() {},
    };
  }
}

async function opened(set: { sound: boolean; vibration: boolean }) {
  const { allowSounds } = await import('#web/device/audio.ts');
  const { chime } = await import('#web/device/chime.ts');
  allowSounds(set);
  return chime;
}
const touch = () => page.dispatchEvent(new Event('pointerdown'));

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  tones.length = 0;
  vibrate.mockClear();
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('AudioContext', Voice);
  vi.stubGlobal('navigator', { vibrate, userActivation: { hasBeenActive: true } });
});

test('as two rising notes, and three short buzzes', async () => {
  const chime = await opened({ sound: true, vibration: true });
  touch();
  chime();
  expect(tones).toHaveLength(2);
  expect(tones[1]).toBeGreaterThan(tones[0]!);
  expect(vibrate).toHaveBeenCalledExactlyOnceWith([60, 60, 60]);
});

test('only felt without sounds, only heard without vibration', async () => {
  const silent = await opened({ sound: false, vibration: true });
  touch();
  silent();
  expect([tones.length, vibrate.mock.calls.length]).toEqual([0, 1]);
  const still = await opened({ sound: true, vibration: false });
  touch();
  still();
  expect([tones.length, vibrate.mock.calls.length]).toEqual([2, 1]);
});

test('not before somebody has touched the page', async () => {
  const chime = await opened({ sound: true, vibration: true });
  vi.stubGlobal('navigator', { vibrate, userActivation: { hasBeenActive: false } });
  chime();
  expect([tones.length, vibrate.mock.calls.length]).toEqual([0, 0]);
});
