// Whoever looks at the page has seen what the badge was there for.
import { expect, test, vi } from 'vitest';
import { clearBadgeWhenSeen } from '#web/device/badge.ts';

test('the badge goes when the page is opened and whenever it is seen again, and stays while nobody looks', () => {
  let cleared = 0;
  let look = () => {};
  const page = {
    visibilityState: 'visible',
    addEventListener: (_: string, listener: () => void) => {
      look = listener;
    },
  };
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', { clearAppBadge: async () => cleared++ });
  clearBadgeWhenSeen();
  expect(cleared).toBe(1);
  page.visibilityState = 'hidden';
  look();
  expect(cleared).toBe(1);
  page.visibilityState = 'visible';
  look();
  expect(cleared).toBe(2);
  // Where there is no badge, nothing happens.
  vi.stubGlobal('navigator', {});
  expect(look).not.toThrow();
});
