// Learning Gravity Superstar: the whole tutorial by clicks, a lesson by keyboard, help after misses, and the rules.
import type { Page } from '@playwright/test';
import { clean } from './axe.ts';
import { button } from './bowl.ts';
import { expect, test } from './fixtures.ts';

const PAGE = '/learn/gravity-superstar';
const card = (page: Page, name: string) => page.locator('.lesson-card').filter({ hasText: name });
const move = (page: Page, name: string) => page.getByRole('button', { name: `${name}: ` });
const heading = (page: Page, title: string) => page.getByRole('heading', { level: 2, name: title });
const praised = (page: Page) => page.locator('.learn-feedback.right');
const missed = (page: Page) => page.locator('.learn-feedback.wrong');

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(PAGE);
});

test('every lesson by clicks, and from the last step into a match', async ({ page }) => {
  const lessons: [title: string, ways: [card: string, move: string][]][] = [
    ['Feet first', [['Turn', 'Turn right']]],
    ['The long jump', [['Long jump', 'Long jump right']]],
    ['No edge', [['Long jump', 'Long jump right']]],
    ['Platforms', [['Drop', 'Drop through the platform']]],
    ['Out you go!', [['Long jump', 'Long jump right']]],
    [
      'Another action',
      [
        ['Long jump', 'Step left, face down'],
        ['Drop', 'Drop through the platform'],
      ],
    ],
    ['Cards back', [['High jump', 'High jump right']]],
  ];
  for (const [title, ways] of lessons) {
    await expect(heading(page, title)).toBeVisible();
    await expect(button(page, 'Next')).not.toHaveClass(/primary/);
    if (title === 'Cards back') await button(page, 'Take cards back').click();
    for (const [chosen, way] of ways) {
      await card(page, chosen).click();
      await move(page, way).click();
    }
    if (title === 'Out you go!') await button(page, 'Take: yellow star').click();
    await expect(praised(page)).toBeVisible();
    await expect(button(page, 'Next')).toHaveClass(/primary/);
    await button(page, 'Next').click();
  }
  await expect(heading(page, 'How a turn works')).toBeFocused();
  await button(page, 'Play now').click();
  await expect(page).toHaveURL(/\/match\//);
});

for (const reducedMotion of ['reduce', 'no-preference'] as const)
  test(`a lesson by keyboard, motion ${reducedMotion}: a card, a direction, Enter; the focus goes on to what comes next`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await expect(heading(page, 'Feet first')).toBeVisible();
    await page.keyboard.press('5');
    await expect(page.locator('.lesson-move')).toHaveCount(0);
    await page.keyboard.press('4');
    await expect(card(page, 'Turn')).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('ArrowRight');
    await expect(move(page, 'Turn right')).toHaveClass(/looked/);
    await page.keyboard.press('Enter');
    await expect(praised(page)).toBeVisible();

    await button(page, 'Next').focus();
    await page.keyboard.press('Enter');
    await expect(heading(page, 'The long jump')).toBeFocused();
    await page.keyboard.press('1');
    await move(page, 'Step right, face down').focus();
    await page.keyboard.press('Enter');
    // While the pawn is still on its way.
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
    await expect(missed(page)).toContainText('collects pink star');
    await expect(button(page, 'Try again')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(missed(page)).toHaveCount(0);
    await expect(card(page, 'Long jump')).toBeFocused();
    await page.keyboard.press('1');
    await move(page, 'Long jump right').focus();
    await page.keyboard.press('Enter');
    await expect(button(page, 'Next')).toBeFocused();
  });

test('a mark on the board: looked at when pointed at, played when pressed', async ({ page }) => {
  await card(page, 'Turn').click();
  await page.locator('.gravity-mark').nth(1).hover();
  await expect(move(page, 'Turn right')).toHaveClass(/looked/);
  await page.locator('.gravity-mark').nth(1).click();
  await expect(praised(page)).toBeVisible();
});

test('after two misses one can be shown the way', async ({ page }) => {
  for (const miss of [1, 2]) {
    await expect(button(page, 'Show me')).toHaveCount(0);
    await card(page, 'Turn').click();
    await move(page, 'Turn left').click();
    await expect(missed(page)).toContainText('collects blue star');
    if (miss === 1) await button(page, 'Try again').click();
  }
  await button(page, 'Show me').click();
  await expect(page.locator('.learn-feedback.hint')).toContainText('Turn right');
  await expect(move(page, 'Turn right')).toHaveClass(/looked/);
  await expect(move(page, 'Turn right')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(praised(page)).toBeVisible();
});

test('the rules, with their drawings and a worked example', async ({ page }) => {
  await page.getByRole('link', { name: 'Rules', exact: true }).click();
  await expect(heading(page, 'The five cards')).toBeVisible();
  await expect(page.getByRole('img', { name: /^Long jump right/ }).first()).toBeVisible();
  await expect(page.getByRole('row', { name: /^Total/ })).toContainText('10');
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true });
  test('a tap on a mark looks at the move, and one more plays it', async ({ page }) => {
    await card(page, 'Turn').tap();
    const mark = page.locator('.gravity-mark').nth(1);
    await mark.tap();
    await expect(move(page, 'Turn right')).toHaveClass(/looked/);
    await expect(page.locator('.learn-feedback')).toHaveText('Tap again to go there.');
    await mark.tap();
    await expect(praised(page)).toBeVisible();
  });

  test('the keys are folded up, and there for whoever has a keyboard', async ({ page }) => {
    await page.goto(`${PAGE}#rules`);
    const keys = page.locator('summary', { hasText: 'Keyboard' });
    const key = page.locator('kbd').first();
    await expect(keys).toBeVisible();
    await expect(key).toBeHidden();
    await keys.click();
    await expect(key).toBeVisible();
  });
});

test.describe('on the smallest phones', () => {
  test.use({ viewport: { width: 320, height: 568 } });
  test('nothing sticks out at the side, in any step', async ({ page }) => {
    const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    for (let step = 1; step <= 8; step++) {
      await expect(page.getByRole('img', { name: `Step ${step} of 8` })).toBeVisible();
      expect(await tooWide(), `step ${step}`).toBe(false);
      if (step < 8) await button(page, 'Next').click();
    }
    await page.goto(`${PAGE}#rules`);
    await expect(heading(page, 'The end')).toBeVisible();
    expect(await tooWide(), 'rules').toBe(false);
  });
});

test('axe finds nothing on the way through a lesson, at the end and in the rules', { tag: '@long' }, async ({
  page,
}) => {
  await card(page, 'Turn').click();
  await clean(page, 'a card is chosen');
  await move(page, 'Turn left').click();
  await clean(page, 'missed');
  await button(page, 'Try again').click();
  await card(page, 'Turn').click();
  await move(page, 'Turn right').click();
  await clean(page, 'praised');
  for (let step = 1; step < 8; step++) await button(page, 'Next').click();
  await clean(page, 'the last step');
  await page.getByRole('link', { name: 'Rules', exact: true }).click();
  await clean(page, 'the rules');
});
