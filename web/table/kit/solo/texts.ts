// Results in words: numbers, and when it was.
import { locale } from '#web/words/words.ts';
import { kitWords } from '../words/words.ts';
import type { Measure } from './measure.ts';

export const numberText = (many: number) => new Intl.NumberFormat(locale()).format(many);

/** What a result is where the game measures nothing else. */
export const POINTS: Measure = { said: (points) => kitWords().solo.points(points), short: numberText };

export const whenText = (time: number) =>
  new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short' }).format(time);

const days = () => new Intl.DateTimeFormat(locale(), { dateStyle: 'medium' });
export const dayText = (time: number) => days().format(time);
export const daysText = (from: number, to: number) => days().formatRange(from, to);
