// The words round every game's tutorial and rules, apart from the others so that only those who need them load them.
import { furtherWords } from './words.ts';

export const tutorialWords = await furtherWords({
  en: async () => (await import('./tutorial-en.ts')).tutorialEn,
  fr: async () => (await import('./tutorial-fr.ts')).tutorialFr,
  de: async () => (await import('./tutorial-de.ts')).tutorialDe,
});
