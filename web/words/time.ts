// Spans of time in words.
import { locale } from './loader.ts';

/** As 1:07, for a clock; with tenths where times are compared. */
export function timeSaid(millis: number, tenths = false): string {
  const whole = Math.floor(millis / 1000);
  const minutes = Math.floor(whole / 60);
  const seconds = `${whole % 60}`.padStart(2, '0');
  if (!tenths) return `${minutes}:${seconds}`;
  const part = new Intl.NumberFormat(locale(), { minimumFractionDigits: 1, minimumIntegerDigits: 2 });
  return `${minutes}:${part.format((whole % 60) + Math.floor((millis % 1000) / 100) / 10)}`;
}
