// Nothing is called what it must not be called, in any language and in any file of words.
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '#shared/api/languages.ts';
import { TERMS } from './terms.ts';
import { abouts, folders, root, textsIn } from './texts.ts';

/** For JavaScript’s own \b, words end before every accent. */
const wordly = ({ source, flags }: RegExp) =>
  new RegExp(
    source.replaceAll('\\b', '(?:(?<![\\p{L}])(?=[\\p{L}])|(?<=[\\p{L}])(?![\\p{L}]))'),
    `${flags}u`,
  );

const plain = (text: string) => text.replace(/\u00ad/gu, '').replace(/\s/gu, ' ');

function faultsOf(language: Language, folder: string, text: string): string[] {
  return TERMS[language]
    .filter(({ never, but }) => but !== folder && wordly(never).test(plain(text)))
    .map(({ thing, word }) => `${text} (${thing}: ${word})`);
}

describe.each(LANGUAGES)('%s', (language) => {
  test.each(folders)('%s calls things by their names', (folder) => {
    const texts = textsIn(join(folder, `${language}.ts`));
    expect(texts.flatMap((text) => faultsOf(language, folder, text))).toEqual([]);
  });

  test.each(abouts)('%s calls things by their names', async (file) => {
    const { about } = await import(join(root, file));
    const texts: string[] = Object.values(about[language]);
    expect(texts.flatMap((text) => faultsOf(language, file, text))).toEqual([]);
  });

  test('a thing is in the list once, and not called what it must not be called', () => {
    const things = TERMS[language].map(({ thing }) => thing);
    expect(new Set(things).size).toBe(things.length);
    for (const { word } of TERMS[language]) expect(faultsOf(language, '', word)).toEqual([]);
  });

  test('where something else is meant there are words', () => {
    for (const { but } of TERMS[language]) if (but) expect(folders).toContain(but);
  });
});

const WRONG: Record<Language, string[]> = {
  en: [
    'Everybody falls another way.',
    'in by the open door',
    'To play: Vega',
    'As the device',
    'Could not ask. Try again with a network.',
    'Here your solved galaxies collect.',
    'Everything here works without a network.',
    'Winner: You',
    'I follow',
  ],
  fr: [
    'Saute à droite, et laisse tomber.',
    'étoile bleue, de chez Vega',
    'Saut haut',
    'Tour',
    'Mourir\u202f!',
    'Galaxie sphérique',
    'Temps de qui a 3 réponses justes',
    'À jouer\u202f: Vega',
    'Aucun défaut',
    'Désigne une carte',
  ],
  de: [
    'Mensch dazu',
    'Bot dazu auf Platz 3',
    'Sterben!',
    'Gewonnen hat: Du',
    'Morgen ist ein anderer',
    'Zurückblicken',
    'Am Zug: Vega',
    'Hier läuft alles auch ohne Netz.',
  ],
};

test.each(LANGUAGES.flatMap((language) => WRONG[language].map((text) => [language, text] as const)))(
  '%s: “%s” is found',
  (language, text) => {
    expect(faultsOf(language, '', text)).not.toEqual([]);
  },
);

test.each([
  ['en', 'The mast is going online'],
  ['fr', 'Un tour en bref'],
  ['de', 'Zum Tisch gehört ein Bot, dazu Musik'],
] as const)('%s: “%s” is not', (language, text) => {
  expect(faultsOf(language, '', text)).toEqual([]);
});
