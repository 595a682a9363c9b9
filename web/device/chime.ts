// The sound of a turn, apart from the others: only rooms need it.

import { type Note, sing } from './instrument.ts';
import { vibrate, voiced } from './voice.ts';

const CHIME: readonly Note[] = [
  [4, 0, 0.14, 0.16],
  [7, 0.11, 0.3, 0.14],
];

export function chime(): void {
  vibrate([60, 60, 60]);
  voiced((to, volume) => sing(to, volume, 'glass', CHIME));
}
