// Arranging by keyboard and by screen reader, and how the board looks to axe and on small screens.
import type { Locator } from '@playwright/test';
import { clean } from './axe.ts';
import { dragTo, expectUntouched, pieceIn, place, puts, target } from './kit/board.ts';
import { button, expect, expectReachable, said, test } from './kit/test.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/arranging');
  await expect(button(page, 'Dome')).toBeVisible();
});

test.describe('by keyboard', () => {
  test('Enter picks up, arrows lead over the board, Enter puts down, and the focus stays with the piece', async ({
    page,
  }) => {
    await page.keyboard.press('Tab');
    await expect(button(page, 'Dome')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(button(page, 'Dish')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(target(page, 'hand')).toBeFocused();
    await expect(said(page)).toHaveText('Picked up Dish. Choose a place; Escape puts it back.');
    await page.keyboard.press('ArrowUp');
    await expect(target(page, 'site-8')).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowLeft');
    await expect(target(page, 'site-4')).toBeFocused();
    await expect(place(page, 'site-4')).toHaveClass(/over/);
    await page.keyboard.press('Enter');
    await expect(pieceIn(page, 'site-4', 'dish')).toBeFocused();
    await expect(said(page)).toHaveText('Put down Dish: Site 4');
    // With nothing carried there is nothing to be done at a site: arrows lead from piece to piece.
    await page.keyboard.press('ArrowDown');
    await expect(page.locator('[data-place=hand] .drag-piece:focus')).toBeVisible();
    await page.keyboard.press('ArrowUp');
    await expect(pieceIn(page, 'site-4', 'dish')).toBeFocused();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    await expect(pieceIn(page, 'site-5', 'dish')).toBeFocused();
    await expect(puts(page)).toHaveText('2');
  });

  test('Escape puts back, from a place and from a button', async ({ page }) => {
    await button(page, 'Dome').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Escape');
    await expect(button(page, 'Dome')).toBeFocused();
    await expectUntouched(page);
    await page.keyboard.press('Enter');
    await button(page, 'Turn').focus();
    await page.keyboard.press('Escape');
    await expect(button(page, 'Dome')).toBeFocused();
    await expectUntouched(page);
  });

  test('R and F turn and flip the piece that has the focus, carried or not', async ({ page }) => {
    await button(page, 'Dome').focus();
    await page.keyboard.press('r');
    await expect(page.locator('[data-piece=dome]')).toHaveAccessibleName('Dome, turned 90°');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Shift+R');
    await page.keyboard.press('f');
    await expect(said(page)).toHaveText('Dome, turned 180°, back up');
    await page.keyboard.press('Enter');
    await expect(pieceIn(page, 'site-8', 'dome')).toHaveAccessibleName('Dome, turned 180°, back up');
  });

  test('a key held down makes one action', async ({ page }) => {
    const hold = async (key: string) => {
      for (let repeat = 0; repeat < 4; repeat++) await page.keyboard.down(key);
      await page.keyboard.up(key);
    };
    await button(page, 'Dome').focus();
    await hold('r');
    await expect(page.locator('[data-piece=dome]')).toHaveAccessibleName('Dome, turned 90°');
    await hold('Enter');
    await expect(target(page, 'hand')).toBeFocused();
    await hold('ArrowUp');
    await expect(target(page, 'site-8')).toBeFocused();
    await hold('Enter');
    await expect(pieceIn(page, 'site-8', 'dome')).toBeFocused();
    await expect(puts(page)).toHaveText('1');
  });

  test('Tab leads over the pieces, and over the places only while one is carried', async ({ page }) => {
    const stops = () =>
      page.locator('.drag-area button:enabled').evaluateAll((all) =>
        all.flatMap((one) => {
          const { piece } = (one as HTMLElement).dataset;
          const name = piece ?? one.closest<HTMLElement>('[data-place]')?.dataset.place ?? one.textContent;
          return (one as HTMLElement).tabIndex === 0 ? [name] : [];
        }),
      );
    const sites = Array.from({ length: 9 }, (_, at) => `site-${at + 1}`);
    expect(await stops()).toEqual(['dome', 'dish', 'reactor', 'tower']);
    await button(page, 'Dome').click();
    expect(await stops()).toEqual([...sites, 'Turn', 'Flip over', 'Put back', 'hand']);
  });
});

test.describe('by screen reader', () => {
  test('pieces and places are buttons with names, and say what lies there and what is refused', async ({
    page,
  }) => {
    await dragTo(page, button(page, 'Dome'), place(page, 'site-1'));
    await button(page, 'Reactor').click();
    await expect(page.locator('.drag-area')).toMatchAriaSnapshot(`
      - button "Site 1, taken by Dome" [disabled]
      - button "Dome"
      - button "Site 2, empty" [disabled]
      - button "Site 3, empty" [disabled]
      - button "Site 4, empty" [disabled]
      - button "Site 5, empty"
      - button "Site 6, empty" [disabled]
      - button "Site 7, empty" [disabled]
      - button "Site 8, empty" [disabled]
      - button "Site 9, empty" [disabled]
      - paragraph:
        - strong: Reactor
        - text: Your hand
      - button "Turn"
      - button "Flip over"
      - button "Put back"
      - button "Your hand"
      - button "Dish"
      - button "Reactor" [pressed]
      - button "Tower"
    `);
    await expect(target(page, 'site-1')).toHaveAccessibleDescription('The reactor stands in the middle.');
    await expect(target(page, 'site-5')).toHaveAccessibleDescription('');
    await expect(page.locator('[aria-grabbed], [aria-dropeffect]')).toHaveCount(0);
  });

  test('a refused place says why, and the piece stays chosen for another', async ({ page }) => {
    // As a screen reader presses: without a pointer.
    const press = (thing: Locator) => thing.evaluate((element: HTMLElement) => element.click());
    await press(button(page, 'Reactor'));
    await expect(said(page)).toHaveText('Picked up Reactor. Choose a place; Escape puts it back.');
    await press(target(page, 'site-9'));
    await expect(said(page)).toHaveText('Not on Site 9: The reactor stands in the middle.');
    await press(target(page, 'site-5'));
    await expect(said(page)).toHaveText('Put down Reactor: Site 5');
    await expect(pieceIn(page, 'site-5', 'reactor')).toBeFocused();
  });
});

for (const language of ['en', 'fr', 'de']) {
  test(`arranging in ${language}: every control is in reach on every screen, and axe finds nothing in English`, {
    tag: language === 'fr' ? '@long' : [],
  }, async ({ page }) => {
    await page.goto(`/arranging?language=${language}`);
    await expect(button(page, 'Reactor')).toBeVisible();
    if (language === 'en') await clean(page, 'arranging');
    await page.setViewportSize({ width: 360, height: 740 });
    await button(page, 'Reactor').click();
    await target(page, 'site-1').focus();
    if (language === 'en') await clean(page, 'arranging, with a piece chosen');
    await expectReachable(page, 'with a piece chosen');
  });
}
