// Whatever comes in damaged, foreign or from the future gets words, and nothing is lost.
import type { Page } from '@playwright/test';
import { button, driveClock, playNow, startQuickMatch, throwMarbles } from './bowl.ts';
import { expect, openBrowser, test } from './fixtures.ts';
import { openPrepared, prepared } from './gravity-prepared.ts';

type Patch = { header?: Record<string, unknown>; length?: number };

/** Changes what is stored of every match, behind the app's back. */
async function tamper(page: Page, patch: Patch): Promise<void> {
  await page.evaluate(async ({ header, ...rest }) => {
    const open = indexedDB.open('starboard');
    const db = await new Promise<IDBDatabase>((done) => {
      open.onsuccess = () => done(open.result);
    });
    const store = db.transaction('matches', 'readwrite').objectStore('matches');
    const all = store.getAll();
    await new Promise<void>((done) => {
      all.onsuccess = () => {
        for (const save of all.result) store.put({ ...save, ...rest, header: { ...save.header, ...header } });
        store.transaction.oncomplete = () => done();
      };
    });
    db.close();
  }, patch);
}

const stored = (page: Page) =>
  page.evaluate(async () => {
    const open = indexedDB.open('starboard');
    const db = await new Promise<IDBDatabase>((done) => {
      open.onsuccess = () => done(open.result);
    });
    const request = db.transaction('matches').objectStore('matches').count();
    const found = await new Promise<number>((done) => {
      request.onsuccess = () => done(request.result);
    });
    db.close();
    return found;
  });

/** What a newer version of the app would do to the database. */
const upgrade = (page: Page) =>
  page.evaluate(async () => {
    const open = indexedDB.open('starboard', 99);
    await new Promise((done) => {
      open.onsuccess = done;
    });
    open.result.close();
  });

const file = (name: string, content: unknown) => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(typeof content === 'string' ? content : JSON.stringify(content)),
});

for (const { what, patch, title } of [
  {
    what: 'a future rules version',
    patch: { header: { rulesVersion: 99 } },
    title: 'From a newer Starboard',
  },
  { what: 'a game nobody knows', patch: { header: { game: 'star-chess' } }, title: 'Unknown game' },
  {
    what: 'options that make no sense',
    patch: { header: { options: { nonsense: 1 } } },
    title: 'This match is damaged',
  },
  { what: 'a log that is too short', patch: { length: 77 }, title: 'This match is damaged' },
]) {
  test(`a stored match with ${what} gets words and stays stored`, {
    tag: what === 'a future rules version' ? [] : '@long',
  }, async ({ page }) => {
    await startQuickMatch(page);
    const address = page.url();
    await page.goto('/about');
    await tamper(page, patch);
    await page.goto(address);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    expect(await stored(page)).toBe(1);
    await page.goto('/');
    await expect(playNow(page)).toBeVisible();
  });
}

test('addresses that lead nowhere say so', async ({ page }) => {
  await page.goto('/play/star-chess');
  await expect(page.getByRole('heading', { name: 'There is nothing here' })).toBeVisible();
  await page.goto('/learn/star-chess');
  await expect(page.getByRole('heading', { name: 'There is nothing here' })).toBeVisible();
  await page.goto('/match/doesnotexist');
  await expect(page.getByRole('heading', { name: 'This match isn’t here' })).toBeVisible();
  await page.goto('/replay#c3VyZWx5IG5vdCBhIGdhbWU');
  await expect(page.getByRole('heading', { name: 'This link is incomplete' })).toBeVisible();
  for (const path of ['/somewhere/else', '/daily/foo', '/daily/2026-1-1']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'There is nothing here' })).toBeVisible();
  }
});

test('only files of our own are imported, and every other gets words', async ({ page }) => {
  await startQuickMatch(page);
  await page.goto('/settings');
  const give = (content: unknown) =>
    page.getByLabel('Import a file').setInputFiles(file('save.json', content));
  for (const { content, words } of [
    { content: 'not json at all', words: /can’t be read/ },
    { content: { app: 'other', format: 1 }, words: /isn’t from Starboard/ },
    { content: [], words: /isn’t from Starboard/ },
    { content: { app: 'starboard', format: 99 }, words: /newer Starboard/ },
    { content: { app: 'starboard', format: 1, matches: 7 }, words: /damaged/ },
    {
      content: { app: 'starboard', format: 1, matches: [{ save: null }] },
      words: /1 skipped: couldn’t be read/,
    },
  ]) {
    await give(content);
    await expect(page.getByText(words)).toBeVisible();
    expect(await stored(page)).toBe(1);
  }
});

