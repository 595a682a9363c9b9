// The words of the chosen language; a language is loaded when it is first needed.
import { createEffect, createRoot, createSignal, on } from 'solid-js';
import { LANGUAGES, type Language, settings } from '../saves/settings.ts';
import type { Words } from './en.ts';

const LOADERS: Record<Language, () => Promise<Words>> = {
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
  de: async () => (await import('./de.ts')).de,
};

const [current, setCurrent] = createRoot(() =>
  createSignal<{ language: Language; words: Words } | null>(null),
);

/** Every word a person sees comes through here; reactive. */
export function words(): Words {
  return current()!.words;
}

export function language(): Language {
  return current()!.language;
}

/** The chosen language, else the first of the browser's that we speak, else English. */
export function wantedLanguage(chosen: string, preferred: readonly string[]): Language {
  const spoken = [chosen, ...preferred].map((tag) => tag.toLowerCase().split('-')[0]);
  return (
    spoken.find((tag): tag is Language => (LANGUAGES as readonly (string | undefined)[]).includes(tag)) ??
    'en'
  );
}

async function speak(language: Language): Promise<void> {
  const words = await LOADERS[language]();
  setCurrent({ language, words });
  document.documentElement.lang = language;
}

/** Resolves when the first words are there; follows the settings from then on. */
export async function loadWords(): Promise<void> {
  const wanted = () => wantedLanguage(settings().language, navigator.languages);
  await speak(wanted());
  createRoot(() => createEffect(() => wanted() !== current()?.language && void speak(wanted())));
}

/**
 * Words that only some pages need, fetched with them: a module that awaits them draws nothing before they are there.
 * After a change of language the old ones stay until the new ones are.
 */
export async function furtherWords<T extends object>(
  loaders: Record<Language, () => Promise<T>>,
): Promise<() => T> {
  const [words, setWords] = createSignal<T>(await loaders[language()]());
  createRoot(() =>
    createEffect(
      on(language, async (wanted) => {
        const fetched = await loaders[wanted]();
        if (language() === wanted) setWords(() => fetched);
      }),
    ),
  );
  return words;
}
