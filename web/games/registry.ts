// The games as the pages know them.
import type { GAMES, GameId } from '#shared/games/registry.ts';
import type { GamePages } from '../table/kit/game.ts';
import { gravitySuperstar } from './gravity-superstar/entry.ts';
import { spaceBowl } from './space-bowl/entry.ts';
import { spaceBuilder } from './space-builder/entry.ts';
import { spaceLab } from './space-lab/entry.ts';

type ReasonOf<Id extends GameId> = Awaited<ReturnType<(typeof GAMES)[Id]['load']>>['reasons'][number];

export const GAME_PAGES: { [Id in GameId]: GamePages<ReasonOf<Id>> } = {
  'space-bowl': spaceBowl,
  'gravity-superstar': gravitySuperstar,
  'space-lab': spaceLab,
  'space-builder': spaceBuilder,
};