/** A match of two people as files hold it, with so many entries that were never played. */
function record(id: string, entries: readonly unknown[]): unknown {
  const header = { game: 'gravity-superstar', options: {}, seats: 2, seed: 'a file', rulesVersion: 1 };
  const chairs = ['Ana', 'Ben'].map((name, colour) => ({ kind: 'person', name, colour }));
  const log = entries.map((action, place) => ({ by: 0, number: place + 1, at: place, action }));
  const rest = { length: log.length, clock: log.length, started: 0, played: 0, over: false, scores: [0, 0] };
  return { save: { id, header, chairs, ...rest }, log };
}
const fileOf = (...matches: unknown[]) => file('matches.json', { app: 'starboard', format: 2, matches });

test('of a file that cannot be stored whole, nothing is stored', async ({ page }) => {
  await page.goto('/settings');
  await page.evaluate(() => {
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (value, ...key) {
      if (value.by !== undefined) throw new DOMException('No room', 'QuotaExceededError');
      return put.call(this, value, ...key);
    };
  });
  await page.getByLabel('Import a file').setInputFiles(fileOf(record('aaaaaaaaaaaa', [1, 2])));
  await expect(page.getByText('Nothing was changed', { exact: false })).toBeVisible();
  expect(await stored(page)).toBe(0);
});

test('a match that no database can take is left out, and every other of its file is added', async ({
  page,
}) => {
  await page.goto('/settings');
  const deep = '['.repeat(7000) + ']'.repeat(7000);
  const matches = [record('aaaaaaaaaaaa', ['deep']), record('bbbbbbbbbbbb', [1])];
  const text = JSON.stringify({ app: 'starboard', format: 2, matches }).replace('"deep"', deep);
  await page.getByLabel('Import a file').setInputFiles(file('deep.json', text));
  await expect(page.getByText('1 match added, 0 already here, 1 skipped: couldn’t be read')).toBeVisible();
  expect(await stored(page)).toBe(1);
});

test('a longer copy takes the place of a match only where it goes on from there', async ({ page }) => {
  await page.goto('/settings');
  const give = (entries: readonly unknown[]) =>
    page.getByLabel('Import a file').setInputFiles(fileOf(record('aaaaaaaaaaaa', entries)));
  await give([1, 2]);
  await expect(page.getByText('1 match added, 0 already here')).toBeVisible();
  await give([9, 1, 2]);
  await expect(page.getByText('0 matches added, 1 already here')).toBeVisible();
  await give([1, 2, 3]);
  await expect(page.getByText('1 match added, 0 already here')).toBeVisible();
});

test('a match that is being played in another tab is not replaced by a copy', async ({ page, context }) => {
  await openPrepared(
    page,
    prepared(2, 'two tabs 0', (_state, actions) => actions === 0),
  );
  await expect(button(page, 'Turn')).toBeVisible();
  const id = new URL(page.url()).pathname.split('/').at(-1)!;
  const other = await context.newPage();
  await other.goto('/settings');
  await other.getByLabel('Import a file').setInputFiles(fileOf(record(id, [1, 2, 3])));
  await expect(other.getByText('1 skipped: open in another tab', { exact: false })).toBeVisible();
});

test('what one device exports another imports, and importing twice adds nothing', async ({
  page,
  newVisitor,
}) => {
  await startQuickMatch(page);
  await page.goto('/settings');
  const downloading = page.waitForEvent('download');
  await button(page, 'Export everything').click();
  const path = await (await downloading).path();

  const other = await newVisitor();
  await other.goto('/settings');
  await other.getByLabel('Import a file').setInputFiles(path);
  await expect(other.getByText('1 match added', { exact: false })).toBeVisible();
  await other.getByLabel('Import a file').setInputFiles(path);
  await expect(other.getByText('0 matches added, 1 already here')).toBeVisible();
  await other.goto('/');
  await other.getByRole('link', { name: /^Continue the match/ }).click();
  await expect(button(other, 'Throw the marbles')).toBeVisible();
});

