// Nothing scrolls while people search: cards, box and buttons are all in sight, on every screen.
import type { Locator, Page } from '@playwright/test';
import {
  button,
  callAndPick,
  driveClock,
  goButton,
  runUntil,
  startQuickMatch,
  throwMarbles,
} from './bowl.ts';
import { expect, test } from './fixtures.ts';
import { cards, ready } from './gravity.ts';
import { openPrepared, prepared } from './gravity-prepared.ts';
import { openRoom, sitDown, throwTogether } from './rooms.ts';
import { expectInSight, inSight, onEach, SCREENS, type Screen, SLACK } from './sight.ts';

test('on every screen everything one needs to search is in sight', async ({ page, context }) => {
  await driveClock(context);
  await startQuickMatch(page);
  await button(page, 'Throw the marbles').click();
  const go = goButton(page);
  await runUntil(page, go);
  const doom = page.locator('.controls .danger');
  await onEach(page, SCREENS, async () => {
    await expectInSight(page, [page.locator('.box'), go, doom, page.locator('[data-card="24"]')]);
    // A button may be inside the screen and yet cut off by a panel that scrolls.
    expect(
      await page.locator('.bowl-panel').evaluate((panel) => panel.scrollHeight - panel.clientHeight),
    ).toBeLessThanOrEqual(2);
  });
  await go.click();
  await page.locator('[data-card="0"]').click();
  await onEach(page, SCREENS, async ([, height]) => {
    await expectInSight(page, [button(page, 'Confirm'), page.locator('.countdown')]);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(
      Math.max(height, 560) + SLACK,
    );
  });
});

for (const locale of ['de', 'fr'] as const) {
  test.describe(() => {
    test.use({ locale });
    test(`in ${locale} the buttons of the first search are whole on a phone with the bar of its browser`, async ({
      page,
      context,
    }) => {
      await driveClock(context);
      await page.setViewportSize({ width: 360, height: 640 });
      await page.goto('/');
      await page.getByRole('region', { name: 'Space Bowl' }).locator('.primary').click();
      await page.locator('.ready').click();
      const doom = page.locator('.controls .danger:enabled');
      await runUntil(page, doom);
      const below = await doom.evaluate((button) => {
        const panel = button.closest('.bowl-play')!.getBoundingClientRect();
        return button.getBoundingClientRect().bottom - panel.bottom;
      });
      expect(below).toBeLessThanOrEqual(SLACK);
    });
  });
}

test('on every phone what there was to find is in sight after a round', async ({ page, context }) => {
  await driveClock(context);
  await page.setViewportSize({ width: 360, height: 640 });
  await startQuickMatch(page);
  await throwMarbles(page);
  await callAndPick(page, 3);
  const phones: Screen[] = [
    [360, 640],
    [360, 740],
    [390, 844],
  ];
  await onEach(page, phones, async () => {
    const hit = await page.locator('.result-answers p').evaluate((lesson) => {
      const { left, top, bottom } = lesson.getBoundingClientRect();
      return [top + 2, bottom - 2].every((y) => document.elementFromPoint(left + 2, y) === lesson);
    });
    expect(hit).toBe(true);
  });
});

test('on every screen everything the daily needs is in sight', async ({ page, context }) => {
  await driveClock(context);
  // Sunday's is the larger galaxy.
  await page.goto('/daily/2026-11-15');
  await button(page, 'Start').click();
  const none = page.locator('.answering .danger:enabled');
  await runUntil(page, none);
  const last = page.locator('[data-card="35"]');
  await onEach(page, SCREENS, () =>
    expectInSight(page, [page.locator('.box'), none, page.locator('[data-confirm]'), last]),
  );
  await none.click();
  await page.locator('[data-confirm]').click();
  const next = button(page, 'Next throw');
  await expect(next).toBeVisible();
  await onEach(page, SCREENS, () => expectInSight(page, [next, last]));
});

