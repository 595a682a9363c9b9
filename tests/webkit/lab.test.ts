// Space Lab against bots in WebKit: whole matches, with and without a network.

import { STATES } from './network.ts';
import { playLab, winner } from './tables.ts';
import { expect, test } from './visitor.ts';
import { arrive, playNow } from './visits.ts';

for (const state of STATES) {
  test(`Space Lab from the start to a result, network ${state}`, async ({ network, browser }) => {
    network.pace = 20;
    await arrive(browser, network, state);
    await browser.press(playNow('space-lab'));
    await playLab(browser);
    await browser.see(winner);
    expect(await browser.texts('.end-place')).toHaveLength(3);
  });
}
