// What the pages may know of Space Bowl.
import type { View } from '#shared/games/space-bowl/view.ts';
import type { GamePages } from '#web/table/kit/game.ts';
import { tutorialWords } from '#web/table/kit/learn/words/words.ts';
import { kitWords } from '#web/table/kit/words/words.ts';
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
  table: () => withWords(import('./table/table.tsx'), bowlWords, kitWords),
  options: () => withWords(import('./options.tsx'), bowlWords),
  optionsSaid: () => withWords(import('./options-said.tsx'), bowlWords),
  learn: () => withWords(import('./learn/learn.tsx'), bowlWords, learnWords, tutorialWords),
  lookingBack: () => withWords(import('./table/looking-back.ts'), bowlWords),
  insight: () => withWords(import('./overlooked/overlooked.tsx'), bowlWords),
  peopleHere: 4,
  sharing: 'corners',
  stopsAt: isSeen,
  sharedOptions: { grace: 10 },
} satisfies GamePages;

/** Who is ready and what somebody points at in private shows a watcher nothing new. */
function isSeen({ phase }: View, { phase: before }: View): boolean {
  if (phase.kind !== before.kind) return true;
  if (phase.kind !== 'countdown' || before.kind !== 'countdown') return false;
  const isSaid = phase.roles.some((role, seat) => role !== before.roles[seat]);
  return isSaid || phase.closed !== before.closed || phase.joker?.card !== before.joker?.card;
}
