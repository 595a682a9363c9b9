// What the pages may know of Space Bowl.

import type { GamePages } from '#web/table/kit/game.ts';
import { tutorialWords } from '#web/table/kit/learn/words/words.ts';
import { withWords } from '#web/words/loader.ts';
import { learnWords } from './learn/words/words.ts';
import { about } from './words/about.ts';
import { bowlWords } from './words/words.ts';

export const spaceBowl = {
  about,
  credits: {
    authors: ['Stéphane Brachet'],
    illustrators: ['Gyom', 'Alexandre Bonvalot'],
    publisher: 'Sit Down!',
  },
  words: bowlWords,
  table: () => withWords(import('./table/table.tsx'), bowlWords),
  options: () => withWords(import('./options.tsx'), bowlWords),
  optionsSaid: () => withWords(import('./options-said.tsx'), bowlWords),
  learn: () => withWords(import('./learn/learn.tsx'), bowlWords, learnWords, tutorialWords),
  peopleHere: 4,
  sharing: 'corners',
  sharedOptions: { grace: 10 },
} satisfies GamePages;
