// The results of playing alone, fetched together with their words: most tables never need them.
import { part } from '#web/ui/fetched.tsx';
import { withWords } from '#web/words/loader.ts';
import { kitWords } from '../words/words.ts';

export const SoloResults = part(() => withWords(import('./results.tsx'), kitWords));
export const Challenged = part(() => withWords(import('./challenged.tsx'), kitWords));
