// The words of the learn pages, apart from the others so that only these pages load them.
import { createResource, createRoot } from 'solid-js';
import type { Language } from '../saves/settings.ts';
import type { LearnWords } from './learn-en.ts';
import { language } from './words.ts';

const LOADERS: Record<Language, () => Promise<LearnWords>> = {
  en: async () => (await import('./learn-en.ts')).learnEn,
  fr: async () => (await import('./learn-fr.ts')).learnFr,
  de: async () => (await import('./learn-de.ts')).learnDe,
};

const [loaded] = createRoot(() => createResource(language, (wanted) => LOADERS[wanted]()));

/** Nothing until they are there; after a change of language the old ones until the new are. */
export function loadedLearnWords(): LearnWords | undefined {
  return loaded.latest;
}

/** For what is only drawn once the words are there. */
export function learnWords(): LearnWords {
  return loaded.latest!;
}
