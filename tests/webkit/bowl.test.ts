// Space Bowl against bots in WebKit: whole matches, with and without a network, and a round by keyboard.

import { type Browser, until } from './browser.ts';
import { STATES } from './network.ts';
import { playBowl, roundOver, winner } from './tables.ts';
import { expect, test } from './visitor.ts';
import { arrive, playNow } from './visits.ts';

/** The keys that are no letters, as the protocol writes them. */
const [ENTER, DOWN] = ['\uE007', '\uE015'];

for (const state of STATES) {
  test(`Space Bowl from the start to a result, network ${state}`, async ({ network, browser }) => {
    network.pace = 20;
    await arrive(browser, network, state);
    await browser.press(playNow('space-bowl'));
    await playBowl(browser);
    await browser.see(winner);
    expect(await browser.texts('.end-place')).toHaveLength(3);
  });
}

test('a round by keyboard alone, in a narrow window', async ({ network, browser }) => {
  network.pace = 5;
  await browser.resize(390, 844);
  await arrive(browser, network, 'on');
  await browser.press(playNow('space-bowl'));
  await focused(browser, '[data-first]');
  await browser.keys(ENTER);
  await browser.see({ css: 'button:enabled', name: 'Go!' });
  await browser.keys('g');
  await browser.see({ css: 'p', name: 'Tap your card.' });
  await browser.keys(DOWN);
  await focused(browser, '[data-card]');
  await browser.keys(ENTER);
  await browser.see({ css: '.galaxy-card.picked' });
  await browser.keys(ENTER);
  await browser.see(roundOver);
});

/** Where the focus is: on a screen without a window manager no window is active, and `:focus` matches nothing. */
async function focused(browser: Browser, css: string): Promise<void> {
  const isThere = () => browser.run((wanted) => document.activeElement?.matches(wanted) ?? false, css);
  await until(isThere, `focus on ${css}`);
}
