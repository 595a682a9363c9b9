// What a device keeps of its rooms: the way back from the start page, and the way on without the room after a reload.
import type { Page } from '@playwright/test';
import { button, goButton } from './bowl.ts';
import { forgetOffline } from './daily.ts';
import { expect, goOffline, test, waitForOfflineReady } from './fixtures.ts';
import { openRoom, playRound, sitDown, standing, throwButton } from './rooms.ts';

const roomLines = (page: Page) => page.getByRole('link', { name: /^Back to the room/ });
const arrow = (page: Page) => button(page, 'Leave the table; your match is saved');

test('a page reloaded without a network goes on at home, from what was last seen', {
  tag: ['@offline', '@long'],
}, async ({ newVisitor, complaints }) => {
  const [ana, ben] = [await newVisitor(), await newVisitor()];
  const link = await openRoom(ana);
  await sitDown(ben, link, 'Ben');
  await button(ana, 'Start').click();
  await playRound([ana, ben], 0);
  const before = await standing(ben);
  await waitForOfflineReady(ben);
  await goOffline(ben.context());
  await ben.reload();
  await expect(ben.getByText('Room with Ana')).toBeVisible();
  await button(ben, 'Continue offline').click();
  await expect(ben).toHaveURL(/\/match\//);
  await expect(throwButton(ben)).toBeVisible();
  expect(await ben.locator('.seat-score').allInnerTexts()).toEqual(before.slice(1));
  await throwButton(ben).click();
  await expect(goButton(ben)).toBeVisible();
  await ben.goto('/');
  await ben.context().setOffline(false);
  await roomLines(ben).click();
  await expect(ben).toHaveURL(link);
  await expect.poll(() => standing(ben)).toEqual(before);
  forgetOffline(complaints);
});

test('the start page leads back into rooms, says whose turn it is, and knows none after leaving', async ({
  newVisitor,
}) => {
  const [ana, ben] = [await newVisitor(), await newVisitor()];
  const link = await openRoom(ana, 'Ana', 'Gravity Superstar');
  await sitDown(ben, link, 'Ben');
  await ana.getByRole('link', { name: 'Back to home' }).click();
  await expect(roomLines(ana)).toContainText('Room with Ben · Not started yet');
  await roomLines(ana).click();
  await button(ana, 'Start').click();
  for (const page of [ana, ben]) await arrow(page).click();
  const said = await Promise.all([ana, ben].map((page) => roomLines(page).innerText()));
  expect(said.filter((line) => line.includes('Your turn'))).toHaveLength(1);
  expect(said.filter((line) => /Waiting for (Ana|Ben)/.test(line))).toHaveLength(1);
  await roomLines(ana).click();
  await expect(ana).toHaveURL(link);
  await button(ana, 'Room').click();
  await button(ana, 'Leave seat').click();
  await ana
    .getByRole('dialog', { name: 'Leave your seat?' })
    .getByRole('button', { name: 'Leave seat' })
    .click();
  await expect(ana.getByText('You’re watching.')).toBeVisible();
  await arrow(ana).click();
  await expect(ana.getByRole('heading', { name: 'Starboard' })).toBeVisible();
  await expect(button(ana, 'Play with friends').first()).toBeVisible();
  await expect(roomLines(ana)).toHaveCount(0);
});

test('a room taken off the list is found again by its link, with its seat', { tag: '@long' }, async ({
  newVisitor,
}) => {
  const ana = await newVisitor();
  const link = await openRoom(ana);
  await ana.goto('/');
  await button(ana, 'Remove from the list: Space Bowl, Just you so far').click();
  await expect(ana.getByText('You keep your seat')).toBeVisible();
  await button(ana, 'Remove from the list').click();
  await expect(roomLines(ana)).toHaveCount(0);
  await ana.reload();
  await expect(button(ana, 'Play with friends').first()).toBeVisible();
  await expect(roomLines(ana)).toHaveCount(0);
  await ana.goto(link);
  await expect(ana.getByRole('listitem').filter({ hasText: 'Ana' })).toContainText('you');
  await ana.goto('/');
  await expect(roomLines(ana)).toBeVisible();
});

test('before a dead server there is what was last seen, and a room that is gone is known no more', async ({
  newVisitor,
}) => {
  const ana = await newVisitor();
  const link = await openRoom(ana);
  await ana.addInitScript(() => {
    class Closed {
      onclose = (_: { code: number }) => {};
      constructor() {
        setTimeout(() => this.onclose({ code: Number(localStorage.getItem('code') ?? 1006) }));
      }
      close() {}
    }
    Object.assign(window, { WebSocket: Closed });
  });
  await ana.goto(link);
  await expect(ana.getByText('Just you so far · Not started yet')).toBeVisible();
  await expect(ana.getByText('No connection. Trying again')).toBeVisible();
  await expect(button(ana, 'Continue offline')).toHaveCount(0);
  await ana.evaluate(() => localStorage.setItem('code', '4010'));
  await expect(ana.getByRole('heading', { name: 'This room has closed' })).toBeVisible();
  await ana.goto('/');
  await expect(button(ana, 'Play with friends').first()).toBeVisible();
  await expect(roomLines(ana)).toHaveCount(0);
});
