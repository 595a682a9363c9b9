// The words of settings and of the pages of a match, apart from the others so that only those who need them load them.
import { wording } from '../loader.ts';

export const pagesWords = wording({
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  de: () => import('./de.ts'),
});
