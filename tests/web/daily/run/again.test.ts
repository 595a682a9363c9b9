// How a request is sent again: when, how often at once, and what ends it.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askAgain } from '#web/daily/server/again.ts';
import { OFFLINE, type Reply } from '#web/daily/server/ask.ts';

type Said = Reply<{ ok: true; said: number }>;

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

/** Answers each copy as told; `slow` never, unless it is aborted. */
function network(reply: (copy: number) => Said | 'slow' | [number, Said]) {
  const sent: number[] = [];
  const aborted: number[] = [];
  let most = 0;
  let open = 0;
  const send = (signal: AbortSignal): Promise<Said> => {
    const copy = sent.push(Date.now());
    const told = reply(copy);
    open++;
    most = Math.max(most, open);
    return new Promise<Said>((resolve) => {
      const end = (reply: Said) => {
        open--;
        resolve(reply);
      };
      signal.addEventListener('abort', () => {
        aborted.push(copy);
        end(OFFLINE);
      });
      if (Array.isArray(told)) setTimeout(() => end(told[1]), told[0]);
      else if (told !== 'slow') end(told);
    });
  };
  return { send, sent, aborted, most: () => most };
}

const LONG = 30_000;
const fine = { ok: true, said: 1 } as const;

async function ended(asking: Promise<Said>): Promise<{ reply: Said; at: number }> {
  const end = asking.then((reply) => ({ reply, at: Date.now() }));
  await vi.runAllTimersAsync();
  return end;
}

test('one that is answered is sent once', async () => {
  const { send, sent } = network(() => fine);
  expect(await ended(askAgain(send, { within: LONG }))).toEqual({ reply: fine, at: 0 });
  expect(sent).toEqual([0]);
  expect(vi.getTimerCount()).toBe(0);
});

test('one that failed is sent again at once, and then with growing pauses', async () => {
  const { send, sent } = network((copy) => (copy < 9 ? OFFLINE : fine));
  await ended(askAgain(send, { within: LONG }));
  const pauses = sent.slice(1).map((at, before) => at - sent[before]!);
  expect(pauses).toEqual([0, 1500, 2250, 3375, 4000, 4000, 4000, 4000]);
});

test('one without an answer gets others beside it, and the first answer of any counts', async () => {
  const { send, sent, aborted } = network((copy) => (copy === 1 ? [5000, fine] : 'slow'));
  expect(await ended(askAgain(send, { within: LONG }))).toEqual({ reply: fine, at: 5000 });
  expect(sent).toEqual([0, 1500, 3750]);
  expect(aborted.slice(1), 'the others are let go').toEqual([2, 3]);
});

test('of five on their way the first is never let go, for it may be slow', async () => {
  const { send, most, aborted } = network((copy) => (copy === 1 ? [29_000, fine] : 'slow'));
  expect(await ended(askAgain(send, { within: LONG }))).toEqual({ reply: fine, at: 29_000 });
  expect(most()).toBe(5);
  expect(aborted.slice(0, 3)).toEqual([2, 3, 4]);
});

test('nobody is asked longer than the limit', async () => {
  const { send, sent } = network(() => 'slow');
  expect(await ended(askAgain(send, { within: LONG }))).toEqual({ reply: OFFLINE, at: LONG });
  expect(Math.max(...sent)).toBeLessThan(LONG);
  expect(vi.getTimerCount()).toBe(0);
});

test.each(['server-error', 'too-many'] as const)('%s may pass', async (code) => {
  const { send } = network((copy) => (copy < 3 ? { ok: false, code } : fine));
  expect((await ended(askAgain(send, { within: LONG }))).reply).toEqual(fine);
});

test.each(['replayed', 'bad-ticket', 'archived', 'not-found'] as const)(
  '%s is the last word',
  async (code) => {
    const { send, sent } = network(() => ({ ok: false, code }));
    expect(await ended(askAgain(send, { within: LONG }))).toEqual({ reply: { ok: false, code }, at: 0 });
    expect(sent).toHaveLength(1);
  },
);

test('where only so many may fail, it ends with the last of them', async () => {
  const { send } = network(() => OFFLINE);
  expect(await ended(askAgain(send, { within: LONG, failures: 1 }))).toEqual({ reply: OFFLINE, at: 0 });
  expect((await ended(askAgain(send, { within: LONG, failures: 3 }))).at).toBe(1500);
});

test('stopped, it sends nothing more', async () => {
  const { send, sent } = network(() => 'slow');
  const stopping = new AbortController();
  const asking = askAgain(send, { within: LONG, stopped: stopping.signal });
  await vi.advanceTimersByTimeAsync(2000);
  stopping.abort();
  expect((await ended(asking)).reply).toEqual(OFFLINE);
  expect(sent).toEqual([0, 1500]);
  expect(vi.getTimerCount()).toBe(0);
});
