// A screen that is turned in the middle of a round, when styles have come since the page was drawn.
import { until } from './browser.ts';
import { throwButton } from './tables.ts';
import { test } from './visitor.ts';
import { arrive, playNow } from './visits.ts';

const UPRIGHT = { width: 480, height: 800 };
const SIDEWAYS = { width: 1280, height: 800 };

test('a table takes the shape of the screen, however often it is turned', async ({ network, browser }) => {
  network.pace = 5;
  const take = ({ width, height }: typeof UPRIGHT) => browser.resize(width, height);
  await take(UPRIGHT);
  await arrive(browser, network, 'on');
  await browser.press(playNow('space-bowl'));
  /** Beside the galaxy, or below it, is what one does next. */
  const beside = () =>
    browser.run(() => {
      const [controls, galaxy] = ['.bowl .controls', '.bowl .galaxy'].map((css) =>
        document.querySelector(css)!.getBoundingClientRect(),
      );
      return controls!.left >= galaxy!.right;
    });
  async function turn(): Promise<void> {
    for (const [shape, expected] of [
      [SIDEWAYS, true],
      [UPRIGHT, false],
    ] as const) {
      await take(shape);
      await until(async () => (await beside()) === expected, `a table for ${shape.width} × ${shape.height}`);
    }
  }
  const go = { css: 'button:enabled', name: 'Go!' };
  await browser.see(throwButton);
  await turn();
  await browser.press(throwButton);
  await browser.see(go);
  await turn();
  await browser.press(go);
  await turn();
});
