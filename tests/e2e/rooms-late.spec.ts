// Whoever comes late to a room: the row for the next match, the seat of a bot, another game, and the door.
import { button, playAgain } from './bowl.ts';
import { expect, test } from './fixtures.ts';
import { GRAVITY, winner } from './gravity.ts';
import { playFor } from './played.ts';
import { openRoom, sitDown } from './rooms.ts';

const GAME = 'gravity-superstar';

test('one who comes late waits and sits in the next match, another takes over a bot at once', {
  tag: '@long',
}, async ({ newVisitor }) => {
  const [ana, ben, cleo] = [await newVisitor(), await newVisitor(), await newVisitor()];
  const play = [await playFor(ana, GAME), await playFor(ben, GAME)];
  const link = await openRoom(ana, 'Ana', GRAVITY);
  await button(ana, 'Add a bot in seat 2').click();
  await button(ana, 'Start').click();
  await expect(button(ana, 'Room')).toBeVisible();
  await cleo.goto(link);
  await button(cleo, 'Join in').click();
  await cleo.getByLabel('Your name').fill('Cleo');
  await button(cleo, 'Wait for the next match').click();
  await expect(button(cleo, 'Number 1 in line')).toBeVisible();
  await expect(cleo.getByRole('dialog')).toHaveCount(0);
  await ben.goto(link);
  await button(ben, 'Join in').click();
  await ben.getByLabel('Your name').fill('Ben');
  await ben.getByRole('radio', { name: /^Now, in place of / }).check({ force: true });
  await button(ben, 'Take over').click();
  await expect(ben.locator('.seat-name', { hasText: 'Ben' })).toBeVisible();
  await expect(button(ben, 'Join in')).toHaveCount(0);
  await button(ana, 'Room').click();
  await expect(ana.getByRole('region', { name: 'In line for the next match' })).toContainText('Cleo');
  await ana.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  for (const played of play) played.begin();
  for (const page of [ana, ben]) await expect(winner(page)).toBeVisible({ timeout: 30_000 });
  await playAgain(ana).click();
  await playAgain(ben).click();
  await expect(cleo.locator('.seat.here', { hasText: 'Cleo' })).toBeVisible();
});

test('who waits may leave the row; a full lobby has the same one, and a free seat is theirs', {
  tag: '@long',
}, async ({ newVisitor }) => {
  const [ana, ben] = [await newVisitor(), await newVisitor()];
  const link = await openRoom(ana, 'Ana', 'Space Lab');
  for (const seat of [2, 3, 4]) await button(ana, `Add a bot in seat ${seat}`).click();
  await ben.goto(link);
  await ben.getByLabel('Your name').fill('Ben');
  await button(ben, 'Wait for the next match').click();
  await expect(ben.getByText('You’re number 1 in line')).toBeVisible();
  await button(ben, 'Leave the line').click();
  await expect(ana.getByRole('region', { name: 'In line for the next match' })).toHaveCount(0);
  await ben.getByLabel('Your name').fill('Ben');
  await button(ben, 'Wait for the next match').click();
  await expect(ana.getByRole('region', { name: 'In line for the next match' })).toContainText('Ben');
  await ana
    .getByRole('button', { name: /^Remove / })
    .first()
    .click();
  await expect(ben.getByRole('listitem').filter({ hasText: 'Ben' })).toContainText('you');
});

test('the host chooses another game under the same link; people keep their seats and the rules are its own', async ({
  newVisitor,
}) => {
  const [ana, ben] = [await newVisitor(), await newVisitor()];
  await sitDown(ben, await openRoom(ana), 'Ben');
  await expect(ben.getByText('Another game')).toHaveCount(0);
  const headings = ana.getByRole('heading', { level: 2 });
  await expect(headings).toContainText(['Invite friends', 'At the table']);
  await ana.getByText('Another game').click();
  await ana.getByRole('button', { name: 'Space Lab' }).click();
  for (const page of [ana, ben]) {
    await expect(page.getByRole('heading', { name: 'Room: Space Lab' })).toBeVisible();
    await expect(page.locator('.room-seat')).toHaveCount(4);
    await expect(page.locator('.room-seat', { hasText: 'Ben' })).toBeVisible();
  }
  await expect(ben.locator('.unseen[role=status]').getByText('The game is now Space Lab.')).toHaveCount(1);
  await button(ana, 'Start').click();
  for (const page of [ana, ben]) await expect(page.locator('main[data-game=space-lab]')).toBeVisible();
});

test('behind a closed door whoever is inside stays, and a stranger is told so until it is open', {
  tag: '@long',
}, async ({ newVisitor }) => {
  const [ana, ben, stranger] = [await newVisitor(), await newVisitor(), await newVisitor()];
  const link = await openRoom(ana);
  await ben.goto(link);
  await expect(button(ben, 'Sit down')).toBeVisible();
  await ana.getByRole('switch', { name: 'Close the door' }).check();
  await expect(ben.getByText('The door is closed: nobody new can come in.')).toBeVisible();
  await ben.getByLabel('Your name').fill('Ben');
  await button(ben, 'Sit down').click();
  await expect(ben.getByRole('listitem').filter({ hasText: 'Ben' })).toContainText('you');
  await stranger.goto(link);
  await expect(stranger.getByRole('heading', { name: 'The door is closed' })).toBeVisible();
  await ana.getByRole('switch', { name: 'Close the door' }).uncheck();
  await expect(ben.getByText('The door is closed: nobody new can come in.')).toHaveCount(0);
  await button(stranger, 'Try again').click();
  await expect(button(stranger, 'Sit down')).toBeVisible();
});
