// A room of two: one plays in WebKit, the other in Chromium.
import { chromium, type Page } from '@playwright/test';
import { inject } from 'vitest';
import { chromiumArgs, findChromium } from '../tools/chromium.mjs';
import { button } from './browser.ts';
import { card, throwButton } from './tables.ts';
import { expect, test } from './visitor.ts';
import { openHome } from './visits.ts';

const ROUNDS = 2;

const bensButton = (page: Page, said: string | RegExp) =>
  page.getByRole('button', { name: said, exact: true });

test('a room of two, from the link to the rounds: both see the same', async ({ browser }) => {
  await openHome(browser);
  await browser.press({ css: '[aria-labelledby="game-space-bowl"] button', name: 'Play with friends' });
  await browser.type({ css: 'main input' }, 'Ana');
  await browser.press(button('Sit down'));
  await browser.see(button('Start'));
  const path = await browser.run(() => location.pathname);
  expect(path).toMatch(/^\/r\/[a-km-z2-9]{10}$/);

  const executablePath = findChromium();
  const chrome = await chromium.launch({ args: chromiumArgs, ...(executablePath ? { executablePath } : {}) });
  try {
    const ben = await chrome.newPage();
    const complaints: string[] = [];
    ben.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    ben.on('pageerror', (error) => complaints.push(error.message));
    await ben.goto(inject('server') + path);
    await ben.getByLabel('Your name').fill('Ben');
    await bensButton(ben, 'Sit down').click();
    await browser.see({ css: 'li', name: /Ben/ });
    await browser.press(button('Start'));
    for (let round = 0; round < ROUNDS; round++) {
      await browser.press(throwButton);
      await bensButton(ben, /^(Throw the marbles|Next round)$/).click();
      await browser.press(button('Go!'));
      await bensButton(ben, 'Me too!').click();
      await browser.press(card(5));
      await ben.locator('[data-card="6"]').click();
      // Who confirms last ends the round: nobody may still be pointing.
      await browser.see({ css: '[data-card="5"][aria-label*="your pick"]' });
      await ben.locator('[data-card="6"][aria-label*="your pick"]').waitFor();
      await browser.press(button('Confirm'));
      await bensButton(ben, 'Confirm').click();
      await browser.see(throwButton);
      await bensButton(ben, 'Next round').waitFor();
      expect(await browser.texts('.table-round, .seat-score')).toEqual(
        await ben.locator('.table-round, .seat-score').allTextContents(),
      );
    }
    expect(complaints, 'complaints of the page in Chromium').toEqual([]);
  } finally {
    await chrome.close();
  }
});
