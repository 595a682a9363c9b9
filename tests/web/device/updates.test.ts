// A new version waits until the player takes it, and the page reloads once when it does.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

class FakeWorker extends EventTarget {
  state = 'installing';
  postMessage = vi.fn();
}

class FakeRegistration extends EventTarget {
  active: FakeWorker | null = null;
  installing: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  update = vi.fn(async () => {});

  /** The browser found another version and has put it into the cache. */
  install() {
    const worker = new FakeWorker();
    this.installing = worker;
    this.dispatchEvent(new Event('updatefound'));
    worker.state = 'installed';
    this.installing = null;
    this.waiting = worker;
    worker.dispatchEvent(new Event('statechange'));
    return worker;
  }
}

let registration: FakeRegistration;
let container: EventTarget & { controller: FakeWorker | null };
let page: EventTarget & { readyState: string; visibilityState: string };
const reload = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  vi.stubEnv('DEV', false);
  registration = new FakeRegistration();
  container = Object.assign(new EventTarget(), {
    controller: null,
    register: async () => registration,
  });
  page = Object.assign(new EventTarget(), { readyState: 'complete', visibilityState: 'visible' });
  const window = new EventTarget();
  // Solid warns of a second copy of itself, which loading it anew for each test is.
  vi.stubGlobal('Solid$$', undefined);
  vi.stubGlobal('navigator', { serviceWorker: container });
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('dispatchEvent', window.dispatchEvent.bind(window));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  reload.mockReset();
});

/** The page of a returning player, unless it is the first visit. */
async function open(visit: 'first' | 'later') {
  if (visit === 'later') {
    registration.active = new FakeWorker();
    container.controller = registration.active;
  }
  const updates = await import('#web/device/updates.ts');
  updates.registerServiceWorker();
  await vi.advanceTimersByTimeAsync(0);
  return updates;
}

function control(worker: FakeWorker) {
  container.controller = worker;
  container.dispatchEvent(new Event('controllerchange'));
}

test('a page that opens just when the first version is about to become active offers nothing', async () => {
  registration.waiting = new FakeWorker();
  const updates = await open('first');
  expect(updates.updateReady()).toBe(false);
});

test('the first visit offers nothing and does not reload', async () => {
  const updates = await open('first');
  control(registration.install());
  expect(updates.updateReady()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test('a new version waits; taking it hands over and reloads once', async () => {
  const updates = await open('later');
  const worker = registration.install();
  expect(updates.updateReady()).toBe(true);
  expect(worker.postMessage).not.toHaveBeenCalled();

  updates.applyUpdate();
  expect(worker.postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'SKIP_WAITING' });
  expect(reload).not.toHaveBeenCalled();
  control(worker);
  control(worker);
  expect(reload).toHaveBeenCalledOnce();
});

test('a version that takes the place of the one just taken is taken too', async () => {
  const updates = await open('later');
  registration.install();
  registration.waiting = null;
  updates.applyUpdate();
  expect(registration.install().postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'SKIP_WAITING' });
});

test('nothing is taken unasked', async () => {
  const updates = await open('later');
  updates.applyUpdate();
  expect(registration.install().postMessage).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
});

test('a version that was already waiting is offered at once', async () => {
  registration.waiting = new FakeWorker();
  const updates = await open('later');
  expect(updates.updateReady()).toBe(true);
});

test('when another tab takes the new version, this one offers to reload and does not do it by itself', async () => {
  const updates = await open('later');
  control(new FakeWorker());
  expect(updates.updateReady()).toBe(true);
  expect(reload).not.toHaveBeenCalled();
  updates.applyUpdate();
  expect(reload).toHaveBeenCalledOnce();
});

test('a chunk that can no longer be loaded offers to reload', async () => {
  const updates = await open('later');
  dispatchEvent(new Event('vite:preloadError'));
  expect(updates.updateReady()).toBe(true);
});

test('looks for a new version on load, when the page is shown again, and every hour', async () => {
  await open('later');
  expect(registration.update).toHaveBeenCalledTimes(1);
  page.dispatchEvent(new Event('visibilitychange'));
  expect(registration.update).toHaveBeenCalledTimes(2);
  page.visibilityState = 'hidden';
  page.dispatchEvent(new Event('visibilitychange'));
  expect(registration.update).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(registration.update).toHaveBeenCalledTimes(3);
});

test('checking by hand says what it found', async () => {
  const updates = await open('later');
  expect(await updates.checkNow()).toBe('none');
  registration.install();
  expect(await updates.checkNow()).toBe('found');
  registration.update.mockRejectedValueOnce(new Error('offline'));
  expect(await updates.checkNow()).toBe('failed');
});
