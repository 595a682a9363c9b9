// The sound of a turn, apart from the others: only rooms need it.
import { vibrate, voice } from './audio.ts';
import { type Note, sing } from './sound.ts';

const CHIME: readonly Note[] = [
  [587, 0, 0.12, 0.16, 'sine'],
  [880, 0.11, 0.26, 0.14, 'sine'],
];

export function chime(): void {
  vibrate([60, 60, 60]);
  const to = voice();
  if (to) for (const note of CHIME) sing(to, note);
}
