// The result in two lines that give nothing away.
import type { Millis } from '../engine/game.ts';
import { type Mark, scoreOf } from './score.ts';

/** Told apart by shape, not only by colour. */
const SIGNS: Record<Mark, string> = { found: '🪐', rightlyNone: '🛑', wrong: '✖️' };

export interface Shared {
  number: number;
  marks: readonly Mark[];
  time: Millis;
  /** Leads to the very galaxy that was played. */
  link: string;
  /** What a galaxy of the archive is called, for one that was not solved on its day. */
  archive: string | null;
}

export function shareText({ number, marks, time, link, archive }: Shared): string {
  const signs = marks.map((mark) => SIGNS[mark]).join('');
  const score = `${scoreOf(marks)}/${marks.length}`;
  return `${galaxyText(number, archive)} · ${score} · ${clockText(time)}\n${signs} ${link}`;
}

export function galaxyText(number: number, archive: string | null): string {
  return `Starboard ${number}${archive === null ? '' : ` (${archive})`}`;
}

/** Minutes and seconds as on a clock, the begun second not counted. */
export function clockText(time: Millis): string {
  const seconds = Math.floor(time / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
