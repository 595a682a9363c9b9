// The words of the learn pages, apart from the others so that only those who need them load them.
import { furtherWords } from './words.ts';

export const learnWords = await furtherWords({
  en: async () => (await import('./learn-en.ts')).learnEn,
  fr: async () => (await import('./learn-fr.ts')).learnFr,
  de: async () => (await import('./learn-de.ts')).learnDe,
});
