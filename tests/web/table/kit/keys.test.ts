// One list of keys: what each does, once however long it is held.
import { createRoot } from 'solid-js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ARROWS, createKeys, digitsTo, type Keys } from '#web/table/kit/keys.ts';

/** Something that has the focus, known by the selectors that fit it. */
class Focused {
  readonly fits: readonly string[];
  readonly around: readonly string[];
  constructor(fits: readonly string[] = [], around: readonly string[] = []) {
    this.fits = fits;
    this.around = around;
  }
  matches(selector: string): boolean {
    return this.fits.some((one) => selector.includes(one));
  }
  closest(selector: string): Focused | null {
    const wanted = selector.split(', ');
    return [...this.fits, ...this.around].some((one) => wanted.includes(one)) ? this : null;
  }
}

const KEYS = {
  go: ['G'],
  cards: digitsTo(5),
  arrows: ARROWS,
  enter: ['Enter'],
  own: ['Home'],
  nothing: ['N'],
} satisfies Keys;

const pressed: string[] = [];
let deaf = false;
const listeners = new EventTarget();
let end = () => {};

beforeEach(() => {
  pressed.length = 0;
  deaf = false;
  vi.stubGlobal('HTMLElement', Focused);
  vi.stubGlobal('addEventListener', listeners.addEventListener.bind(listeners));
  vi.stubGlobal('removeEventListener', listeners.removeEventListener.bind(listeners));
  const note = (name: string) => (key: string) => {
    pressed.push(`${name} ${key}`);
  };
  createRoot((dispose) => {
    end = dispose;
    createKeys({
      keys: KEYS,
      frame: () => ({ contains: (one: unknown) => one !== OUTSIDE }) as unknown as HTMLElement,
      deaf: () => deaf,
      press: {
        go: note('go'),
        cards: note('card'),
        arrows: note('arrow'),
        enter: note('enter'),
        own: null,
        nothing: () => false,
      },
    });
  });
});
afterEach(() => {
  end();
  vi.unstubAllGlobals();
});

const OUTSIDE = new Focused(['button']);

/** Whether the browser is kept from what it would do itself. */
function press(key: string, more: object = {}): boolean {
  const event = new Event('keydown', { cancelable: true });
  const given = { key, code: '', repeat: false, target: new Focused(), ...more };
  for (const [name, value] of Object.entries(given)) Object.defineProperty(event, name, { value });
  return !listeners.dispatchEvent(event);
}

test('a key does what it is for, large or small, and the browser does nothing with it', () => {
  expect([press('g'), press('G'), press('ArrowUp')]).toEqual([true, true, true]);
  expect(pressed).toEqual(['go G', 'go G', 'arrow ArrowUp']);
});

test('held down it is one press', () => {
  press('g');
  for (let held = 0; held < 30; held++) press('g', { repeat: true });
  expect(pressed).toEqual(['go G']);
});

test('Enter held down on a button presses it once; what lies outside the table is left alone', () => {
  const button = new Focused(['button']);
  expect(press('Enter', { target: button })).toBe(false);
  expect(press('Enter', { target: button, repeat: true })).toBe(true);
  expect(press('Enter', { target: OUTSIDE, repeat: true })).toBe(false);
  expect(pressed).toEqual([]);
});

test('a button that is chosen already gives way to what Enter does next', () => {
  press('Enter', { target: new Focused(['button', '[aria-pressed="true"]']) });
  expect(pressed).toEqual(['enter Enter']);
});

test('digits are known by their place, whatever a French keyboard makes of them', () => {
  press('2');
  press('é', { code: 'Digit2' });
  press('6', { code: 'Digit6' });
  expect(pressed).toEqual(['card 2', 'card 2']);
});

test('what does nothing now, or is heard by what has the focus, is left to the browser', () => {
  expect([press('n'), press('Home'), press('x')]).toEqual([false, false, false]);
});

test.each([
  ['with Control', { ctrlKey: true }],
  ['with Alt', { altKey: true }],
  ['with Meta', { metaKey: true }],
  ['in a field', { target: new Focused(['input']) }],
  ['in a sheet', { target: new Focused([], ['dialog']) }],
])('%s it is not for the table', (_, more) => {
  expect(press('g', more)).toBe(false);
  expect(pressed).toEqual([]);
});

test('while the table is paused nothing is heard, nor after it is left', () => {
  deaf = true;
  press('g');
  deaf = false;
  end();
  press('g');
  expect(pressed).toEqual([]);
});
