// What the pages may know of Space Builder.
import type { View } from '#shared/games/space-builder/view.ts';
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
  lookingBack: () => withWords(import('./table/looking-back.ts'), builderWords),
  peopleHere: 1,
  sharing: 'none',
  /** Once a round, when all boards are checked and the winner has unlocked: in between a watcher sees counts only. */
  stopsAt: ({ phase }: View) => phase.kind === 'rest' && !phase.ready.includes(true),
  sharedOptions: {},
} satisfies GamePages;
