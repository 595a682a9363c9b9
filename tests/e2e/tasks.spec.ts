// Tasks on each screen: the press that is expected can be seen and pressed at once, on a phone and on a desktop. With
// TASK_PICTURES=folder their pictures are kept, for somebody who is asked what they would press.
import { expect, test } from './fixtures.ts';
import { TASKS } from './tasks/tasks.ts';

const folder = process.env.TASK_PICTURES;
const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } };

for (const [size, viewport] of Object.entries(SIZES)) {
  for (const [number, { screen, open, wish, press, of }] of TASKS.entries()) {
    test.describe(() => {
      test.use({ viewport, locale: 'en', colorScheme: number % 2 === 0 ? 'dark' : 'light' });
      test(`${screen} on a ${size}: ${wish}`, { tag: '@long' }, async ({ page }) => {
        await open(page);
        const where = of ? page.getByRole('region', { name: of }) : page;
        const control = where
          .locator('button, a, input, label')
          .and(
            where
              .getByRole('button', { name: press, exact: typeof press === 'string' })
              .or(where.getByRole('link', { name: press, exact: typeof press === 'string' })),
          );
        await expect(control.first()).toBeVisible();
        if (folder) await page.screenshot({ path: `${folder}/${size}-${screen}.png` });
        await expect(control.first()).toBeEnabled();
      });
    });
  }
}