test('with five people in a room everything one needs to search is in sight, and nothing scrolls', {
  tag: '@long',
}, async ({ newVisitor }) => {
  const pages = await Promise.all(Array.from({ length: 5 }, newVisitor));
  const page = pages[0]!;
  const link = await openRoom(page);
  for (const [at, name] of ['Ben', 'Cleo', 'Dan', 'Eva'].entries()) await sitDown(pages[at + 1]!, link, name);
  await button(page, 'Start').click();
  await throwTogether(pages);
  await onEach(page, SCREENS, async ([width, height]) => {
    const needed = [page.locator('.box'), goButton(page), page.locator('.controls .danger')];
    await expectInSight(page, [...needed, page.locator('[data-card="24"]'), button(page, 'Room')]);
    // What the table cuts off is inside the screen all the same.
    const cut = await page.evaluate(() => {
      const bottom = (what: string) => document.querySelector(what)!.getBoundingClientRect().bottom;
      const lowest = Math.max(bottom('.box'), bottom('.controls'));
      return [lowest - bottom('.bowl-play'), document.documentElement.scrollHeight - innerHeight];
    });
    expect(Math.max(...cut), `cut off on ${width} × ${height}`).toBeLessThanOrEqual(SLACK);
  });
});

/** What of this is not on the screen, and where it is instead. */
async function outOfSight(page: Page, things: Locator): Promise<string[]> {
  const out: string[] = [];
  for (const thing of await things.all()) {
    if (await inSight(page, thing)) continue;
    const box = await thing.boundingBox();
    const places = box && [box.x, box.y, box.x + box.width, box.y + box.height].map(Math.round);
    out.push(`${await thing.getAttribute('class')}: ${places}`);
  }
  return out;
}

const PHONE_AND_DESK = SCREENS.filter(([width]) => width === 360 || width === 1440);

for (const { count, screens } of [
  { count: 2, screens: SCREENS },
  { count: 4, screens: SCREENS },
  { count: 6, screens: PHONE_AND_DESK },
]) {
  for (const round of [1, 6]) {
    test(`Gravity Superstar with ${count} in round ${round}: board, cards and status are in sight when a turn begins`, {
      tag: (count === 2 && round === 1) || (count === 6 && round === 6) ? [] : '@long',
    }, async ({ page }) => {
      await openPrepared(
        page,
        prepared(count, 'layout', (now) => now.round === round && now.phase.kind === 'act'),
      );
      await expect(ready(page)).toBeVisible();
      await expect(cards(page)).toHaveCount(5);
      for (const [width, height] of screens) {
        await page.setViewportSize({ width, height });
        await page.evaluate(() => scrollTo(0, 0));
        const out = await outOfSight(page, page.locator('.gravity-board, .gravity-status, .gravity-card'));
        // Every screen is looked at, also after one where something is missing.
        expect.soft(out, `out of sight on ${width} × ${height}`).toEqual([]);
      }
      for (const [width, height] of SCREENS) {
        await page.setViewportSize({ width, height });
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        expect.soft(wide, `width of the page on ${width} × ${height}`).toBeLessThanOrEqual(width);
      }
    });
  }
}

test('on a phone the match to continue is in sight when the start page opens, above the daily', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await startQuickMatch(page);
  await page.goto('/');
  const going = page.getByRole('link', { name: /^Continue the match with/ });
  await expect(going).toBeVisible();
  expect(await inSight(page, going)).toBe(true);
});

for (const game of ['space-bowl', 'gravity-superstar']) {
  test(`${game}: the way back of the tutorial stays in sight and where it is, to the last step`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`/learn/${game}`);
    const back = page.locator('.learn-nav').getByRole('button', { name: 'Back' });
    await expect(back).toBeVisible();
    const { y } = (await back.boundingBox())!;
    while (await button(page, 'Next').isVisible()) {
      await button(page, 'Next').click();
      expect.soft((await back.boundingBox())!.y).toBeCloseTo(y, 0);
    }
    expect(await inSight(page, back)).toBe(true);
  });
}

test('home is a shelf: all of it in sight on a desktop, two beside each other on a tablet, the first game on a phone', async ({
  page,
}) => {
  const play = page.locator('.home-play .primary');
  const boxOf = async (at: number) => (await play.nth(at).boundingBox())!;
  const lowest = () => page.evaluate(() => document.documentElement.scrollHeight);

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await expect(play).toHaveCount(4);
  await expect(page.locator('.scene svg')).toHaveCount(4);
  expect(await lowest()).toBe(900);

  await page.setViewportSize({ width: 820, height: 1180 });
  expect((await boxOf(1)).y).toBe((await boxOf(0)).y);
  expect((await boxOf(2)).x).toBe((await boxOf(0)).x);

  await page.setViewportSize({ width: 360, height: 740 });
  const { y, height } = await boxOf(0);
  expect(y + height).toBeLessThan(740);
});
