// What the pages may know of Nim.
import type { View } from '#shared/games/nim/view.ts';
import type { GamePages } from '#web/table/kit/game.ts';
import { tutorialWords } from '#web/table/kit/learn/words/words.ts';
import { kitWords } from '#web/table/kit/words/words.ts';
import { withWords } from '#web/words/loader.ts';
import { about } from './words/about.ts';
import { nimWords } from './words/words.ts';

export const nimPages = {
  about,
  credits: { authors: ['Nobody knows'], illustrators: ['Starboard'], publisher: 'Starboard' },
  words: nimWords,
  table: () => withWords(import('./table/table.tsx'), nimWords, kitWords),
  options: () => withWords(import('./options.tsx'), nimWords),
  optionsSaid: () => withWords(import('./options-said.tsx'), nimWords),
  learn: () => withWords(import('./learn/learn.tsx'), nimWords, tutorialWords),
  peopleHere: 4,
  sharing: 'turns',
  toAct: ({ left, turn }: View) => (left === 0 ? [] : [turn]),
  sharedOptions: {},
} satisfies GamePages;
