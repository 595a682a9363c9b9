// The words of boards and leagues, apart from the others so that only those who need them load them.
import { furtherWords } from '../../../words/words.ts';

export const boardsWords = await furtherWords({
  en: async () => (await import('./en.ts')).boardsEn,
  fr: async () => (await import('./fr.ts')).boardsFr,
  de: async () => (await import('./de.ts')).boardsDe,
});
