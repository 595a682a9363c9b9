// Nothing scrolls while people search: cards, box and buttons are all in sight, on every screen.
import type { Page } from '@playwright/test';
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
import { cards, moves, ready } from './gravity.ts';
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

test('on every screen everything the daily needs is in sight', { tag: '@long' }, async ({
  page,
  context,
}) => {
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

const TABLE_SCREENS: Screen[] = [...SCREENS, [390, 844], [1280, 800], [1920, 1080]];
const NEEDED =
  '.gravity-stage, .gravity-status, .gravity-card, .gravity-room, .gravity-moves > :first-child, .seat';

/** What is not on the screen, whether the page scrolls, how large a cell is, and whether one sees who is to act. */
function atTable(page: Page) {
  return page.evaluate(
    ({ needed, slack }) => {
      const isIn = (thing: Element, around: { left: number; top: number; right: number; bottom: number }) => {
        const { left, top, right, bottom } = thing.getBoundingClientRect();
        const isBeside = left >= around.left - slack && right <= around.right + slack;
        return isBeside && top >= around.top - slack && bottom <= around.bottom + slack;
      };
      const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
      const { scrollWidth: wide, scrollHeight: high } = document.documentElement;
      const board = document.querySelector<SVGSVGElement>('.gravity-board')!;
      const stage = board.closest('.gravity-stage')!.getBoundingClientRect();
      return {
        out: [...document.querySelectorAll(needed)]
          .filter((thing) => !isIn(thing, screen))
          .map((thing) => `${thing.className}: ${JSON.stringify(thing.getBoundingClientRect())}`),
        wide,
        high,
        cell: board.getScreenCTM()!.a * 10,
        actor: [...board.querySelectorAll('.gravity-turn')].some((turn) => isIn(turn, stage)),
      };
    },
    { needed: NEEDED, slack: SLACK },
  );
}

for (const count of [2, 4, 6]) {
  for (const round of [1, 6]) {
    test(`Gravity Superstar with ${count} in round ${round}: board, cards, status and the moves of a card are in sight`, {
      tag: (count === 2 && round === 1) || (count === 6 && round === 6) ? [] : '@long',
    }, async ({ page }) => {
      await openPrepared(
        page,
        prepared(count, 'layout', (now) => now.round === round && now.phase.kind === 'act'),
      );
      await expect(ready(page)).toBeVisible();
      await expect(cards(page)).toHaveCount(5);
      await cards(page).and(page.locator(':enabled')).last().click();
      await expect(moves(page).first()).toBeVisible();
      for (const [width, height] of TABLE_SCREENS) {
        await page.setViewportSize({ width, height });
        const { cell, ...seen } = await atTable(page);
        // Every screen is looked at, also after one where something is missing.
        expect
          .soft(seen, `on ${width} × ${height}`)
          .toEqual({ out: [], wide: width, high: height, actor: true });
        expect.soft(cell, `a cell on ${width} × ${height}`).toBeGreaterThan(35.9);
      }
    });
  }
}

test('where a phone shows a part of the board, one press shows the whole', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openPrepared(
    page,
    prepared(6, 'layout', (now) => now.round === 6 && now.phase.kind === 'act'),
  );
  const whole = button(page, 'Whole board');
  const board = page.locator('.gravity-board');
  await expect(whole).toHaveAttribute('aria-pressed', 'false');
  expect(await inSight(page, board)).toBe(false);
  await whole.click();
  await expect(whole).toHaveAttribute('aria-pressed', 'true');
  expect(await inSight(page, board)).toBe(true);
  await whole.click();
  expect((await atTable(page)).actor).toBe(true);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(whole).toHaveCount(0);
  expect(await inSight(page, board)).toBe(true);
});

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

test('what comes to the start page a moment later moves nothing that may be pressed', async ({ page }) => {
  const late = ['**/*.woff2', '**/opening-*.js'];
  const held: (() => void)[] = [];
  for (const path of late)
    await page.route(path, (route) =>
      new Promise<void>((done) => held.push(done)).then(() => route.continue()),
    );
  const places = () =>
    page
      .locator('.home-shelf .primary')
      .evaluateAll((buttons) => buttons.map((one) => JSON.stringify(one.getBoundingClientRect())));
  await page.goto('/');
  await expect(page.locator('.home-shelf .primary')).toHaveCount(5);
  await expect.poll(() => held.length).toBeGreaterThanOrEqual(late.length);
  const before = await places();
  for (const go of held) go();
  await expect(page.locator('.friends')).toHaveCount(4);
  await expect.poll(() => page.evaluate(() => document.fonts.check('700 20px Jost'))).toBe(true);
  expect(await places()).toEqual(before);
});
