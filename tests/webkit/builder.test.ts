// Space Builder against bots in WebKit: a round by hand, the reload of its board, and the match to its end.
import type { Browser } from './browser.ts';
import { type Network, STATES } from './network.ts';
import { buildAnything, onOwnBoard, watchBuilders, winner } from './tables.ts';
import { expect, test } from './visitor.ts';
import { arrive, goOn, playNow } from './visits.ts';

/** The bots take the time they want while one builds by hand, and hurry after the reload. */
async function playToTheCheck(browser: Browser, network: Network): Promise<void> {
  await browser.press(playNow('space-builder'));
  await buildAnything(browser);
  network.pace = 60;
  await browser.goto(await browser.run(() => location.pathname));
  await browser.see(goOn);
  expect(await browser.texts(onOwnBoard)).toHaveLength(4);
  await browser.press(goOn);
  await browser.see({ css: '.builder-checked' });
  // Three boards and the plan.
  expect(await browser.texts('.builder-checked h3')).toHaveLength(4);
}

for (const state of STATES) {
  test(`Space Builder from the start to a result, network ${state}`, async ({ network, browser }) => {
    await arrive(browser, network, state);
    await playToTheCheck(browser, network);
    await watchBuilders(browser);
    await browser.see(winner);
    expect(await browser.texts('.end-place')).toHaveLength(3);
  });
}
