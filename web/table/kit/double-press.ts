// The second press of a double one was meant for what lay there before.
import { onCleanup } from 'solid-js';

const DOUBLE_PRESS = 400;

/** Once no such press can come any more, unless whoever asks is gone by then. */
export function afterDoublePress(then: () => void): void {
  const timer = setTimeout(then, DOUBLE_PRESS);
  onCleanup(() => clearTimeout(timer));
}
