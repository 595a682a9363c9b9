// The page of statistics together with its words, of which the start page needs none.
import { kitWords } from '../table/kit/words/words.ts';
import { page } from '../ui/fetched.tsx';
import { withWords } from '../words/loader.ts';
import { pagesWords } from '../words/pages/words.ts';

export default page(() => withWords(import('./statistics.tsx'), kitWords, pagesWords));
