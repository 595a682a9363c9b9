// The words of boards and leagues, apart from the others so that only those who need them load them.
import { furtherWords } from './words.ts';

export const boardsWords = await furtherWords({
  en: async () => (await import('./boards-en.ts')).boardsEn,
  fr: async () => (await import('./boards-fr.ts')).boardsFr,
  de: async () => (await import('./boards-de.ts')).boardsDe,
});
