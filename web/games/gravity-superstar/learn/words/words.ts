// The words of learning Gravity Superstar, apart from the others so that only those who need them load them.
import { furtherWords } from '../../../../words/words.ts';

export const gravityLearnWords = await furtherWords({
  en: async () => (await import('./en.ts')).gravityLearnEn,
  fr: async () => (await import('./fr.ts')).gravityLearnFr,
  de: async () => (await import('./de.ts')).gravityLearnDe,
});
