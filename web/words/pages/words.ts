// The words of settings, a new match and looking back, apart from the others so that only those who need them load them.
import { wording } from '../loader.ts';

export const pagesWords = wording({
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  de: () => import('./de.ts'),
});
