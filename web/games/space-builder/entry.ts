// What the pages may know of Space Builder.
import type { GamePages } from '#web/table/kit/game.ts';
import { tutorialWords } from '#web/table/kit/learn/words/words.ts';
import { kitWords } from '#web/table/kit/words/words.ts';
import { withWords } from '#web/words/loader.ts';
import { builderLearnWords } from './learn/words/words.ts';
import { about } from './words/about.ts';
import { builderWords } from './words/words.ts';

export const spaceBuilder = {
  about,
  credits: {
    authors: ['Jonathan Favre-Godal'],
    illustrators: [],
    publisher: '',
  },
  words: builderWords,
  table: () => withWords(import('./table/table.tsx'), builderWords, kitWords),
  options: () => withWords(import('./options.tsx'), builderWords),
  optionsSaid: () => withWords(import('./options-said.tsx'), builderWords),
  learn: () =>
    withWords(import('./learn/learn.tsx'), builderWords, builderLearnWords, tutorialWords, kitWords),
  peopleHere: 1,
  sharing: 'none',
  sharedOptions: {},
} satisfies GamePages;
