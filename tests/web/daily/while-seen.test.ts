// When a page asks again: as long as somebody looks, soon while something settles, and at most once a minute otherwise.
import { createRoot } from 'solid-js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askWhileSeen } from '#web/daily/friends/while-seen.ts';

class Page extends EventTarget {
  visibilityState: DocumentVisibilityState = 'visible';
  show(isShown: boolean): void {
    this.visibilityState = isShown ? 'visible' : 'hidden';
    this.dispatchEvent(new Event('visibilitychange'));
  }
}
let page: Page;
let settling: boolean;
const ask = vi.fn(async () => {});

function watching(): () => void {
  return createRoot((dispose) => {
    askWhileSeen(ask, () => settling);
    return dispose;
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  page = new Page();
  vi.stubGlobal('document', page);
  settling = false;
  ask.mockReset();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('once a minute while the page is seen', async () => {
  const end = watching();
  await vi.advanceTimersByTimeAsync(59_999);
  expect(ask).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1 + 120_000);
  expect(ask).toHaveBeenCalledTimes(3);
  end();
});

test('never while it is not, and at once when it is again', async () => {
  const end = watching();
  page.show(false);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(ask).not.toHaveBeenCalled();
  page.show(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(ask).toHaveBeenCalledTimes(1);
  end();
});

test('whoever goes back and forth does not ask each time', async () => {
  const end = watching();
  await vi.advanceTimersByTimeAsync(10_000);
  for (let times = 0; times < 5; times++) {
    page.show(false);
    page.show(true);
  }
  await vi.advanceTimersByTimeAsync(0);
  expect(ask).toHaveBeenCalledTimes(1);
  end();
});

test('soon while something settles, then less and less often', async () => {
  settling = true;
  const end = watching();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(6_000);
  expect(ask).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(ask.mock.calls.length).toBeLessThan(16);
  end();
});

test('a slow answer is waited for, and nothing is asked once the page is gone', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  ask.mockReturnValue(promise);
  const end = watching();
  await vi.advanceTimersByTimeAsync(200_000);
  page.show(false);
  page.show(true);
  expect(ask).toHaveBeenCalledTimes(1);
  end();
  resolve();
  await vi.advanceTimersByTimeAsync(600_000);
  page.show(true);
  expect(ask).toHaveBeenCalledTimes(1);
});
