// What the first match points at before anybody builds, and words that explain themselves: while one builds, time runs.
import type { Mark } from '#web/table/kit/marks/marks.ts';
import { builderWords } from '../words/words.ts';
import type { Model } from './model/model.ts';
import type { Show } from './model/show.ts';

export function createTableMarks(model: Model, show: Show): readonly Mark[] {
  const text = () => builderWords().firstMatch;
  const isBefore = () => model.kind() === 'rest' && model.result() === null;
  const beside = '.builder-intro, .builder-status';
  return [
    {
      name: 'plan',
      at: '.builder-plan',
      text: () => text().plan,
      when: isBefore,
      done: model.isSeen,
      beside,
    },
    {
      name: 'hand',
      at: '.builder-hand',
      text: () => text().hand,
      when: isBefore,
      done: () => model.kind() === 'build' && model.hand.board().some((piece) => piece !== null),
      beside,
    },
    {
      name: 'tools',
      at: '.builder-tools',
      text: () => text().tools,
      when: isBefore,
      beside,
    },
    {
      name: 'beacon',
      at: '.builder-plan',
      text: () => text().beacon,
      when: () => isBefore() && model.view().options.lie === 'turned',
      beside,
    },
    {
      name: 'locked',
      at: '.builder-plan',
      text: () => text().locked,
      when: () => isBefore() && model.own() !== null && model.locked(model.own()!).length > 0,
      beside,
    },
    {
      name: 'faults',
      at: '.builder-fault',
      text: () => text().faults,
      when: () => model.result() !== null && show.isDone() && !model.isAlone(),
      beside: '.builder-fault, .builder-headline',
      passes: true,
    },
  ];
}
