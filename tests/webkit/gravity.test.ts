// Gravity Superstar against bots in WebKit: whole matches, with and without a network.

import { STATES } from './network.ts';
import { playGravity, winner } from './tables.ts';
import { expect, test } from './visitor.ts';
import { arrive, playNow } from './visits.ts';

for (const state of STATES) {
  test(`Gravity Superstar from the start to a result, network ${state}`, async ({ network, browser }) => {
    network.pace = 20;
    await arrive(browser, network, state);
    await browser.press(playNow('gravity-superstar'));
    await playGravity(browser);
    await browser.see(winner);
    expect(await browser.texts('.end-place')).toHaveLength(3);
  });
}
