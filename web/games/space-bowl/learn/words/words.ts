// The words of the learn pages, apart from the others so that only those who need them load them.
import { furtherWords } from '../../../../words/words.ts';

export const learnWords = await furtherWords({
  en: async () => (await import('./en.ts')).learnEn,
  fr: async () => (await import('./fr.ts')).learnFr,
  de: async () => (await import('./de.ts')).learnDe,
});
