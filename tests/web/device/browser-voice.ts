// A browser's voice for tests: which notes were struck when, how loud, and how long it takes to wake up.
import { vi } from 'vitest';

export interface Struck {
  pitch: number;
  at: number;
  /** Of everything, when it was struck. */
  volume: number;
  overtones: readonly number[];
}
export const struck: Struck[] = [];
export const vibrate = vi.fn();
/** In ms. */
export const waking = { takes: 0 };

let page: EventTarget;
export const touch = () => page.dispatchEvent(new Event('pointerdown'));

class Parameter {
  value = 0;
  setValueAtTime(value: number) {
    this.value = value;
  }
  linearRampToValueAtTime() {}
  exponentialRampToValueAtTime(value: number) {
    this.value = value;
  }
}
const node = (more: object = {}) => ({ ...more, connect: (to: unknown) => to });

class Voice {
  state = 'suspended';
  currentTime = 0;
  destination = {};
  #volume: Parameter | null = null;
  async resume(): Promise<void> {
    if (waking.takes > 0) await new Promise((done) => setTimeout(done, waking.takes));
    this.state = 'running';
  }
  async suspend(): Promise<void> {
    this.state = 'suspended';
  }
  createGain() {
    const gain = new Parameter();
    this.#volume ??= gain;
    return node({ gain });
  }
  createDynamicsCompressor() {
    return node({ threshold: new Parameter(), knee: new Parameter() });
  }
  createPeriodicWave(_: number[], overtones: readonly number[]) {
    return overtones;
  }
  createOscillator() {
    const frequency = new Parameter();
    let overtones: readonly number[] = [];
    return node({
      frequency,
      setPeriodicWave(wave: readonly number[]) {
        overtones = wave;
      },
      start: (at: number) =>
        struck.push({ pitch: frequency.value, at, volume: this.#volume!.value, overtones }),
      stop() {},
    });
  }
}

/** A page that nobody has touched yet, its time driven by hand. */
export function newPage(): void {
  vi.resetModules();
  vi.useFakeTimers();
  struck.length = 0;
  waking.takes = 0;
  vibrate.mockClear();
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('AudioContext', Voice);
  vi.stubGlobal('navigator', { vibrate, userActivation: { hasBeenActive: true } });
}
