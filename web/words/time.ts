// Spans of time in words.
import type { Millis } from '#shared/engine/game.ts';
import { language, locale } from './loader.ts';

/** To make one takes longer than to use it, and a clock is read ten times a second. */
const formats = new Map<string, Intl.NumberFormat>();

/** As 1:07, for a clock; with tenths where times are compared. */
export function timeSaid(millis: Millis, tenths = false): string {
  const part = tenths ? 10 : 1;
  const seconds = Math.floor((millis * part) / 1000) / part;
  return `${Math.floor(seconds / 60)}:${formatOf(tenths).format(seconds % 60)}`;
}

function formatOf(tenths: boolean): Intl.NumberFormat {
  const key = `${language()} ${tenths}`;
  const digits = { minimumIntegerDigits: 2, minimumFractionDigits: tenths ? 1 : 0 };
  if (!formats.has(key)) formats.set(key, new Intl.NumberFormat(locale(), digits));
  return formats.get(key)!;
}
