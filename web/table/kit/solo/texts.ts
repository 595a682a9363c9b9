// Results in words: numbers, and when it was.
import { locale } from '#web/words/words.ts';

export const numberText = (many: number) => new Intl.NumberFormat(locale()).format(many);

export const whenText = (time: number) =>
  new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short' }).format(time);

const days = () => new Intl.DateTimeFormat(locale(), { dateStyle: 'medium' });
export const dayText = (time: number) => days().format(time);
export const daysText = (from: number, to: number) => days().formatRange(from, to);
