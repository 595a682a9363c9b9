// Dates, numbers and lists as in the reader's region, whatever the browser names.
import { globSync, readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { dayText, numberText, weekText } from '#web/daily/parts/numbers.ts';
import { listed, speak } from '#web/words/loader.ts';
import { regional } from '#web/words/region.ts';

/** A page in a language, in a browser that prefers these. */
async function read(language: 'en' | 'fr' | 'de', ...languages: string[]): Promise<void> {
  vi.stubGlobal('navigator', { languages });
  vi.stubGlobal('document', { documentElement: {} });
  await speak(language);
}
afterEach(() => vi.unstubAllGlobals());

test.each([
  // Some editions of the tables put a comma after an English Thursday.
  ['en', ['en-GB'], /^Thursday,? 19 November 2026$/],
  ['en', ['en-US', 'en'], /^Thursday, November 19, 2026$/],
  ['en', ['sv-SE', 'sv'], /^Thursday, November 19, 2026$/],
  ['fr', ['en-GB', 'fr-CA'], /^jeudi 19 novembre 2026$/],
  ['de', ['de-AT'], /^Donnerstag, 19\. November 2026$/],
] as const)('in %s, for a reader of %s, a day is written as there', async (language, preferred, said) => {
  await read(language, ...preferred);
  expect(dayText('2026-11-19')).toMatch(said);
});

test('weeks, numbers and lists are the region’s, too', async () => {
  await read('en', 'en-GB', 'en');
  expect(weekText('2026-11-16', '2026-11-22')).toMatch(/^16\s?–\s?22 November 2026$/);
  expect(listed(['Ana', 'Ben', 'Cleo'])).toBe('Ana, Ben and Cleo');
  await read('en', 'en-US');
  expect(listed(['Ana', 'Ben', 'Cleo'])).toBe('Ana, Ben, and Cleo');
  await read('de', 'de-CH');
  expect(numberText(1_234_567)).toMatch(/^1['’]234['’]567$/);
  await read('de', 'en-GB');
  expect(numberText(1_234_567)).toBe('1.234.567');
});

test('a region counts for its own language alone, the first one named', () => {
  expect(regional('en', ['de-AT', 'en', 'en-IE', 'en-US'])).toBe('en-IE');
  expect(regional('fr', ['de-AT', 'en-IE'])).toBe('fr');
  expect(regional('de', ['de-Latn-CH-1996'])).toBe('de-CH');
});

test('names of languages that are none do no harm', () => {
  expect(regional('en', ['en-US@posix', 'en_GB', '', 'C', 'en-NZ'])).toBe('en-NZ');
  expect(regional('en', [])).toBe('en');
});

test('nothing on the page is formatted without the reader’s region', () => {
  const formats = /new Intl\.(?!PluralRules|Locale)\w+\((?!locale\b|regional\()/;
  const files = globSync('web/**/*.{ts,tsx}');
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => formats.test(readFileSync(file, 'utf8')))).toEqual([]);
});
