// Space Bowl at home, in a real browser: by clicks, by keyboard, with people round one screen.
import {
  button,
  callAndPick,
  card,
  driveClock,
  goButton,
  nextRound,
  playAgain,
  playNow,
  playToTheEnd,
  position,
  runUntil,
  startQuickMatch,
  throwMarbles,
} from './bowl.ts';
import { expect, goOffline, test, waitForOfflineReady } from './fixtures.ts';
import { inThirdPerson } from './recorded.ts';

const WON = /^\S+ wins?!$|^Shared win: /;

test.beforeEach(({ context }) => driveClock(context));

test('a match by clicks is closed, reopened without a network, resumed where it was, and finished', {
  tag: '@offline',
}, async ({ page, context }) => {
  test.slow();
  await startQuickMatch(page);
  await waitForOfflineReady(page);
  await throwMarbles(page);
  await callAndPick(page, 7);
  await expect(page.locator('.result-seat')).toHaveCount(3);
  await throwMarbles(page);
  await page.clock.runFor(3000);
  const before = await position(page);
  await page.close();

  await goOffline(context);
  const again = await context.newPage();
  await again.goto('/');
  await again.getByRole('link', { name: /^Continue the match with/ }).click();
  await expect(again.getByRole('dialog', { name: 'Paused' })).toBeVisible();
  await button(again, 'Continue').click();
  expect(await position(again)).toEqual(before);

  await callAndPick(again, 3);
  await playToTheEnd(again);
  await expect(again.getByText(WON)).toBeVisible();
  await again.getByRole('button', { name: 'Home' }).click();
  await expect(again.getByRole('heading', { name: 'Finished' })).toBeVisible();
});

test('a whole match by keyboard alone is looked back at and shared as a link that holds it whole', {
  tag: '@long',
}, async ({ page, context, newVisitor }) => {
  test.slow();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/');
  const play = playNow(page);
  await expect(play).toBeVisible();
  while (!(await play.evaluate((element) => element === document.activeElement)))
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(button(page, 'Throw the marbles')).toBeFocused();
  while (!(await playAgain(page).isVisible())) {
    await page.keyboard.press('Enter');
    await runUntil(page, goButton(page));
    await page.keyboard.press('g');
    await expect(page.getByText('Tap your card.')).toBeVisible();
    for (const key of ['ArrowDown', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
    await expect(page.locator('[data-card]:focus')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.locator('.galaxy-card.picked')).toHaveCount(1);
    await page.keyboard.press('Enter');
    await runUntil(page, nextRound(page).or(playAgain(page)));
    await expect(page.locator('[data-first]')).toBeFocused();
  }
  const winner = await page.getByText(WON).innerText();

  await button(page, 'Look back').click();
  const steps = page.getByRole('slider', { name: 'Step' });
  await steps.press('End');
  await expect(page.getByRole('heading', { name: inThirdPerson(winner) })).toBeVisible();
  await button(page, 'Share').click();
  await expect(page.getByText('Link copied.', { exact: false })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).pathname, 'the game, for a preview of the link').toBe('/replay/space-bowl');

  const friend = await newVisitor();
  await friend.goto(link);
  await expect(friend.locator('.table-round')).toContainText('Look back');
  await expect(friend.getByText('Player 1').first()).toBeVisible();
  await friend.getByRole('slider', { name: 'Step' }).press('End');
  await expect(friend.getByRole('heading', { name: inThirdPerson(winner) })).toBeVisible();
  await friend.getByRole('button', { name: 'Back to home' }).click();
  await expect(friend.getByRole('heading', { name: 'Starboard' })).toBeVisible();
});

test('the joker is put by key on a card and must be needed there', async ({ page }) => {
  await startQuickMatch(page);
  await throwMarbles(page);
  await page.keyboard.press('g');
  await expect(button(page, 'Joker')).toBeVisible();
  await page.keyboard.press('j');
  await card(page, 4).click();
  await expect(card(page, 4)).toHaveAccessibleName(/joker/);
  await expect(button(page, 'Joker')).toBeHidden();
});

test('a nervous second press on “Go!” does not take the joker that comes to lie there', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await startQuickMatch(page);
  await throwMarbles(page);
  const go = (await button(page, 'Go!').boundingBox())!;
  const press = () => page.mouse.click(go.x + go.width / 2, go.y + 10);
  // From here on time passes only as it is told to: a busy machine would be too late for a double press.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await press();
  const joker = page.locator('.controls [aria-pressed]');
  await expect(joker).toBeVisible();
  await page.clock.runFor(180);
  await press();
  await expect(joker).toHaveAttribute('aria-pressed', 'false');
  await page.clock.runFor(400);
  await press();
  await expect(joker).toHaveAttribute('aria-pressed', 'true');
});

test('keys held down call once and pick once', async ({ page }) => {
  await startQuickMatch(page);
  await throwMarbles(page);
  for (const key of ['g', 'ArrowDown', 'Enter']) {
    for (let held = 0; held < 5; held++) await page.keyboard.down(key);
    await page.keyboard.up(key);
    await expect(page.locator('.controls-status.refused')).toHaveCount(0);
  }
  await expect(page.locator('.galaxy-card.picked')).toHaveCount(1);
  await expect(button(page, 'Confirm')).toBeVisible();
});

test('a wrong pick is explained: the line, the cell and the card', async ({ page }) => {
  await startQuickMatch(page);
  let explained = false;
  for (let at = 0; at < 8 && !explained; at++) {
    await throwMarbles(page);
    await callAndPick(page, at);
    const mine = page.locator('.result-seat', { hasText: 'You' });
    if (!(await mine.getByText(/wrong/).isVisible())) continue;
    await mine.getByRole('button').click();
    await expect(mine.locator('.result-why p').first()).toBeVisible();
    await expect(page.locator('.box-cell').first()).toBeVisible();
    explained = true;
  }
  expect(explained).toBe(true);
});

test('whoever called and named no card is told that, and what it cost once', async ({ page }) => {
  await startQuickMatch(page);
  await throwMarbles(page);
  await button(page, 'Go!').click();
  await runUntil(page, nextRound(page));
  const mine = page.locator('.result-line', { hasText: 'You' });
  await expect(mine.locator('.result-reasons')).toHaveText(/^no card/);
  // Where another one found a card, the call costs a point too, and the sum of both stands beside them.
  const reasons = await mine.locator('.result-reason').count();
  expect((await mine.innerText()).match(/−\d/g)).toHaveLength(reasons === 1 ? 1 : reasons + 1);
});

test('four people round one screen call from their corners and point one after the other', async ({
  page,
}) => {
  await page.goto('/play/space-bowl');
  await button(page, 'Remove Rigel').click();
  await button(page, 'Remove Vega').click();
  for (let person = 2; person <= 4; person++) await button(page, 'Add a person').click();
  await expect(button(page, 'Add a person')).toBeDisabled();
  await button(page, 'Start').click();
  await button(page, 'Throw the marbles').click();
  const corner = (name: string) => page.getByRole('region', { name, exact: true });
  await runUntil(page, corner('Person 3').getByRole('button', { name: 'Go!', disabled: false }));
  await corner('Person 3').getByRole('button', { name: 'Go!' }).click();
  await card(page, 3).click();
  await corner('You').getByRole('button', { name: 'Me too!' }).click();
  await card(page, 5).click();
  await expect(page.locator('.galaxy-card.picked')).toHaveCount(1);
  await runUntil(page, nextRound(page));
  await expect(card(page, 3)).toHaveAccessibleName(/picked by Person 3/);
  await expect(card(page, 5)).toHaveAccessibleName(/picked by You/);
});
