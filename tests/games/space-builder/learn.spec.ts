// Learning Space Builder in the browser: the rules are looked up in the middle of the lessons.
import { button } from '../../e2e/bowl.ts';
import { expect, test } from '../../e2e/fixtures.ts';

test('whoever looks something up in the rules comes back to the same lesson', async ({ page }) => {
  await page.goto('/learn/space-builder');
  const lesson = (name: string) => page.getByRole('heading', { name });
  for (const name of ['Turning', 'Two sides']) {
    await button(page, 'Next').click();
    await expect(lesson(name)).toBeVisible();
  }
  const rules = page.getByRole('heading', { name: 'Goal' });
  await page.getByRole('link', { name: 'Rules', exact: true }).click();
  await expect(rules).toBeVisible();
  await page.getByRole('link', { name: 'Try it' }).click();
  await expect(lesson('Two sides')).toBeVisible();
  await page.getByRole('link', { name: 'Skip the tutorial' }).click();
  await expect(rules).toBeVisible();
  // Firefox’s driver waits for a page to load, and none is.
  await page.evaluate(() => history.back());
  await expect(lesson('Two sides')).toBeVisible();
});
