// The words of practice, apart from those of the daily: most days end without it.
import { wording } from '#web/words/loader.ts';

export const practiceWords = wording({
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  de: () => import('./de.ts'),
});
