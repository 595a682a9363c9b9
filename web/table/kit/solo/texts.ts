// Results in words: numbers, and when it was.
import { locale } from '#web/words/words.ts';

/** One for each language: making one takes a hundred times as long as using it. */
function inEach<Format>(make: (locale: string) => Format): () => Format {
  const made = new Map<string, Format>();
  return () => {
    const here = locale();
    const format = made.get(here) ?? make(here);
    made.set(here, format);
    return format;
  };
}

const numbers = inEach((locale) => new Intl.NumberFormat(locale));
const times = inEach(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }),
);
const days = inEach((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }));

export const numberText = (many: number) => numbers().format(many);
export const whenText = (time: number) => times().format(time);
export const dayText = (time: number) => days().format(time);
export const daysText = (from: number, to: number) => days().formatRange(from, to);
