// What the pages may know of Gravity Superstar.

import type { GamePages } from '#web/table/kit/game.ts';
import { tutorialWords } from '#web/table/kit/learn/words/words.ts';
import { kitWords } from '#web/table/kit/words/words.ts';
import { withWords } from '#web/words/loader.ts';
import { gravityLearnWords } from './learn/words/words.ts';
import { toAct } from './turn.ts';
import { about } from './words/about.ts';
import { gravityWords } from './words/words.ts';

export const gravitySuperstar = {
  about,
  credits: { authors: ['Julian Allain'], illustrators: ['Gyom'], publisher: 'Sit Down!' },
  words: gravityWords,
  table: () => withWords(import('./table/table.tsx'), gravityWords, kitWords),
  options: () => withWords(import('./options.tsx'), gravityWords),
  optionsSaid: () => withWords(import('./options-said.tsx'), gravityWords),
  learn: () =>
    withWords(import('./learn/learn.tsx'), gravityWords, gravityLearnWords, tutorialWords, kitWords),
  thinker: () => new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module' }),
  lookingBack: () => withWords(import('./table/looking-back.ts'), gravityWords),
  peopleHere: 6,
  sharing: 'turns',
  toAct,
  sharedOptions: {},
} satisfies GamePages;
