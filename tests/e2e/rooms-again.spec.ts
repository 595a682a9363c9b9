// Another match in a room: by consent of those who are here, with the evening's score, and without whoever is idle.
import { button, playAgain } from './bowl.ts';
import { expect, test } from './fixtures.ts';
import { GRAVITY, winner } from './gravity.ts';
import { playFor } from './played.ts';
import { openRoom, sitDown } from './rooms.ts';

const GAME = 'gravity-superstar';

test('the result stays until both want another match; the score of the evening stays with the room', async ({
  newVisitor,
}) => {
  const [ana, ben] = [await newVisitor(), await newVisitor()];
  const play = [await playFor(ana, GAME), await playFor(ben, GAME)];
  await sitDown(ben, await openRoom(ana, 'Ana', GRAVITY), 'Ben');
  await button(ana, 'Start').click();
  for (const played of play) played.begin();
  for (const page of [ana, ben]) await expect(winner(page)).toBeVisible({ timeout: 30_000 });
  const evening = ana.getByRole('table', { name: 'This evening' });
  await expect(evening.getByRole('row')).toHaveCount(3);
  await expect(evening.getByRole('row').nth(1)).toContainText(/1\s*\d+\s*1$/);
  await playAgain(ana).click();
  await expect(button(ana, 'Not yet')).toBeVisible();
  await expect(ben.locator('.again-ready')).toContainText('Ready: Ana');
  await expect(winner(ben)).toBeVisible();
  await button(ana, 'Not yet').click();
  await expect(ben.locator('.again-ready')).toHaveCount(0);
  await playAgain(ana).click();
  await playAgain(ben).click();
  for (const page of [ana, ben]) await expect(page.locator('.gravity-card').first()).toBeVisible();
});

test('whoever was not waited for says so with one press', async ({ newVisitor }) => {
  const ben = await newVisitor();
  let wishes = 0;
  // The room takes Ben for away until he wishes something.
  await ben.routeWebSocket(/\/socket$/, (page) => {
    const room = page.connectToServer();
    page.onMessage((text) => {
      if (String(text).includes('"type":"here"')) wishes++;
      room.send(text);
    });
    room.onMessage((text) => {
      const isBegun = String(text).includes('"stage":"match"') && wishes === 0;
      page.send(isBegun ? String(text).replace(/("name":"Ben".*?"presence":)"here"/, '$1"away"') : text);
    });
  });
  const ana = await newVisitor();
  const link = await openRoom(ana);
  await sitDown(ben, link, 'Ben');
  await button(ana, 'Start').click();
  await expect(ben.locator('.course-line')).toContainText('The match has begun without you.');
  await button(ben, 'I’m here').click();
  expect(wishes).toBe(1);
});
