// Every file of words there is, found on the disk: the same keys in every language, each with its own typography.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '#shared/api/languages.ts';
import { GAME_IDS } from '#shared/games/registry.ts';
import { GAME_PAGES } from '#web/games/registry.ts';
import { abouts, folders, root, textsIn } from './texts.ts';

/** What a text may not hold in each language; a name of somebody else's keeps its own typography. */
const FAULTS: Record<Language, { unlike: RegExp; quoted: RegExp }> = {
  en: { unlike: /["']/u, quoted: /“[^“”]*”/gu },
  fr: { unlike: /["']|(?<!\u202f)[!?;»]|(?<!\u202f|\d):|«(?!\u202f)/u, quoted: /«[^«»]*»/gu },
  de: { unlike: /["']/u, quoted: /„[^„“]*“/gu },
};
const NAMES = ['Sit Down!'];

function faultOf(language: Language, text: string): string | null {
  const own = NAMES.reduce((rest, name) => rest.replaceAll(name, ''), text);
  const { unlike, quoted } = FAULTS[language];
  return unlike.test(own) || /[„“”«»]/u.test(own.replace(quoted, '')) ? text : null;
}

/** What lies under each key, down to the number of arguments. */
function shapeOf(words: unknown): unknown {
  if (typeof words === 'function') return `function of ${words.length}`;
  if (Array.isArray(words)) return words.map(shapeOf);
  if (typeof words !== 'object' || words === null) return typeof words;
  return Object.fromEntries(
    Object.entries(words)
      .map(([key, value]) => [key, shapeOf(value)] as const)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}

const wordsOf = async (folder: string, language: Language): Promise<object> =>
  (await import(join(root, folder, `${language}.ts`))).default;

test('the check knows the words of the pages and of every game', () => {
  expect(folders).toContain('web/words');
  for (const game of GAME_IDS) expect(folders).toContain(`web/games/${game}/words`);
});

describe.each(folders)('%s', (folder) => {
  test.each(LANGUAGES)('has the keys of English: %s', async (language) => {
    expect(existsSync(join(root, folder, `${language}.ts`))).toBe(true);
    expect(shapeOf(await wordsOf(folder, language))).toEqual(shapeOf(await wordsOf(folder, 'en')));
  });

  test.each(LANGUAGES)('has the quotes, apostrophes and spaces of its language: %s', (language) => {
    const texts = textsIn(join(folder, `${language}.ts`));
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.filter((text) => faultOf(language, text))).toEqual([]);
  });
});

test.each(abouts)('%s', async (file) => {
  const { about } = await import(join(root, file));
  expect(Object.keys(about).sort()).toEqual([...LANGUAGES].sort());
  for (const language of LANGUAGES) {
    expect(shapeOf(about[language])).toEqual(shapeOf(about.en));
    const texts: string[] = Object.values(about[language]);
    expect(texts.filter((text) => text.trim() === '' || faultOf(language, text))).toEqual([]);
    if (language !== 'en') expect(about[language].line).not.toBe(about.en.line);
  }
});

test('every game says in every language what it is', () => {
  for (const game of GAME_IDS) {
    expect(Object.keys(GAME_PAGES[game].about).sort(), game).toEqual([...LANGUAGES].sort());
  }
});

test.each([
  ['en', 'It’s “here”: yes!', "It's here"],
  ['en', 'one “two” three', 'one „two“ three'],
  ['fr', 'Ici\u202f: «\u202foui\u202f»\u202f!', 'Ici : oui'],
  ['fr', 'à 7:04', 'Oui!'],
  ['de', '„So“: ja!', '“So”: ja!'],
] as const)('a fault in %s is found', (language, good, bad) => {
  expect(faultOf(language, good)).toBeNull();
  expect(faultOf(language, bad)).toBe(bad);
});
