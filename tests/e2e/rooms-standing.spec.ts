// Time stands still in a room: by a pause that was agreed on, and while nobody is there; meanwhile nothing is shown.
import { button, card } from './bowl.ts';
import { expect, test } from './fixtures.ts';
import { openRoom, playRound, sitDown, standing, throwTogether } from './rooms.ts';

test('a pause is asked for, agreed on and over when both want to go on; nothing is seen meanwhile', async ({
  newVisitor,
}) => {
  const [ana, ben] = [await newVisitor(), await newVisitor()];
  await sitDown(ben, await openRoom(ana), 'Ben');
  await button(ana, 'Start').click();
  await throwTogether([ana, ben]);
  await button(ana, 'Pause').click();
  await expect(ben.locator('.course-line')).toContainText('Ana would like a pause. 1 of 2');
  await button(ana, 'Never mind the pause').click();
  await expect(ben.locator('.course-line')).toHaveCount(0);
  await button(ana, 'Pause').click();
  await button(ben, 'Agree').press('Enter');
  for (const page of [ana, ben]) {
    await expect(page.getByRole('heading', { name: 'Pause' })).toBeVisible();
    for (const hidden of ['.galaxy', '.box', '.bowl-panel']) await expect(page.locator(hidden)).toBeHidden();
  }
  await expect(ben.getByRole('heading', { name: 'Pause' })).toBeFocused();
  await ben.reload();
  await expect(ben.getByRole('heading', { name: 'Pause' })).toBeVisible();
  await expect(card(ben, 0)).toHaveCount(0);
  await button(ana, 'Continue').click();
  await expect(ben.locator('.standing-person', { hasText: 'Ana' })).toContainText('ready');
  await expect(button(ana, 'Not yet')).toBeVisible();
  await button(ben, 'Continue').click();
  for (const page of [ana, ben]) {
    await expect(page.getByRole('heading', { name: 'Pause' })).toHaveCount(0);
    await expect(card(page, 0)).toBeVisible();
  }
});

test('while everyone is gone nothing happens, and it goes on soon after the last one is back', {
  tag: '@long',
}, async ({ newVisitor }) => {
  const [ana, ben] = [await newVisitor(), await newVisitor()];
  const link = await openRoom(ana);
  await sitDown(ben, link, 'Ben');
  await button(ana, 'Start').click();
  await playRound([ana, ben], 0);
  const before = await standing(ana);
  await ben.goto('about:blank');
  await ana.goto('about:blank');
  await ana.goto(link);
  await expect(ana.getByRole('heading', { name: 'Time stands still' })).toBeVisible();
  await expect(ana.locator('.standing-person', { hasText: 'Ben' })).toContainText('away');
  await expect(ana.locator('.room-clock')).toBeVisible();
  await expect(card(ana, 0)).toHaveCount(0);
  await ben.goto(link);
  for (const page of [ana, ben]) await expect(card(page, 0)).toBeVisible();
  expect(await standing(ana)).toEqual(before);
});
