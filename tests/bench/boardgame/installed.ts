// boardgame.io with its many packages, which nothing but these comparisons needs: installed by the first of them.
import { createRequire } from 'node:module';
import { installPackages } from '../../tools/install.mjs';

/** Gives the modules of boardgame.io by their names. */
export async function boardgame(): Promise<NodeJS.Require> {
  if (!(await installPackages('tests/bench/boardgame')))
    throw new Error('boardgame.io could not be installed.');
  return createRequire(import.meta.url);
}
