// The rules and bots of the games that a room has fetched, and whether a bot has failed.
import { spared } from '#shared/engine/bots.ts';
import type { Kit } from '#shared/engine/table.ts';
import { GAMES, type GameId } from '#shared/games/registry.ts';

export class Kits {
  readonly #fetched = new Map<GameId, Kit>();
  #hasFailed = false;

  get(game: GameId): Kit | null {
    return this.#fetched.get(game) ?? null;
  }

  async fetch(game: GameId): Promise<Kit> {
    const [rules, bot] = await Promise.all([GAMES[game].load(), GAMES[game].loadBot()]);
    const kit = { game: rules, bot: spared(bot, (fault) => this.#note(fault)) };
    this.#fetched.set(game, kit);
    return kit;
  }

  /** Whether one has since this was last asked. */
  hasFailed(): boolean {
    const had = this.#hasFailed;
    this.#hasFailed = false;
    return had;
  }

  #note(fault: unknown): void {
    console.error(fault);
    this.#hasFailed = true;
  }
}
