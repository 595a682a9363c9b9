// The words of the daily galaxy, apart from the others so that only its pages load them.
import { createResource, createRoot } from 'solid-js';
import type { Language } from '../saves/settings.ts';
import type { DailyWords } from './daily-en.ts';
import { language } from './words.ts';

const LOADERS: Record<Language, () => Promise<DailyWords>> = {
  en: async () => (await import('./daily-en.ts')).dailyEn,
  fr: async () => (await import('./daily-fr.ts')).dailyFr,
  de: async () => (await import('./daily-de.ts')).dailyDe,
};

const [loaded] = createRoot(() => createResource(language, (wanted) => LOADERS[wanted]()));

/** Nothing until they are there; after a change of language the old ones until the new are. */
export function loadedDailyWords(): DailyWords | undefined {
  return loaded.latest;
}

/** For what is only drawn once the words are there. */
export function dailyWords(): DailyWords {
  return loaded.latest!;
}
