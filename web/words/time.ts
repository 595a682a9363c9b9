// Spans of time in words.
import type { Millis } from '#shared/engine/game.ts';
import { locale } from './loader.ts';

/** As 1:07, for a clock; with tenths where times are compared. */
export function timeSaid(millis: Millis, tenths = false): string {
  const part = tenths ? 10 : 1;
  const seconds = Math.floor((millis * part) / 1000) / part;
  const digits = { minimumIntegerDigits: 2, minimumFractionDigits: part > 1 ? 1 : 0 };
  return `${Math.floor(seconds / 60)}:${new Intl.NumberFormat(locale(), digits).format(seconds % 60)}`;
}
