// How long a page that is reloaded in the middle of a countdown takes until it shows its own pick again.
import { expect } from '@playwright/test';
import { button, card, goButton } from '../e2e/bowl.ts';
import { openRoom, sitDown, throwTogether } from '../e2e/rooms.ts';
import { inBrowser } from './browser.ts';
import type { Measurement } from './run.ts';

const TIMES = 5;
const LIMIT = 2_000;

export default function back(): Promise<Measurement> {
  return inBrowser(async ({ address, context, page: ana }) => {
    const other = await context.browser()!.newContext({ baseURL: address });
    const ben = await other.newPage();
    const times: number[] = [];
    await sitDown(ben, await openRoom(ana), 'Ben');
    await button(ana, 'Start').click();
    for (let round = 0; round < TIMES; round++) {
      await throwTogether([ana, ben]);
      await goButton(ana).click();
      await button(ben, 'Me too!').click();
      await card(ben, 7).click();
      const isBack = () => expect(card(ben, 7)).toHaveAttribute('aria-label', /your pick/);
      await isBack();
      const from = performance.now();
      await ben.reload({ waitUntil: 'commit' });
      await isBack();
      times.push(performance.now() - from);
      await button(ben, 'Confirm').click();
      await card(ana, 3).click();
      await button(ana, 'Confirm').click();
    }
    await other.close();
    const sorted = times.sort((one, two) => one - two);
    const worst = sorted.at(-1)!;
    return {
      title: `Back on the seat with its pick after a reload in a countdown, ${TIMES} times`,
      rows: [
        { what: 'median, ms', value: Math.round(sorted[Math.floor(TIMES / 2)]!), limit: LIMIT },
        { what: 'worst, ms', value: Math.round(worst), limit: LIMIT },
      ],
      over: worst > LIMIT ? [`a reloaded page is back after ${Math.round(worst)} ms, at most ${LIMIT}`] : [],
    };
  });
}
