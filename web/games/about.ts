// What the pages may say of a game, in the language of the page, without having opened it.
import type { GameId } from '#shared/games/registry.ts';
import { type About, said } from '../table/kit/about.ts';
import './looks.ts';

const ABOUTS = import.meta.glob<About>('./*/words/about.ts', { eager: true, import: 'about' });

export const aboutOf = (game: GameId) => said(ABOUTS[`./${game}/words/about.ts`]!);
