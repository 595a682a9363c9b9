// What a host makes of a bot: one that fails has no plan, and the table goes on without it.
import type { AnyBot } from './game.ts';

/** Its host hears of every fault, and the bot is asked again when something has changed. */
export function spared(bot: AnyBot, report: (fault: unknown) => void): AnyBot {
  return (view, seat, level, seed) => {
    try {
      return bot(view, seat, level, seed);
    } catch (fault) {
      report(fault);
      return null;
    }
  };
}
