// Bots that think long do so in a worker: until a plan is there, the seat has none, and then the room is asked again.
import type { AnyBot, Level, Plan, Seat } from '#shared/engine/game.ts';

export interface Question {
  seat: Seat;
  /** The view, the level and the seed, as text: the same question has the same answer. */
  asked: string;
}
export interface Thought extends Question {
  plan: Plan<unknown> | null;
}

/** What a worker does with a bot. */
export function answer(bot: AnyBot, { seat, asked }: Question): Thought {
  const { view, level, seed } = JSON.parse(asked) as { view: unknown; level: Level; seed: string };
  return { seat, asked, plan: bot(view, seat, level, seed) };
}

interface Thinker {
  bot: AnyBot;
  close(): void;
}

/** Takes a room's own bot, and says for which seat a plan has come. */
export type Think = (own: AnyBot, thought: (seat: Seat) => void) => Thinker;

/** Where the worker fails, the bot thinks here: slower, but nobody waits for ever. */
export const thinkIn =
  (worker: Worker): Think =>
  (own, thought) => {
    const known = new Map<Seat, Thought>();
    let failed = false;
    worker.onmessage = ({ data }: MessageEvent<Thought>) => {
      if (known.get(data.seat)?.asked !== data.asked) return;
      known.set(data.seat, data);
      thought(data.seat);
    };
    worker.onerror = () => {
      failed = true;
      for (const seat of known.keys()) thought(seat);
    };
    return {
      bot(view, seat, level, seed) {
        if (failed) return own(view, seat, level, seed);
        const asked = JSON.stringify({ view, level, seed });
        const last = known.get(seat);
        if (last?.asked === asked) return last.plan;
        known.set(seat, { seat, asked, plan: null });
        worker.postMessage({ seat, asked } satisfies Question);
        return null;
      },
      close: () => worker.terminate(),
    };
  };
