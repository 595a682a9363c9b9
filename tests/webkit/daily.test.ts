// The daily in WebKit, to its result: timed by the server, and without a network sent later.
import { puzzleOf } from '#shared/daily/puzzle.ts';
import { truthOf } from '#shared/daily/score.ts';
import { dateAt } from '../e2e/noon.ts';
import { type Browser, button, type Wanted } from './browser.ts';
import { card } from './tables.ts';
import { test } from './visitor.ts';
import { arrive } from './visits.ts';

const nextThrow = button(/^(Next throw|See the result)$/);
const none: Wanted = { css: '.answering .danger:enabled' };
const text = (name: string | RegExp): Wanted => ({ css: 'p', name });
/** Twelve seconds in all and not alike: nobody plays faster or more evenly. */
const AS_A_PERSON = [2_000, 1_400, 2_700, 2_200, 1_800, 2_400];
const AT_ONCE = AS_A_PERSON.map(() => 0);

async function solve(browser: Browser, looking: readonly number[]): Promise<void> {
  const puzzle = puzzleOf(dateAt(Date.now()));
  await browser.goto('/daily');
  await browser.press(button('Start'));
  for (const at of puzzle.throws.keys()) {
    const answer = truthOf(puzzle, at).answers[0] ?? 'none';
    await browser.see(none);
    await new Promise((looked) => setTimeout(looked, looking[at]));
    await browser.press(answer === 'none' ? none : card(answer));
    await browser.press({ css: '[data-confirm]' });
    await browser.press(nextThrow);
  }
  await browser.see({ css: '#result-score', name: '6 of 6' });
}

/** The same but for who takes the time, and most of it is looking. */
if (process.env.E2E_LONG === '1')
  test('the daily to its result, timed by the server', async ({ network, browser }) => {
    await arrive(browser, network, 'on');
    await solve(browser, AS_A_PERSON);
    await browser.see(text('Timed by the server. It has arrived.'));
  });

test('the daily without a network, faster than a person, and the server says so as soon as there is one', async ({
  network,
  browser,
}) => {
  await arrive(browser, network, 'off');
  await solve(browser, AT_ONCE);
  await browser.see(text(/It is sent by itself as soon as you’re online\.$/));
  network.state = 'on';
  await browser.goto('/daily');
  await browser.see(text(/^Too fast or too even to be compared: it stays yours/));
});
