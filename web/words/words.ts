// The words of the chosen language; a language is loaded when it is first needed.
import { createEffect, createRoot, createSignal } from 'solid-js';
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
