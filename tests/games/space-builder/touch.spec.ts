// A board of Space Builder by fingers alone: carried, put on one another, swapped, taken back, turned by a twist.
import type { Page } from '@playwright/test';
import { buildingOf, faceOf, turnOf } from '#shared/games/space-builder/components.ts';
import { button, driveClock, onTile, runUntil } from '../../e2e/bowl.ts';
import { expect, test } from '../../e2e/fixtures.ts';
import { fingersOn } from '../../e2e/touch.ts';
import { BUILDER, begin, carry, check, done, onBoard, piece, place, plansAtHome, ready } from './page.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

const standsOn = (page: Page, building: number, site: number) =>
  expect(place(page, site).locator(`[data-piece="building-${building}"]`)).toBeVisible();

test('a board is built by fingers, and is without a fault', async ({ page, context }) => {
  await driveClock(context);
  await page.goto('/');
  await onTile(page, 'Play now', BUILDER).tap();
  await expect(ready(page)).toBeVisible();
  const [wanted] = await plansAtHome(page);
  const siteOf = (building: number) =>
    wanted!.findIndex((one) => one !== null && buildingOf(one) === building);
  await begin(page);
  // Nobody else builds meanwhile.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  const fingers = await fingersOn(page);
  const hand = page.locator('[data-place="hand"]');
  const [one, other] = [siteOf(0), siteOf(1)];

  await carry(fingers, piece(page, 0), place(page, other));
  await carry(fingers, piece(page, 1), place(page, one));
  await standsOn(page, 0, other);
  await standsOn(page, 1, one);
  await carry(fingers, piece(page, 0), place(page, one));
  await standsOn(page, 0, one);
  await standsOn(page, 1, other);
  await carry(fingers, piece(page, 2), place(page, one));
  await standsOn(page, 2, one);
  await expect(hand.locator('[data-piece="building-0"]')).toBeVisible();
  await carry(fingers, piece(page, 2), hand);
  await expect(hand.locator('[data-piece="building-2"]')).toBeVisible();
  await expect(onBoard(page)).toHaveCount(1);

  for (const building of [0, 1, 2, 3]) {
    const site = siteOf(building);
    // The second one stands there already: it is turned where it is.
    await carry(fingers, piece(page, building), place(page, site), turnOf(wanted![site]!));
    await standsOn(page, building, site);
    if (faceOf(wanted![site]!) === 0) continue;
    await piece(page, building).tap();
    await button(page, 'Flip').tap();
  }
  await done(page).tap();
  await runUntil(page, check(page));
  await expect(page.locator('[data-panel="0"] .builder-clean')).toBeVisible();
  await expect(page.getByRole('heading', { name: /^You win the round/ })).toBeVisible();
});
