// The screens of a room: no finding of axe in both themes, and what keys and ears need.
import type { Page } from '@playwright/test';
import { clean, PHONE } from './axe.ts';
import { button, playAgain } from './bowl.ts';
import { expect, openBrowser, test } from './fixtures.ts';
import { GRAVITY } from './gravity.ts';
import { playFor } from './played.ts';
import { openRoom, sitDown } from './rooms.ts';

/** What a screen reader was last told, apart from what stands on the page. */
const heard = (page: Page) => page.locator('.unseen[role=status]');

test('axe finds nothing on the screens of a room', { tag: '@long' }, async ({ browser, baseURL }) => {
  test.setTimeout(120_000);
  const visitor = async (height: number) => {
    const context = await openBrowser(browser, {
      baseURL: baseURL!,
      reducedMotion: 'reduce',
      viewport: { width: 360, height },
      extraHTTPHeaders: { 'CF-Connecting-IP': `10.9.${Date.now() % 251}.${height % 251}` },
    });
    return context.newPage();
  };
  const [ana, ben] = [await visitor(740), await visitor(800)];
  await ana.goto('/');
  await ana.locator('button.friends').first().click();
  await expect(ana).toHaveURL(/\/r\//);
  await ana.locator('form input').first().fill('Ana');
  await clean(ana, 'lobby before sitting down');
  await ana.locator('form button[type=submit]').first().click();
  await expect(ana.locator('.room-start .button')).toBeVisible();
  await ben.goto(ana.url());
  await ben.locator('form input').first().fill('Ben');
  await ben.locator('form button[type=submit]').first().click();
  await expect(ana.locator('.room-start .button')).toBeEnabled();
  await clean(ana, 'lobby of the host');
  await clean(ben, 'lobby of a guest');
  await ana.locator('.room-start .button').click();
  await expect(ben.locator('.room-bar')).toBeVisible();
  await clean(ben, 'table');
  await ben.locator('.room-bar button').last().click();
  await expect(ben.locator('dialog')).toBeVisible();
  await clean(ben, 'panel');
  await ana.goto('/r/abcdefghjk');
  await expect(ana.locator('main .big').first()).toBeVisible();
  await clean(ana, 'no such room');
  await ben.goto('/');
  await ben.locator('.room-kept .button').click();
  await clean(ben, 'a room on the start page');
  // It never answers.
  await ben.routeWebSocket(/\/socket$/, () => {});
  await ben.locator('.room-kept a').click();
  await expect(ben.locator('.room-go-home')).toBeVisible();
  await clean(ben, 'what was last seen');
  await ana.context().close();
  await ben.context().close();
});

test('while a sheet is open the room is heard in it, from the first reaction on', { tag: '@long' }, async ({
  newVisitor,
}) => {
  const [ana, ben] = [await newVisitor(), await newVisitor()];
  await sitDown(ben, await openRoom(ana), 'Ben');
  await button(ana, 'Start').click();
  await button(ben, 'Room').click();
  const inSheet = ben.getByRole('dialog').locator('.unseen[role=status]');
  // What was said before is not said again.
  for (const place of await inSheet.all()) await expect(place).toBeEmpty();
  await button(ana, 'Hello!').click();
  await expect(inSheet.getByText('Ana: Hello!')).toHaveCount(1);
});

test('what the host chooses is told to the guests, not to the host', async ({ newVisitor }) => {
  const [ana, ben] = [await newVisitor(), await newVisitor()];
  await sitDown(ben, await openRoom(ana), 'Ben');
  await button(ana, 'Add a bot in seat 3').click();
  await ana.getByRole('combobox').selectOption('3');
  await expect(heard(ben).getByText(/^The bot .* is now hard\.$/)).toHaveCount(1);
  await ana.getByText('Rules for this match').click();
  await ana.locator('details').getByRole('switch').first().click();
  await expect(heard(ben).getByText('The rules for this match have changed.')).toHaveCount(1);
  await expect(heard(ana).getByText(/is now hard|have changed/)).toHaveCount(0);
});

test('in the lobby the focus stays where something else took its button away', { tag: '@long' }, async ({
  newVisitor,
}) => {
  const [ana, ben, cleo] = [await newVisitor(), await newVisitor(), await newVisitor()];
  const link = await openRoom(ana);
  await button(ana, 'Add a bot in seat 2').focus();
  await sitDown(ben, link, 'Ben');
  // In Firefox one window has the focus, not each.
  await ana.bringToFront();
  await expect(button(ana, 'Remove Ben')).toBeFocused();
  await button(ana, 'Add a bot in seat 3').press('Enter');
  await expect(ana.getByRole('combobox')).toBeFocused();
  await ana.getByRole('button', { name: /^Remove (?!Ben)/ }).press('Enter');
  await expect(button(ana, 'Add a bot in seat 3')).toBeFocused();
  await sitDown(cleo, link, 'Cleo');
  await ana.bringToFront();
  await button(ana, 'Remove Cleo').press('Enter');
  await expect(ana.getByRole('dialog')).toBeVisible();
  await cleo.getByText('Your seat', { exact: true }).click();
  await button(cleo, 'Leave seat').click();
  await cleo.getByRole('dialog').getByRole('button', { name: 'Leave seat' }).click();
  await expect(ana.getByRole('dialog')).toHaveCount(0);
  await ana.bringToFront();
  await expect(button(ana, 'Add a bot in seat 3')).toBeFocused();
});

test('in a match the focus stays when votes and codes take buttons away', { tag: '@long' }, async ({
  newVisitor,
}) => {
  const [ana, ben, cleo, dan] = await Promise.all([newVisitor(), newVisitor(), newVisitor(), newVisitor()]);
  const link = await openRoom(ana);
  await sitDown(ben, link, 'Ben');
  await sitDown(cleo, link, 'Cleo');
  await sitDown(dan, link, 'Dan');
  await button(ana, 'Start').click();
  await button(ana, 'Room').click();
  await button(ben, 'Room').click();
  await dan.close();
  for (const page of [ana, ben]) {
    await page.bringToFront();
    await button(page, 'Let a bot play for Dan').press('Enter');
  }
  for (const page of [ana, ben]) {
    await page.bringToFront();
    await expect(page.getByText('a bot (medium) is playing').last()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'At the table' })).toBeFocused();
  }
  await ana.bringToFront();
  await button(ana, 'Move my seat to another device').press('Enter');
  await expect(ana.locator('.pass-code')).toBeVisible();
  await expect(ana.getByRole('dialog').getByRole('button', { name: 'Close' })).toBeFocused();
});

