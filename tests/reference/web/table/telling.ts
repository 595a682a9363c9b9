// Says what was taken and what can be done now.
import { onMount } from 'solid-js';
import { say, tell } from '#web/table/kit/tell.ts';
import { winnersSaid } from '#web/table/kit/winners.ts';
import { nimWords } from '../words/words.ts';
import type { Model } from './model.ts';

export function createTelling(model: Model): void {
  onMount(() => say({ words: model.status() }));
  tell(
    () => model.view().since,
    () => {
      const { last, left } = model.view();
      const taken = last ? nimWords().took(model.chair(last.seat).name, last.many) : '';
      const now = model.turn() === null ? winnersSaid(model.table) : model.status();
      return { words: [taken, nimWords().heap(left), now].join(' ') };
    },
  );
}
