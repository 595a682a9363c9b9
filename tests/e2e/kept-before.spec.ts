// What a device kept before the files moved to their rooms: everything in its database, as that version wrote it.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { button, runUntil } from './bowl.ts';
import { expect, test } from './fixtures.ts';
import { steps } from './recorded.ts';

interface Row {
  key: string | (string | number)[];
  value: unknown;
}
interface Device {
  version: number;
  stores: Record<string, Row[]>;
}

const DEVICE: Device = JSON.parse(readFileSync(resolve(import.meta.dirname, 'kept-before.json'), 'utf8'));
/** The date of its last run, in every zone. */
const THEN = new Date('2026-11-19T11:30:00Z');
const [SEAT] = DEVICE.stores.settings!.find(({ key }) => key === 'seats')!.value as {
  id: string;
  key: string;
}[];

async function becomes(page: Page, device: Device): Promise<void> {
  // An answer of the same origin: the app itself is not open, and Chromium looks for no icon.
  await page.route('/favicon.ico', (route) => route.fulfill({ status: 204 }));
  await page.goto('/icon.svg');
  await page.evaluate<void, Device>(
    ({ version, stores }) =>
      new Promise<void>((done, failed) => {
        const opening = indexedDB.open('starboard', version);
        opening.onerror = () => failed(opening.error);
        opening.onupgradeneeded = () => {
          const db = opening.result;
          db.createObjectStore('matches', { keyPath: 'id' });
          db.createObjectStore('log');
          db.createObjectStore('settings');
          db.createObjectStore('runs', { keyPath: 'date' });
        };
        opening.onsuccess = () => {
          const db = opening.result;
          const change = db.transaction(Object.keys(stores), 'readwrite');
          for (const [name, rows] of Object.entries(stores)) {
            const store = change.objectStore(name);
            for (const { key, value } of rows) store.keyPath ? store.put(value) : store.put(value, key);
          }
          change.oncomplete = () => {
            db.close();
            done();
          };
          change.onabort = () => failed(change.error);
        };
      }),
    device,
  );
}

test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: THEN });
  // The server of this test never had that league.
  await page.route(/\/api\/leagues\//, (route) => route.fulfill({ json: { ok: false, code: 'too-many' } }));
  await becomes(page, DEVICE);
});

test('a match kept by the version before goes on where it was', async ({ page }) => {
  await page.goto('/');
  const matches = page.getByRole('link', { name: /^Continue the match/ });
  await matches.filter({ hasText: 'Space Bowl' }).click();
  await expect(page.getByText('Round 2 of 10')).toBeVisible();
  await expect(page.locator('.seat-score')).toHaveText([/3/, /4/, /4/]);
  await button(page, 'Continue').click();
  await runUntil(page, page.getByText('Round 3 of 10').or(button(page, 'Next round')));
  await page.goto('/');
  await matches.filter({ hasText: 'Gravity Superstar' }).click();
  await expect(page.getByText('Round 2')).toBeVisible();
  await expect(button(page, 'Turn')).toBeVisible();
});

test('a match finished in the version before is looked back at', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: /^Look back at the match/ }).click();
  await expect(steps(page)).toHaveAttribute('max', '30');
  await steps(page).press('End');
  await expect(steps(page)).toHaveValue('30');
  await expect(page.locator('.seat-score')).toHaveText([/2/, /4/, /4/]);
});

test('settings of the version before hold', async ({ page }) => {
  await page.goto('/settings');
  await expect(page.getByRole('radio', { name: 'Day' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'English' })).toBeChecked();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('a seat of the version before is asked for with its key', async ({ page }) => {
  const said = Promise.withResolvers<string>();
  await page.routeWebSocket(/\/api\/rooms\//, (socket) =>
    socket.onMessage((text) => said.resolve(String(text))),
  );
  await page.goto(`/r/${SEAT!.id}`);
  expect(await said.promise).toContain(SEAT!.key);
});

test('a run of the version before goes on, and an older one has its result', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText('Started: 2 answers given.')).toBeVisible();
  await page.goto('/daily/2026-11-02');
  await expect(page.locator('#result-score')).toHaveText('6 of 6');
});

test('a league of the version before is still there', async ({ page }) => {
  await page.goto('/leagues');
  await expect(page.getByRole('link', { name: 'Friday friends' })).toBeVisible();
});