test('faults in what was typed are said, and what was typed stays to be corrected', async ({
  newVisitor,
}) => {
  const [ana, ben] = [await newVisitor(), await newVisitor()];
  const link = await openRoom(ana);
  await ben.goto(link);
  await ben.getByLabel('Your name').fill('');
  await ben.getByLabel('Your name').press('Enter');
  await expect(ben.getByRole('alert').getByText('Enter a name.')).toBeVisible();
  await ben.getByText('I have a seat on another device').click();
  await ben.getByLabel('Code', { exact: true }).fill('abc234');
  await ben.getByLabel('Code', { exact: true }).press('Enter');
  await expect(ben.getByText('This code is wrong')).toHaveCount(1);
  await expect(ben.getByLabel('Code', { exact: true })).toBeFocused();
  await expect(ben.getByLabel('Code', { exact: true })).toHaveValue('ABC234');
  await ben.goto(`${link}#ABC235`);
  await button(ben, 'Got it').press('Enter');
  await expect(ben.getByRole('heading', { level: 1 })).toBeFocused();
});

test('axe finds nothing in a pause, at the way to the table, and where another match is wanted', {
  tag: '@long',
}, async ({ newVisitor }) => {
  test.slow();
  const [ana, ben, cleo] = [await newVisitor(), await newVisitor(), await newVisitor()];
  for (const page of [ana, ben, cleo]) await page.setViewportSize(PHONE.viewport);
  const play = [await playFor(ana, 'gravity-superstar'), await playFor(ben, 'gravity-superstar')];
  const link = await openRoom(ana, 'Ana', GRAVITY);
  await sitDown(ben, link, 'Ben');
  await button(ana, 'Start').click();
  await button(ana, 'Room').click();
  await button(ana, 'Ask for a pause').click();
  await clean(ben, 'asked for a pause');
  await cleo.goto(link);
  await button(cleo, 'Join in').click();
  await clean(cleo, 'the way to the table');
  await ana.getByRole('dialog').getByRole('button', { name: 'Never mind the pause' }).click();
  await ana.keyboard.press('Escape');
  for (const played of play) played.begin();
  await expect(playAgain(ben)).toBeVisible({ timeout: 30_000 });
  await playAgain(ana).click();
  await clean(ben, 'another match is wanted');
  // On a phone it is in the panel.
  await button(ana, 'Room').click();
  await button(ana, 'Change seats or options').click();
  // The panel has another game, too, until the room has answered.
  await expect(ana.getByRole('dialog')).toHaveCount(0);
  await ana.getByText('Another game').click();
  await clean(ana, 'the lobby after a match');
  await ana.getByRole('button', { name: 'Space Bowl' }).click();
  await button(ana, 'Start').click();
  await button(ana, 'Pause').click();
  await button(ben, 'Agree').click();
  await button(ana, 'Continue').click();
  await expect(ben.locator('.standing')).toBeVisible();
  await clean(ben, 'a pause');
});
