// A question to the server and what has come of it so far; an answer stays while it is asked again.
import { batch, createSignal, onCleanup } from 'solid-js';
import type { RefusalCode } from '#shared/api/refusals.ts';
import { OFFLINE, type Reply } from '../server/api.ts';

export type FailureCode = RefusalCode | (typeof OFFLINE)['code'];

export function createAsked<T extends { ok: true }>(request: () => Promise<Reply<T>>) {
  const [answer, setAnswer] = createSignal<T | null>(null);
  const [failure, setFailure] = createSignal<FailureCode | null>(null);
  const [busy, setBusy] = createSignal(false);
  let latest = 0;

  async function ask(): Promise<void> {
    const turn = ++latest;
    setBusy(true);
    const reply = await request().catch(() => OFFLINE);
    // An answer overtaken by a later one would turn the page back.
    if (turn !== latest) return;
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

  return { answer, failure, busy, ask, forget };
}
export type Asked<T extends { ok: true }> = ReturnType<typeof createAsked<T>>;
