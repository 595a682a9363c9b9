// Words come when somebody waits for them, and change language together or not at all.
import { beforeEach, expect, test, vi } from 'vitest';
import type { Language } from '#shared/api/languages.ts';

type Said = { hello: string };
const HELLO: Record<Language, string> = { en: 'hello', fr: 'bonjour', de: 'hallo' };

/** The module keeps what was fetched: each test begins with none. */
async function freshWording() {
  vi.resetModules();
  // Solid warns of a second copy of itself, which is meant here.
  vi.stubGlobal('Solid$$', undefined);
  vi.stubGlobal('document', { documentElement: { lang: '' } });
  return import('#web/words/loader.ts');
}

let module: Awaited<ReturnType<typeof freshWording>>;
beforeEach(async () => {
  module = await freshWording();
});

const immediate = (suffix = '') => {
  const source = (language: Language) => async () => ({ default: { hello: HELLO[language] + suffix } });
  return { en: source('en'), fr: source('fr'), de: source('de') };
};

/** Sources whose files arrive when they are let. */
function slow() {
  const arrivals = new Map<Language, (words: { default: Said }) => void>();
  const failures = new Map<Language, (error: Error) => void>();
  const source = (language: Language) => () =>
    new Promise<{ default: Said }>((arrive, fail) => {
      arrivals.set(language, arrive);
      failures.set(language, fail);
    });
  return {
    sources: { en: source('en'), fr: source('fr'), de: source('de') },
    arrive: (language: Language) => arrivals.get(language)?.({ default: { hello: HELLO[language] } }),
    fail: (language: Language) => failures.get(language)?.(new Error('no network')),
  };
}

test('words nobody has waited for are an error, not a blank', () => {
  expect(module.wording(immediate())).toThrow('Nobody has waited');
});

test('a module comes together with its words', async () => {
  const words = module.wording(immediate());
  expect(await module.withWords(Promise.resolve('page'), words)).toBe('page');
  expect(words().hello).toBe('hello');
});

test('all sets change language at once', async () => {
  const quick = module.wording(immediate());
  const late = slow();
  const slowly = module.wording(late.sources);
  const coming = slowly.fetch();
  late.arrive('en');
  await Promise.all([quick.fetch(), coming]);

  const change = module.speak('fr');
  await Promise.resolve();
  expect([quick().hello, slowly().hello, module.language()]).toEqual(['hello', 'hello', 'en']);
  late.arrive('fr');
  await change;
  expect([quick().hello, slowly().hello, module.language()]).toEqual(['bonjour', 'bonjour', 'fr']);
  expect(document.documentElement.lang).toBe('fr');
});

test('words that are on their way while the language changes come in the new one', async () => {
  const late = slow();
  const words = module.wording(late.sources);
  const coming = words.fetch();
  await module.speak('de');
  late.arrive('en');
  await vi.waitFor(() => {
    late.arrive('de');
    expect(words().hello).toBe('hallo');
  });
  await coming;
  expect(words().hello).toBe('hallo');
});

test('where one file of a language is missing, everything stays in the one before', async () => {
  const quick = module.wording(immediate());
  const late = slow();
  const broken = module.wording(late.sources);
  const coming = broken.fetch();
  late.arrive('en');
  await Promise.all([quick.fetch(), coming]);

  const change = module.speak('fr');
  late.fail('fr');
  await expect(change).rejects.toThrow('no network');
  expect([quick().hello, broken().hello, module.language()]).toEqual(['hello', 'hello', 'en']);
});

test('of two changes at once the last one counts', async () => {
  const late = slow();
  const words = module.wording(late.sources);
  const coming = words.fetch();
  late.arrive('en');
  await coming;

  const first = module.speak('fr');
  const last = module.speak('de');
  late.arrive('de');
  await last;
  late.arrive('fr');
  await first;
  expect([words().hello, module.language()]).toEqual(['hallo', 'de']);
});

test('words that could not be fetched are asked for again', async () => {
  const late = slow();
  const words = module.wording(late.sources);
  const first = words.fetch();
  late.fail('en');
  await expect(first).rejects.toThrow('no network');
  const second = words.fetch();
  late.arrive('en');
  await second;
  expect(words().hello).toBe('hello');
});