test('a browser that speaks none of our languages gets English', async ({ browser, baseURL }) => {
  const context = await openBrowser(browser, { locale: 'eo', baseURL: baseURL! });
  const page = await context.newPage();
  await page.goto('/');
  await expect(playNow(page)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await context.close();
});

test('a second tab does not play the same match, until it takes it over', async ({ page, context }) => {
  await startQuickMatch(page);
  const second = await context.newPage();
  await second.goto(page.url());
  await expect(second.getByRole('heading', { name: 'Open in another tab' })).toBeVisible();
  await button(second, 'Play here').click();
  await expect(button(second, 'Throw the marbles')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Continued in another tab' })).toBeVisible();
});

test('a match that went on in a second tab goes on from there when the first takes it back', async ({
  page,
  context,
}) => {
  await openPrepared(
    page,
    prepared(2, 'two tabs 0', (_state, actions) => actions === 0),
  );
  const laid = (tab: Page) => tab.locator('.gravity-played');
  const turnRound = async (tab: Page) => {
    await button(tab, 'Turn').click();
    await tab.locator('.gravity-move').first().click();
  };
  await turnRound(page);
  await expect(laid(page)).toHaveCount(1);
  const second = await context.newPage();
  await second.goto(page.url());
  await button(second, 'Play here').click();
  await turnRound(second);
  await expect(laid(second)).toHaveCount(2);
  await button(page, 'Play here').click();
  await expect(laid(page)).toHaveCount(2);
  await button(page, 'Take cards back').click();
  await expect(laid(page)).toHaveCount(1);
  await page.reload();
  await expect(laid(page)).toHaveCount(1);
});

test('on a full disk the match goes on, says so, and is saved once there is room', async ({
  page,
  context,
}) => {
  await driveClock(context);
  await startQuickMatch(page);
  await page.evaluate(() => {
    const put = IDBObjectStore.prototype.put;
    const full = () => {
      throw new DOMException('No room', 'QuotaExceededError');
    };
    IDBObjectStore.prototype.put = full;
    Object.assign(window, { makeRoom: () => Object.assign(IDBObjectStore.prototype, { put }) });
  });
  await throwMarbles(page);
  await expect(page.getByText('This device is full', { exact: false })).toBeVisible();
  await page.evaluate(() => (window as unknown as { makeRoom: () => void }).makeRoom());
  await button(page, 'Go!').click();
  await expect(page.getByText('This device is full', { exact: false })).toBeHidden();
  await page.reload();
  await button(page, 'Continue').click();
  await expect(page.getByText('Tap your card.')).toBeVisible();
});

test('a database of a newer version is left alone and people can still play', async ({ page }) => {
  await page.goto('/about');
  await upgrade(page);
  await page.goto('/');
  await expect(page.getByText('comes from a newer Starboard', { exact: false })).toBeVisible();
  await button(page, 'Got it').click();
  await playNow(page).click();
  await expect(button(page, 'Throw the marbles')).toBeVisible();
});

test('a database that is upgraded in another tab says so', async ({ page, context }) => {
  await startQuickMatch(page);
  const newer = await context.newPage();
  await newer.goto('/about');
  await upgrade(newer);
  await expect(page.getByText('updated in another tab', { exact: false })).toBeVisible();
});

test('a database that another tab blocks says what to do, and goes on by itself', async ({ page }) => {
  await page.addInitScript(() => {
    const open = IDBFactory.prototype.open;
    IDBFactory.prototype.open = function (this: IDBFactory, name: string, version?: number) {
      const request = open.call(this, name, version);
      if (name === 'starboard') {
        request.addEventListener('success', (event) => {
          if (!event.isTrusted) return;
          event.stopImmediatePropagation();
          request.dispatchEvent(new IDBVersionChangeEvent('blocked', { oldVersion: 1, newVersion: 2 }));
          addEventListener('unblock', () => request.dispatchEvent(new Event('success')), { once: true });
        });
      }
      return request;
    };
  });
  await page.goto('/');
  await expect(page.getByText('An older Starboard is open in another tab', { exact: false })).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('unblock')));
  await expect(page.getByText('An older Starboard is open in another tab', { exact: false })).toBeHidden();
});
