// What the first match points at, and words of its own that explain themselves when they are first met.
import type { Mark } from '#web/table/kit/marks/marks.ts';
import { labWords } from '../words/words.ts';
import type { Model } from './model/model.ts';
import type { Placing } from './model/placing.ts';

export function createTableMarks(model: Model, placing: Placing): readonly Mark[] {
  const text = () => labWords().firstMatch;
  const isIn = (kind: ReturnType<Model['phase']>['kind']) => model.acts() && model.phase().kind === kind;
  const isIdle = () => placing.aim() === null && placing.carried() === null;
  const isOpen = () => model.view().revealed.length === 0;
  // What is said of these is never needed for what is done now.
  const over = '.lab-station .lab-part, .lab-hand-look, .lab-seat-open';
  const beside = '.lab-status';
  return [
    {
      name: 'objective',
      at: '.lab-arranged .drag-place',
      text: () => text().objective,
      when: () => isIn('arrange'),
      done: () => (model.ownCrew()?.objectives?.length ?? 0) > 0,
      over,
      beside,
    },
    {
      name: 'reveal',
      at: '.lab-pile',
      text: () => text().reveal,
      when: () => model.may('reveal') && isOpen(),
      done: () => isIn('agency'),
      over,
      beside,
    },
    {
      name: 'place',
      at: '.lab-hand-cards > li',
      text: () => text().place,
      when: () => model.may('place') && isIdle(),
      done: () => model.ownCrew()?.slots.some((lab) => lab !== null) === true,
      over,
      beside,
    },
    {
      name: 'centre',
      at: '.lab-column.offered:enabled',
      text: () => text().centre,
      when: () => model.may('take') && isOpen() && isIdle() && model.agency() === null,
      over,
      beside,
      passes: true,
    },
    {
      name: 'project',
      at: '.lab-keep',
      text: () => text().project,
      when: () => isIn('keep'),
      over,
      beside,
      passes: true,
    },
  ];
}
