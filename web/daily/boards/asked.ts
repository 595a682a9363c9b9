// A question to the server and what has come of it so far; an answer stays while it is asked again.
import { batch, createSignal, onCleanup } from 'solid-js';
import type { RefusalCode } from '#shared/api/refusals.ts';
import { OFFLINE, type Reply } from '../server/ask.ts';

export type FailureCode = RefusalCode | (typeof OFFLINE)['code'];

/** The same once more changes nothing on the page: focus and scroll stay. */
const equals = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
/** What passes by itself: asked for by nobody, it is not worth a message over an answer that is there. */
const PASSING: ReadonlySet<FailureCode> = new Set(['offline', 'server-error', 'too-many']);

export function createAsked<T extends { ok: true }>(request: () => Promise<Reply<T>>) {
  const [answer, setAnswer] = createSignal<T | null>(null, { equals });
  const [failure, setFailure] = createSignal<FailureCode | null>(null);
  const [busy, setBusy] = createSignal(false);
  let latest = 0;

  async function ask(): Promise<void> {
    const turn = ++latest;
    setBusy(true);
    const reply = await request().catch(() => OFFLINE);
    // An answer overtaken by a later one would turn the page back.
    if (turn === latest) take(reply);
  }
  /** Without a sign that it is asked, and without a word when nobody answers. */
  async function askQuietly(): Promise<void> {
    if (busy()) return;
    const turn = ++latest;
    const reply = await request().catch(() => OFFLINE);
    const isPassing = !reply.ok && PASSING.has(reply.code) && answer() !== null;
    if (turn === latest && !isPassing) take(reply);
  }
  function take(reply: Reply<T>): void {
    batch(() => {
      setBusy(false);
      setFailure(reply.ok ? null : reply.code);
      if (reply.ok) setAnswer(() => reply);
    });
  }
  /** For another question: what is known belongs to the last one. */
  function forget(): void {
    batch(() => {
      setAnswer(null);
      setFailure(null);
    });
  }
  onCleanup(() => {
    latest = Number.NaN;
  });

  return { answer, failure, busy, ask, askQuietly, forget };
}
export type Asked<T extends { ok: true }> = ReturnType<typeof createAsked<T>>;
