// Why a match cannot be shown, fetched when it is needed: it can save everything into a file, and brings all for that.
import { page } from '../ui/fetched.tsx';
import { withWords } from '../words/loader.ts';
import { pagesWords } from '../words/pages/words.ts';

export const Trouble = page(() => withWords(import('./trouble.tsx'), pagesWords));
