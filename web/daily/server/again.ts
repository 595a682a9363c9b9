// A request that is sent again until it is answered: at once when it failed, and beside the first when that is slow.
import type { RefusalCode } from '#shared/api/refusals.ts';
import type { Millis } from '#shared/engine/game.ts';
import { OFFLINE, type Reply } from './ask.ts';

const PAUSE: Millis = 1_500;
const LONGEST_PAUSE: Millis = 4_000;
const GROWTH = 1.5;
/** As many may be on their way at once. */
const COPIES = 5;

interface Limits {
  /** For how long it is asked at all. */
  within: Millis;
  /** After so many that failed nobody is there. */
  failures?: number;
  /** The page wants to know no more. */
  stopped?: AbortSignal;
}

export function askAgain<T extends { ok: true }>(
  send: (signal: AbortSignal) => Promise<Reply<T>>,
  { within, failures = Number.POSITIVE_INFINITY, stopped }: Limits,
): Promise<Reply<T>> {
  return new Promise((resolve) => {
    const copies: AbortController[] = [];
    let pause = PAUSE;
    let failed = 0;
    let waiting: ReturnType<typeof setTimeout>;
    const giveUp = () => end(OFFLINE);
    const limit = setTimeout(giveUp, within);

    function end(reply: Reply<T>): void {
      clearTimeout(limit);
      clearTimeout(waiting);
      stopped?.removeEventListener('abort', giveUp);
      for (const copy of copies) copy.abort();
      resolve(reply);
    }

    function afterPause(): void {
      waiting = setTimeout(() => {
        afterPause();
        void copy();
      }, pause);
      pause = Math.min(LONGEST_PAUSE, pause * GROWTH);
    }

    async function copy(): Promise<void> {
      // The first may be slow and is not given up; where those after it are stuck, a fresh one may get through.
      if (copies.length === COPIES) copies.splice(1, 1)[0]!.abort();
      const own = new AbortController();
      copies.push(own);
      const reply = await send(own.signal);
      if (own.signal.aborted) return;
      if (reply.ok || !isPassing(reply.code)) return end(reply);
      copies.splice(copies.indexOf(own), 1);
      failed++;
      if (failed >= failures) return giveUp();
      if (failed === 1) void copy();
    }

    stopped?.addEventListener('abort', giveUp);
    afterPause();
    void copy();
  });
}

/** A crowd, a fault, no network: the next may be answered otherwise. */
const isPassing = (code: RefusalCode | 'offline'): boolean =>
  code === 'offline' || code === 'too-many' || code === 'server-error';
