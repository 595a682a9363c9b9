// The words of Nim, fetched by whoever says them.
import { wording } from '#web/words/loader.ts';

export const nimWords = wording({
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  de: () => import('./de.ts'),
});
