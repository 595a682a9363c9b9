// The words of the boards and leagues, apart from the others so that only these pages load them.
import { createResource, createRoot } from 'solid-js';
import type { Language } from '../saves/settings.ts';
import type { BoardsWords } from './boards-en.ts';
import { language } from './words.ts';

const LOADERS: Record<Language, () => Promise<BoardsWords>> = {
  en: async () => (await import('./boards-en.ts')).boardsEn,
  fr: async () => (await import('./boards-fr.ts')).boardsFr,
  de: async () => (await import('./boards-de.ts')).boardsDe,
};

const [loaded] = createRoot(() => createResource(language, (wanted) => LOADERS[wanted]()));

/** Nothing until they are there; after a change of language the old ones until the new are. */
export function loadedBoardsWords(): BoardsWords | undefined {
  return loaded.latest;
}

/** For what is only drawn once the words are there. */
export function boardsWords(): BoardsWords {
  return loaded.latest!;
}
