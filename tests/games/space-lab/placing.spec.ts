// Placing a card of Space Lab: by mouse, by finger and by two taps, paid with other cards, taken back, and the last one.
import type { Page } from '@playwright/test';
import { button } from '../../e2e/bowl.ts';
import { expect, test } from '../../e2e/fixtures.ts';
import { hand, placed } from './page.ts';
import { open } from './prepared.ts';
import { labLike, labsLike, slotsWith } from './table.ts';

const free = labLike({ cost: 0, kind: 'points' });
const dear = labLike({ cost: 2, kind: 'points' });
const others = labsLike({ cost: 1 }, 3, [free, dear]);

const piece = (page: Page, lab: number) => page.locator(`[data-piece="lab-${lab}"]`);
const place = (page: Page, slot: number) => page.locator(`[data-place="slot-${slot}"]`);
const said = (page: Page) => page.locator('.lab-status');

test('a card is dragged to its place, and taken back until the turn is over', async ({ page }) => {
  await open(page, { hand: [free, dear, ...others] });
  await piece(page, free).dragTo(place(page, 3));
  await expect(placed(page)).toHaveCount(1);
  await expect(hand(page)).toHaveCount(4);
  await button(page, 'Undo').click();
  await expect(placed(page)).toHaveCount(0);
  await expect(hand(page)).toHaveCount(5);
  // On a place that is taken nothing can lie.
  await piece(page, free).dragTo(place(page, 3));
  await expect(placed(page)).toHaveCount(1);
  await piece(page, dear).dragTo(place(page, 3));
  await expect(hand(page)).toHaveCount(4);
  await button(page, 'End turn').click();
  await expect(button(page, 'Undo')).toHaveCount(0);
});

test('a price is suggested, exchanged and paid; what a card would bring stands on each place', async ({
  page,
}) => {
  await open(page, { hand: [free, dear, ...others] });
  await piece(page, dear).click();
  await expect(said(page)).toContainText('costs 2 cards');
  await expect(place(page, 4).locator('.lab-gain')).toContainText(/^\+\d/);
  await place(page, 4).locator('.drag-target').click();
  await expect(said(page)).toContainText('Pay with the cards marked');
  const paid = page.locator('.lab-hand-pay[aria-pressed="true"]');
  await expect(paid).toHaveCount(2);
  // Another one instead: the first of the suggested ones comes back.
  const spare = page.locator('.lab-hand-pay[aria-pressed="false"]').first();
  const name = await spare.getAttribute('aria-label');
  await spare.click();
  await expect(paid).toHaveCount(2);
  await expect(page.getByRole('button', { name: name!, pressed: true })).toHaveCount(1);
  await paid.first().click();
  await expect(page.locator('.lab-buttons .primary')).toBeDisabled();
  await expect(said(page)).toContainText('Choose 1 more card');
  await button(page, 'Back').click();
  await expect(hand(page)).toHaveCount(5);
  await piece(page, dear).click();
  await place(page, 4).locator('.drag-target').click();
  await button(page, 'Pay 2 and place it').click();
  await expect(placed(page)).toHaveCount(1);
  await expect(hand(page)).toHaveCount(2);
});

test('before a card that ends the match the table says so, and it can be put back', async ({ page }) => {
  // None of the first agency, so that no objective is validated.
  const nine = ['blue', 'green'].flatMap((agency) =>
    labsLike({ agency: agency as 'blue' }, 5, [free, ...others]),
  );
  await open(page, { hand: [free, ...others], slots: slotsWith(10, { ...nine.slice(0, 9) }) });
  await piece(page, free).click();
  await place(page, 9).locator('.drag-target').click();
  await expect(said(page)).toContainText('ends the match for you');
  await button(page, 'Back').click();
  await expect(placed(page)).toHaveCount(9);
  await piece(page, free).click();
  await place(page, 9).locator('.drag-target').click();
  await button(page, 'Place it').click();
  await expect(page.getByText(/^(Last turns|Final score)$/)).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('by touch: two taps place a card, and each card says what it is', async ({ page }) => {
    await open(page, { hand: [free, dear, ...others] });
    await piece(page, dear).tap();
    await expect(said(page)).toContainText('points at the end');
    await piece(page, dear).tap();
    await piece(page, free).tap();
    await place(page, 0).locator('.drag-target').tap();
    await expect(placed(page)).toHaveCount(1);
    await placed(page).tap();
    await expect(said(page)).toContainText('free');
  });

  test('by touch: a capsule says what it misses, and a free place what a card brings there', async ({
    page,
  }) => {
    await open(page, { hand: [free] });
    await page.locator('.lab-capsule').first().tap();
    await expect(said(page)).toContainText('Left capsule: two Golden Planet cards');
    await expect(said(page)).toContainText('Still missing:');
    await page.locator('.lab-slot').first().tap();
    await expect(said(page)).toContainText('Above the left capsule: A card here draws');
  });
});
