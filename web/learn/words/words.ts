// The words round every game's tutorial and rules, apart from the others so that only those who need them load them.
import { furtherWords } from '../../words/words.ts';

export const tutorialWords = await furtherWords({
  en: async () => (await import('./en.ts')).tutorialEn,
  fr: async () => (await import('./fr.ts')).tutorialFr,
  de: async () => (await import('./de.ts')).tutorialDe,
});
