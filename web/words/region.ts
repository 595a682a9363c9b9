// Where the reader lives: dates, numbers and lists are written as there, in the language of the page.
import type { Language } from '#shared/api/languages.ts';

/** The language with the first region that the browser names for it; alone when it names none. */
export function regional(language: Language, preferred: readonly string[] = navigator.languages): string {
  const found = preferred.map(localeOf).find((locale) => locale?.language === language && locale.region);
  return found ? `${language}-${found.region}` : language;
}

/** Some systems name languages in a way of their own, `en-US@posix`. */
function localeOf(tag: string): Intl.Locale | null {
  try {
    return new Intl.Locale(tag);
  } catch {
    return null;
  }
}
