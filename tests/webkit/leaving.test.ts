// Leaving a match in WebKit and coming back to it.
import type { Wanted } from './browser.ts';
import { STATES } from './network.ts';
import { playRound, throwButton } from './tables.ts';
import { expect, test } from './visitor.ts';
import { arrive, continued, goOn, openHome, playNow } from './visits.ts';

const TIMES = 4;

const leave: Wanted = { css: 'button', name: 'Leave the table; your match is saved' };

for (const state of STATES) {
  test(`a match is left and goes on where it was, network ${state}`, async ({ network, browser }) => {
    network.pace = 20;
    await arrive(browser, network, state);
    await browser.press(playNow());
    await playRound(browser, 7);
    const scores = await browser.texts('.table-round, .seat-score');
    await browser.press(leave);
    await browser.press(continued);
    await browser.see(throwButton);
    expect(await browser.texts('.table-round, .seat-score')).toEqual(scores);
    await playRound(browser, 3);
    expect(await browser.texts('.table-round, .seat-score')).not.toEqual(scores);
  });
}

test('a match left by a full page load in the middle of a step is offered to go on with, every time', async ({
  browser,
}) => {
  await openHome(browser);
  await browser.press(playNow());
  await browser.see(throwButton);
  for (let time = 0; time < TIMES; time++) {
    await browser.run(() => {
      // Any key or click that is a step: it is being stored while the page goes.
      for (const step of document.querySelectorAll<HTMLElement>('.bowl button.primary:enabled')) step.click();
      location.assign('/');
    });
    await browser.see(continued);
    await browser.press(continued);
    await browser.see({ css: '.bowl' });
    if (await browser.shows(goOn)) await browser.press(goOn);
  }
});

test('back through the history to a match that was left by a full page load', async ({ browser }) => {
  await openHome(browser);
  await browser.press(playNow());
  await browser.see(throwButton);
  await browser.goto('/settings');
  await browser.see({ css: 'h1', name: 'Settings' });
  await browser.run(() => history.back());
  await browser.see(throwButton);
});
