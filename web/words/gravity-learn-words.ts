// The words of learning Gravity Superstar, apart from the others so that only those who need them load them.
import { furtherWords } from './words.ts';

export const gravityLearnWords = await furtherWords({
  en: async () => (await import('./gravity-learn-en.ts')).gravityLearnEn,
  fr: async () => (await import('./gravity-learn-fr.ts')).gravityLearnFr,
  de: async () => (await import('./gravity-learn-de.ts')).gravityLearnDe,
});
