// The link of a room: what is shown of it before it is opened, and what the lobby says to whoever has opened it.
import sharp from 'sharp';
import { button } from './bowl.ts';
import { expect, test } from './fixtures.ts';
import { openRoom } from './rooms.ts';

test('a guest is told who invites to what, learns the game and is back in the lobby', async ({
  newVisitor,
}) => {
  const [ana, ben] = [await newVisitor(), await newVisitor()];
  const link = await openRoom(ana);
  await expect(ana.getByText('Everyone searches the same sky at once.', { exact: false })).toBeVisible();
  await expect(ana.getByText('Ana has invited you.')).toBeHidden();

  await ben.goto(link);
  await expect(ben.getByText('Ana has invited you.')).toBeVisible();
  await expect(ben.getByText('Everyone searches the same sky at once.', { exact: false })).toBeVisible();
  await ben.getByRole('link', { name: 'How to play' }).click();
  await expect(ben.getByRole('heading', { name: 'Space Bowl', level: 1 })).toBeVisible();
  await ben.getByRole('link', { name: 'Rules', exact: true }).click();
  await expect(ben).toHaveURL(/#rules$/);
  await expect(ben.locator('.learn-play').getByRole('link')).toHaveText('Back to the room');
  await ben.locator('.learn-top').getByRole('link', { name: 'Back to the room' }).click();
  await expect(ben).toHaveURL(link);
  await ben.getByLabel('Your name').fill('Ben');
  await button(ben, 'Sit down').click();
  await expect(ben.getByRole('listitem').filter({ hasText: 'Ben' })).toContainText('you');
  await expect(ben.getByText('Ana has invited you.')).toBeHidden();
});

test('learning by an address with a room that is none leads to the start page', async ({ page }) => {
  await page.goto('/learn/space-bowl?room=//elsewhere.test');
  await expect(page.locator('.learn-top').getByRole('link').first()).toHaveAttribute('href', '/');
});

test('the link shows who invites, to what, and a picture that no device keeps', async ({ page, request }) => {
  const link = await openRoom(page, 'Ana & "Ben" <b>');
  const head = await (await request.get(link)).text();
  const [, title] = /property="og:title" content="([^"]*)"/.exec(head) ?? [];
  expect(title).toBe('Ana &amp; &quot;Ben&quot; &lt;b&gt; invites you to Space Bowl · 1 of 8 seats taken');
  const [, address = ''] = /property="og:image" content="([^"]*)"/.exec(head) ?? [];
  expect(address).toBe(`${new URL(link).origin}/previews/space-bowl.jpg`);
  const picture = await request.get(address);
  expect(picture.headers()['content-type']).toBe('image/jpeg');
  expect(picture.headers()['cross-origin-resource-policy']).toBe('cross-origin');
  const file = await picture.body();
  expect(file.length).toBeLessThanOrEqual(300_000);
  expect(await sharp(file).metadata()).toMatchObject({ width: 1200, height: 630 });
  expect(await (await request.get('/sw.js')).text()).not.toContain('previews/');
});
