// What the first match points at, and cards that say what they do when they are first chosen.
import { CARDS } from '#shared/games/gravity-superstar/components.ts';
import type { Mark } from '#web/table/kit/marks/marks.ts';
import { gravityWords } from '../words/words.ts';
import type { Model } from './model/model.ts';

export function createTableMarks(model: Model): readonly Mark[] {
  const text = () => gravityWords().firstMatch;
  const own = () => model.actor() ?? -1;
  const hasPlayed = () => (model.view().played[own()]?.length ?? 0) > 0;
  const chooses = () => model.acting() && model.card() === null;
  const chosen = () => (model.acting() && model.destinations().length > 0 ? model.card() : null);
  const pressed = '.gravity-mark';
  const beside = '.gravity-status';
  return [
    {
      name: 'pawn',
      at: '.gravity-turn',
      text: () => text().pawn,
      when: chooses,
      done: hasPlayed,
      pressed,
      beside,
    },
    {
      name: 'card',
      at: '.gravity-card:enabled',
      text: () => text().card,
      when: chooses,
      done: () => chosen() !== null,
      pressed,
      beside,
    },
    {
      name: 'land',
      at: '.gravity-mark',
      text: () => text().land,
      when: () => chosen() !== null,
      done: hasPlayed,
      pressed,
      beside,
    },
    ...CARDS.map(
      (card): Mark => ({
        name: card,
        at: '.gravity-card[aria-pressed="true"]',
        text: () => text().cards[card],
        when: () => chosen() === card,
        pressed,
        beside,
        passes: true,
      }),
    ),
    {
      name: 'token',
      at: '.seat.here.turn .gravity-things',
      text: () => text().token,
      when: () => model.mayAct() && (model.view().tokens[own()] ?? 0) > 0,
      pressed,
      beside,
      passes: true,
    },
  ];
}
