// A notification is shown only where it may be, and taken back even while it is still on its way.
import { beforeEach, expect, test, vi } from 'vitest';

type Shown = { said: string; options: NotificationOptions; close: () => void };

let shown: Shown[];
let release: () => void;
let badge: string[];
const both = { volume: 70, vibration: true };

beforeEach(() => {
  vi.resetModules();
  shown = [];
  badge = [];
  release = () => {};
  const registration = {
    async showNotification(said: string, options: NotificationOptions) {
      await new Promise<void>((go) => {
        release = go;
      });
      const one = { said, options, close: () => shown.splice(shown.indexOf(one), 1) };
      shown.push(one);
    },
    getNotifications: async ({ tag }: { tag: string }) => shown.filter(({ options }) => options.tag === tag),
  };
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  vi.stubGlobal(
    'ServiceWorkerRegistration',
    class {
      showNotification() {}
    },
  );
  vi.stubGlobal('Notification', { permission: 'granted' });
  vi.stubGlobal('navigator', {
    serviceWorker: { controller: {}, getRegistration: async () => registration },
    setAppBadge: async () => badge.push('set'),
    clearAppBadge: async () => badge.push('clear'),
  });
});
const load = () => import('#web/device/notify.ts');
const settled = () => new Promise((done) => setTimeout(done));

test('it is of its address, and as loud as is set', async () => {
  const { notify } = await load();
  notify('Your turn', '/r/abc', both);
  await settled();
  release();
  await settled();
  expect(shown).toMatchObject([
    { said: 'Your turn', options: { tag: '/r/abc', silent: false, vibrate: [60, 60, 60] } },
  ]);
  notify('Your turn', '/r/abc', { volume: 0, vibration: true });
  await settled();
  release();
  await settled();
  // A browser refuses what is silent and vibrates.
  expect(shown[1]!.options.silent).toBe(true);
  expect(shown[1]!.options).not.toHaveProperty('vibrate');
});

test('taken back while it is on its way, it does not stay; those of other rooms do', async () => {
  const { notify, takeBack } = await load();
  notify('Your turn', '/r/other', both);
  await settled();
  release();
  notify('Your turn', '/r/abc', both);
  await settled();
  takeBack('/r/abc');
  release();
  await settled();
  expect(shown.map(({ options }) => options.tag)).toEqual(['/r/other']);
  expect(badge).toEqual(['set', 'set', 'clear']);
});

test('where it was not allowed nothing is shown, and the icon still has its badge', async () => {
  vi.stubGlobal('Notification', { permission: 'default' });
  const { notify, notifyPermission } = await load();
  notify('Your turn', '/r/abc', both);
  await settled();
  release();
  await settled();
  expect(shown).toEqual([]);
  expect(badge).toEqual(['set']);
  expect(notifyPermission()).toBe('default');
});

test.each([
  ['no notifications', () => vi.stubGlobal('Notification', undefined)],
  ['no service worker', () => vi.stubGlobal('navigator', {})],
  [
    'a page outside of it',
    () =>
      vi.stubGlobal('navigator', { serviceWorker: { controller: null, getRegistration: async () => {} } }),
  ],
])('with %s there is nothing to be asked, and nothing breaks', async (_, without) => {
  without();
  if (globalThis.Notification === undefined) Reflect.deleteProperty(globalThis, 'Notification');
  const { notify, notifyPermission, takeBack } = await load();
  expect(notifyPermission()).toBeNull();
  notify('Your turn', '/r/abc', both);
  takeBack('/r/abc');
  await settled();
  expect(shown).toEqual([]);
});
