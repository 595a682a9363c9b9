// The key that does the same as a button, for whoever has a keyboard; it is read aloud by `aria-keyshortcuts`.
import './cap.css';
import { KEYS } from '../model/keys.ts';

/** As they are printed where the name is too long. */
const PRINTED: Partial<Record<string, string>> = { Backspace: '⌫' };

export function KeyCap(props: { of: keyof typeof KEYS; at?: number }) {
  const key = () => KEYS[props.of][props.at ?? 0]!;
  return (
    <span class="builder-key" aria-hidden="true">
      {PRINTED[key()] ?? key()}
    </span>
  );
}
