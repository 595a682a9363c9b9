// What the pages may know of Space Lab.
import type { View } from '#shared/games/space-lab/view.ts';
import type { GamePages } from '#web/table/kit/game.ts';
import { tutorialWords } from '#web/table/kit/learn/words/words.ts';
import { kitWords } from '#web/table/kit/words/words.ts';
import { withWords } from '#web/words/loader.ts';
import { labLearnWords } from './learn/words/words.ts';
import { about } from './words/about.ts';
import { labWords } from './words/words.ts';

export const spaceLab = {
  about,
  credits: {
    authors: ['Corentin Lebrat', 'Johannes Goupy'],
    illustrators: ['Weirddoop'],
    publisher: 'Sit Down!',
  },
  words: labWords,
  table: () => withWords(import('./table/table.tsx'), labWords, kitWords),
  options: () => withWords(import('./options.tsx'), labWords),
  optionsSaid: () => withWords(import('./options-said.tsx'), labWords),
  learn: () => withWords(import('./learn/learn.tsx'), labWords, labLearnWords, tutorialWords, kitWords),
  thinker: () => new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module' }),
  lookingBack: () => withWords(import('./table/looking-back.ts'), labWords),
  peopleHere: 4,
  sharing: 'curtain',
  toAct: ({ acting }: View) => acting,
  sharedOptions: {},
} satisfies GamePages;
