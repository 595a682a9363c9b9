// The page of practice together with its words, of which neither a run nor its result needs any.
import { page } from '#web/ui/fetched.tsx';
import { withWords } from '#web/words/loader.ts';
import { dailyWords } from '../words/words.ts';
import { practiceWords } from './words/words.ts';

export default page(() => withWords(import('./practice.tsx'), practiceWords, dailyWords));
