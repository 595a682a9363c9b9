// The words of Space Builder, apart from the others so that only those who need them load them.
import { wording } from '#web/words/loader.ts';

export const builderWords = wording({
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  de: () => import('./de.ts'),
});
