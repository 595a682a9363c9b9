// Looking back: whatever the table shows, on whatever screen, the bar below it can be pressed.
import type { Page } from '@playwright/test';
import { GAME_IDS } from '#shared/games/registry.ts';
import { button } from './bowl.ts';
import { expect, test } from './fixtures.ts';
import { lookBack, recordOf, steps } from './recorded.ts';

const SCREENS = [
  [320, 568],
  [360, 740],
  [740, 360],
  [720, 450],
  [1440, 900],
] as const;

/** What lies over the middle of each control of the bar instead of it. */
function covered(page: Page): Promise<string[]> {
  return page.locator('.replay-bar').evaluate((bar) =>
    [...bar.querySelectorAll('button, input')].flatMap((control) => {
      const { x, y, width, height } = control.getBoundingClientRect();
      const hit = document.elementFromPoint(x + width / 2, y + height / 2);
      const name = control.getAttribute('aria-label') ?? control.textContent;
      return hit && control.contains(hit) ? [] : [`${name}: ${hit?.outerHTML.slice(0, 80)}`];
    }),
  );
}

async function expectPressable(page: Page, when: string): Promise<void> {
  for (const [width, height] of SCREENS) {
    await page.setViewportSize({ width, height });
    const where = `${when} on ${width} × ${height}`;
    // Every screen is looked at, also after one where something is covered.
    expect.soft(await covered(page), `covered ${where}`).toEqual([]);
  }
}

for (const game of GAME_IDS) {
  test(`${game}: nothing covers the bar, before and after sharing`, {
    tag: '@long',
  }, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`/replay#${await recordOf(game)}`);
    await expectPressable(page, 'at the beginning');
    const last = Number(await steps(page).getAttribute('max'));
    for (const part of [0.3, 0.8]) {
      await steps(page).fill(`${Math.floor(last * part)}`);
      // Gone through one by one, what happened becomes a long list.
      for (let step = 0; step < 8; step++) await steps(page).press('ArrowRight');
      await expectPressable(page, `at ${part}`);
    }
    await steps(page).press('End');
    await expectPressable(page, 'at the end');
    await button(page, 'Share').click();
    await expect(page.getByText('Link copied.', { exact: false })).toBeVisible();
    await expectPressable(page, 'after sharing');
  });
}

for (const game of ['space-bowl', 'gravity-superstar'] as const) {
  test(`${game}: whoever goes on step by step by keyboard stays at the bar`, {
    tag: game === 'space-bowl' ? [] : '@long',
  }, async ({ page }) => {
    await lookBack(page, game);
    const forward = button(page, 'One step forward');
    await forward.focus();
    const last = Number(await steps(page).getAttribute('max'));
    for (let step = 1; step <= Math.min(last, 20); step++) {
      await page.keyboard.press('Enter');
      await expect(steps(page)).toHaveValue(`${step}`);
      await expect(forward).toBeFocused();
    }
  });
}

test('space-builder: each step leads to the boards of the next round, and back', async ({ page }) => {
  await page.goto(`/replay/space-builder#${await recordOf('space-builder')}`);
  const tabs = page.locator('.builder-tabs');
  const last = Number(await steps(page).getAttribute('max'));
  for (let round = 1; round <= last; round++) {
    await button(page, 'One step forward').click();
    await expect(tabs).toHaveAttribute('aria-label', `Result of round ${round}`);
    // The plan lies beside them.
    await expect(page.locator('.builder-checked')).toHaveCount(5);
  }
  await expect(page.getByRole('heading', { name: /^\S+ wins?!$|^Shared win: / })).toBeVisible();
  await button(page, 'One step back').click();
  await expect(tabs).toHaveAttribute('aria-label', `Result of round ${last - 1}`);
});

test('it plays by the space bar and stops by it, tells what happens only by hand, and a link leads to the moment', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await lookBack(page, 'gravity-superstar');
  const told = page.locator('.replay-told');
  const heard = page.getByRole('status').filter({ hasText: /^(Ana|Ben|Gygax|Dan)/ });
  await page.getByLabel('Speed').selectOption('Fast');
  await page.locator('.gravity-field').click();
  await page.keyboard.press('Space');
  await expect(button(page, 'Pause')).toBeVisible();
  await expect(steps(page)).not.toHaveValue(/^[01]$/);
  await expect(heard).toHaveCount(0);
  await page.keyboard.press('Space');
  await expect(button(page, 'Play')).toBeVisible();
  await expect(heard).toHaveText((await told.textContent())!.trim());
  const at = await steps(page).inputValue();
  // Every entry of its log is a step.
  await expect(page).toHaveURL(new RegExp(`[?&]at=${at}$`));
  await page.reload();
  await expect(steps(page)).toHaveValue(at);
});

test('the sheet of highlights leads to a round and to a turning point, and shows what nobody found', async ({
  page,
}) => {
  await page.goto(`/replay/space-bowl#${await recordOf('space-bowl')}`);
  const open = button(page, 'Highlights');
  await open.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Round 2', exact: true }).click();
  await expect(page.locator('.replay-told')).toHaveText(/throws the marbles/);
  await button(page, 'Destinations').click();
  await expect(page.locator('.replay-told')).toHaveText(/destination/);
  await open.click();
  await page.getByRole('dialog').getByRole('button', { name: 'The last round' }).click();
  await expect(page.getByText('Round 10 of 10')).toBeVisible();
});
