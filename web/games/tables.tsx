// The table of each game, fetched when it is first drawn, and with it the way to its rules and what its result is shown with.
import type { GameId } from '#shared/games/registry.ts';
import { Learning } from '../table/kit/frame/rules-button.tsx';
import type { GamePages, TableProps } from '../table/kit/game.ts';
import { createMoment, ResultOf } from '../table/kit/moment/moment.ts';
import { type Fetched, ornament, page, part } from '../ui/fetched.tsx';
import './looks.ts';
import { GAME_PAGES } from './registry.ts';

const Scene = ornament(() => import('./scenes.tsx'));

export const TABLES = Object.fromEntries(
  Object.entries(GAME_PAGES).map(([id, pages]) => [id, tableOf(pages)]),
) as Record<GameId, Fetched<TableProps>>;

function tableOf(pages: GamePages): Fetched<TableProps> {
  const Table = page(pages.table);
  const learning = part(pages.learn);
  const table = (props: TableProps) => (
    <Learning.Provider value={learning}>
      <ResultOf.Provider value={{ moment: createMoment(props), about: pages.about, scene: Scene }}>
        <Table {...props} />
      </ResultOf.Provider>
    </Learning.Provider>
  );
  return Object.assign(table, { preload: Table.preload });
}
