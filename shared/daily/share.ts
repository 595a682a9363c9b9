// The result in two lines that give nothing away.
import type { Millis } from '../engine/game.ts';
import { type Mark, scoreOf } from './score.ts';

/** Told apart by shape, not only by colour. */
const SIGNS: Record<Mark, string> = { found: '🪐', rightlyNone: '🛑', wrong: '✖️' };

export function shareText(number: number, marks: readonly Mark[], time: Millis, link: string): string {
  const signs = marks.map((mark) => SIGNS[mark]).join('');
  return `Starboard ${number} · ${scoreOf(marks)}/${marks.length} · ${clockText(time)}\n${signs} ${link}`;
}

/** Minutes and seconds as on a clock, the begun second not counted. */
export function clockText(time: Millis): string {
  const seconds = Math.floor(time / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
