// The words that every page needs, and the language that follows the settings.
import { createEffect, createRoot, createSignal, on } from 'solid-js';
import { type Language, wantedLanguage } from '#shared/api/languages.ts';
import { reloadIfReachable } from '../device/new-page.ts';
import { speak, wording } from './loader.ts';

export { listed, locale } from './loader.ts';

export const words = wording({
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  de: () => import('./de.ts'),
});

const [languageMissing, setLanguageMissing] = createSignal(false);

/** The language that was chosen last could not be fetched; the page goes on in the one before. */
export { languageMissing };

/** Resolves when the first words are there; follows what is chosen from then on. */
export async function loadWords(chosen: () => string): Promise<void> {
  const wanted = () => wantedLanguage(chosen(), navigator.languages);
  await speak(wanted());
  await words.fetch();
  const missed = new Set<Language>();
  const follow = async (next: Language) => {
    setLanguageMissing(false);
    try {
      await speak(next);
    } catch (error) {
      console.error(error);
      setLanguageMissing(true);
      if (missed.has(next)) await reloadIfReachable();
      missed.add(next);
    }
  };
  createRoot(() => createEffect(on(wanted, (next) => void follow(next), { defer: true })));
}
