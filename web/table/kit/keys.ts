// The keys of a table, listed once: from the list come what hears them, `aria-keyshortcuts`, and the rules page's table.
import { onCleanup, onMount } from 'solid-js';

/** By what they are for: one key, or several that belong together. */
export type Keys<Name extends string = string> = Readonly<Record<Name, readonly string[]>>;

/** Answers false where there is nothing to do now. */
type Press = (key: string) => unknown;

export const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowDown', 'ArrowUp'] as const;
export const digitsTo = (last: number) => Array.from({ length: last }, (_, at) => `${at + 1}`);

interface Hearing<Name extends string> {
  keys: Keys<Name>;
  /** What each does; null where what has the focus hears it by itself. */
  press: Readonly<Record<Name, Press | null>>;
  frame: () => HTMLElement;
  /** Nothing is heard meanwhile. */
  deaf: () => boolean;
}

export function createKeys<Name extends string>({ keys, press, frame, deaf }: Hearing<Name>): void {
  const names = Object.keys(keys) as Name[];

  function hear(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || deaf()) return;
    const target = event.target instanceof HTMLElement ? event.target : null;
    if (target?.closest('input, select, textarea, dialog')) return;
    const pressed = event.key === 'Enter' ? target?.closest('button, a') : null;
    // Held down, a key would press again what is under it by then.
    if (event.repeat) {
      if (pressed && frame().contains(pressed)) event.preventDefault();
      return;
    }
    // A focused button is pressed by itself; one that is chosen already gives way to what comes next.
    if (pressed && !pressed.matches('[aria-keyshortcuts][aria-pressed="true"]')) return;
    const key = keyOf(event);
    const name = names.find((one) => keys[one].includes(key));
    const does = name && press[name];
    if (does && does(key) !== false) event.preventDefault();
  }

  onMount(() => addEventListener('keydown', hear));
  onCleanup(() => removeEventListener('keydown', hear));
}

/** On French keyboards the keys of the digits give other signs. */
function keyOf({ key, code }: KeyboardEvent): string {
  const digit = /^Digit(\d)$/.exec(code)?.[1];
  return digit ?? (key.length === 1 ? key.toUpperCase() : key);
}
