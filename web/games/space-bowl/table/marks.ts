// What the first match points at between its rounds, and the call that explains itself: while people search, time runs.
import type { Mark } from '#web/table/kit/marks/marks.ts';
import { bowlWords } from '../words/words.ts';
import type { Model } from './model/model.ts';

export function createTableMarks(model: Model): readonly Mark[] {
  const text = () => bowlWords().firstMatch;
  const rests = () => model.kind() === 'rest';
  const isFirst = () => rests() && model.view().last === null;
  const { size } = model.view();
  const middle = Math.floor(size / 2) * (size + 1);
  // Between rounds its cards do nothing.
  const over = '.galaxy';
  const beside = '.controls-status, .bowl-head, .result';
  return [
    {
      name: 'box',
      at: '.box',
      text: () => text().box,
      when: isFirst,
      done: () => model.kind() === 'search',
      over,
      beside,
    },
    {
      name: 'disc',
      at: '.box [data-thing="disc"]',
      text: () => text().disc,
      when: () => rests() && !isFirst(),
      over,
      beside,
    },
    {
      name: 'card',
      at: `[data-card="${middle}"]`,
      text: () => text().card,
      when: rests,
      done: () => (model.countdown()?.mine?.pick ?? null) !== null,
      over,
      beside,
    },
    {
      name: 'doom',
      at: '.bowl-panel',
      text: () => text().doom,
      when: rests,
      done: () => model.countdown()?.roles[model.actor() ?? -1] === 'red',
      over,
      beside,
    },
  ];
}
