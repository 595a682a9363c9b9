// What rooms say of each game: its rules in words, and whether a match is over as its players see it.
import * as v from 'valibot';
import type { GameId } from '../../shared/games.ts';
import { type Options, OptionsSchema, VARIANTS } from '../../shared/space-bowl/options.ts';
import type { View } from '../../shared/space-bowl/view.ts';
import { roomsWords } from '../words/rooms-words.ts';
import { words } from '../words/words.ts';

interface Facts {
  rules: (options: unknown) => string[];
  isOver: (view: unknown) => boolean;
}

function bowlRules(options: unknown): string[] {
  const text = words().spaceBowl.options;
  const parsed: Options = v.parse(OptionsSchema, options);
  const variants = VARIANTS.filter((variant) => parsed[variant]).map(
    (variant) => `${text.variants[variant].name}. ${text.variants[variant].note}`,
  );
  return [
    ...(variants.length > 0 ? variants : [roomsWords().rules.plain]),
    roomsWords().rules.with(text.search, text.limit(parsed.search)),
    roomsWords().rules.with(text.grace, text.seconds(parsed.grace)),
  ];
}

const FACTS: Record<GameId, Facts> = {
  'space-bowl': { rules: bowlRules, isOver: (view) => (view as View).phase.kind === 'over' },
};

export function rulesSaid(game: GameId, options: unknown): string[] {
  return FACTS[game].rules(options);
}

export function isOver(game: GameId, view: unknown): boolean {
  return FACTS[game].isOver(view);
}
