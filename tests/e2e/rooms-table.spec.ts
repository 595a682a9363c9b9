// At the table of a room: what people say to each other and what the room says covers nothing of the game.
import type { Page } from '@playwright/test';
import { button, card, goButton, pressable } from './bowl.ts';
import { forgetOffline } from './daily.ts';
import { expect, goOffline, test } from './fixtures.ts';
import { acting, atTurn, expectAlike, playOn, ready } from './gravity.ts';
import { openRoom, sitDown, throwTogether } from './rooms.ts';
import { expectInSight, onEach, type Screen, SLACK } from './sight.ts';

const PHONES: readonly Screen[] = [
  [360, 640],
  [375, 667],
  [667, 375],
];
const DESK: Screen = [1280, 800];
const SIZES: readonly Screen[] = [...PHONES, [320, 568], DESK];
const GAMES = ['Space Bowl', 'Gravity Superstar', 'Space Lab', 'Space Builder'];
const MOST: Readonly<Record<string, number>> = { 'Gravity Superstar': 6, 'Space Lab': 4, 'Space Builder': 4 };

/** Ana and Ben, and bots on as many seats as are wanted. */
async function startWith(many: number, pages: readonly [Page, Page], game?: string): Promise<void> {
  const [ana, ben] = pages;
  await sitDown(ben, await openRoom(ana, 'Ana', game), 'Ben');
  for (let seat = 3; seat <= many; seat++) {
    await button(ana, `Add a bot in seat ${seat}`).click();
    await expect(button(ana, `Add a bot in seat ${seat}`)).toHaveCount(0);
  }
  await button(ana, 'Start').click();
  for (const page of pages) await expect(page.locator('.room-bar')).toBeVisible();
}

/** Controls that are not hit at their middle, and those smaller than a finger. */
function outOfTouch(page: Page): Promise<string[]> {
  return page.locator('.room-foot button').evaluateAll((buttons) =>
    buttons.flatMap((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      const isHit = one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      const isWhole = x >= -0.5 && x + width <= innerWidth + 0.5 && y + height <= innerHeight + 0.5;
      const isLarge = width >= 43.5 && height >= 43.5;
      return isHit && isWhole && isLarge ? [] : [`${one.ariaLabel} ${[x, y, width, height]}`];
    }),
  );
}

/** Whatever of these has something of the room over it. */
function covered(page: Page, what: string): Promise<string[]> {
  return page.locator(what).evaluateAll((things) => {
    const foot = document.querySelector('.room-foot')!.getBoundingClientRect();
    return things.flatMap((thing) => {
      if (!thing.checkVisibility()) return [];
      const { x, y, width, bottom } = thing.getBoundingClientRect();
      const hit = document.elementFromPoint(x + width / 2, (y + bottom) / 2);
      const isUnder = bottom > foot.top + 1 || hit?.closest('.room-foot') !== null;
      return isUnder ? [`${thing.className} down to ${bottom}, bar from ${foot.top}`] : [];
    });
  });
}

const OF_THE_GAME = '.galaxy-card, .box, .seat-token, .controls .button, .bowl .ready';

for (const game of GAMES) {
  for (const many of [2, MOST[game] ?? 8]) {
    test(`${game}: each reaction is one tap away among ${many} seats, on every screen`, {
      tag: game === 'Space Builder' && many > 2 ? [] : '@long',
    }, async ({ newVisitor }) => {
      const pages = [await newVisitor(), await newVisitor()] as const;
      await startWith(many, pages, game);
      const [ana, ben] = pages;
      await expect(ana.locator('.reaction-buttons button')).toHaveCount(6);
      await onEach(ana, SIZES, async () => {
        expect(await outOfTouch(ana)).toEqual([]);
        const wide = await ana.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(wide).toBeLessThanOrEqual(0);
      });
      await button(ana, 'Well played!').click();
      await expect(ben.locator('.reaction-shown')).toHaveText('Ana: Well played!');
      await expect(ben.locator('.bar-seat.reacts')).toHaveCount(1);
    });
  }
}

test('with eight at Space Bowl the galaxy stays large, and nothing covers it', { tag: '@long' }, async ({
  newVisitor,
}) => {
  /** How wide the galaxy is on each screen, while one searches and after a round. */
  async function sides(many: number): Promise<number[]> {
    const pages = [await newVisitor(), await newVisitor()] as const;
    const [ana, ben] = pages;
    await startWith(many, pages);
    await throwTogether(pages);
    const of: number[] = [];
    await button(ben, 'Wow!').click();
    await expect(ana.locator('.reaction-shown')).toBeVisible();
    await onEach(ana, PHONES, async () => {
      of.push((await ana.locator('.galaxy').boundingBox())!.width);
      expect(await covered(ana, OF_THE_GAME)).toEqual([]);
    });
    await goButton(ana).click();
    await card(ana, 5).click();
    await onEach(ana, [...PHONES, DESK], async () => {
      await expectInSight(ana, [button(ana, 'Confirm'), button(ana, 'Joker'), ana.locator('.countdown')]);
      const cut = (panel: Element) => panel.scrollHeight - panel.clientHeight;
      expect(await ana.locator('.bowl-panel').evaluate(cut)).toBeLessThanOrEqual(SLACK);
      expect(await covered(ana, OF_THE_GAME)).toEqual([]);
    });
    await button(ana, 'Confirm').click();
    // Ben says nothing, and the round ends with the countdown.
    await expect(pressable(ana, /^Next round$/)).toBeVisible({ timeout: 20_000 });
    await onEach(ana, PHONES, async () => {
      of.push((await ana.locator('.galaxy').boundingBox())!.width);
      expect(await covered(ana, OF_THE_GAME)).toEqual([]);
      await expectInSight(ana, [button(ana, 'Next round')]);
    });
    return of;
  }
  const [two, eight] = await Promise.all([2, 8].map(sides));
  for (const [at, side] of eight!.entries()) expect(side).toBeGreaterThanOrEqual(two![at]! * 0.6);
  // On a phone held upright it stays as it was: whoever sees where the answers were looks for no card anew.
  for (const of of [two!, eight!]) expect(of.slice(3, 5)).toEqual(of.slice(0, 2));
});

test('without a connection it is said in the bar, over no card', { tag: '@long' }, async ({
  newVisitor,
  complaints,
}) => {
  const pages = [await newVisitor(), await newVisitor()] as const;
  const [ana] = pages;
  await startWith(8, pages);
  await throwTogether(pages);
  await goOffline(ana.context());
  await expect(button(ana, 'Continue offline')).toBeVisible();
  await onEach(ana, PHONES, async () => {
    expect(await covered(ana, OF_THE_GAME)).toEqual([]);
    expect(await outOfTouch(ana)).toEqual([]);
    await expectInSight(ana, [ana.getByText('No connection. Your seat is safe.').first()]);
  });
  await ana.context().setOffline(false);
  await expect(button(ana, 'Continue offline')).toHaveCount(0);
  forgetOffline(complaints);
});

test('who was first is said in the bar, over no card', { tag: '@long' }, async ({ newVisitor }) => {
  const pages = [await newVisitor(), await newVisitor()] as const;
  const [ana] = pages;
  let say = (_: object) => {};
  await ana.routeWebSocket(/\/socket$/, (page) => {
    page.connectToServer();
    say = (message) => page.send(JSON.stringify(message));
  });
  await startWith(8, pages);
  await throwTogether(pages);
  const claims = [
    { seat: 1, at: 1000 },
    { seat: 0, at: 1070 },
    { seat: 2, at: 1084 },
  ];
  for (const screen of PHONES) {
    say({ type: 'verdict', verdict: { claims } });
    await onEach(ana, [screen], async () => {
      const verdict = ana.locator('.bar-verdict');
      await expect(verdict).toHaveText(/^Ben first, you \+0\.07 s, \S+ \+0\.08 s$/);
      await expectInSight(ana, [verdict]);
      // Two lines are enough for all of it.
      expect(await verdict.evaluate((line) => line.scrollHeight - line.clientHeight)).toBeLessThanOrEqual(1);
      expect(await covered(ana, OF_THE_GAME)).toEqual([]);
    });
  }
});

test('whoever leaves on their turn is waited for in sight of all, until a vote at the table', async ({
  newVisitor,
}) => {
  const [ana, ben, cleo, stranger] = [
    await newVisitor(),
    await newVisitor(),
    await newVisitor(),
    await newVisitor(),
  ];
  const link = await openRoom(ana, 'Ana', 'Gravity Superstar');
  await sitDown(ben, link, 'Ben');
  await sitDown(cleo, link, 'Cleo');
  await button(ana, 'Start').click();
  await stranger.goto(link);
  await expect(stranger.locator('.room-bar')).toBeVisible();
  const people = { Ana: ana, Ben: ben, Cleo: cleo };
  const name = (await stranger.locator('.seat.turn .seat-name').innerText()) as keyof typeof people;
  await people[name].close();
  const others = Object.values(people).filter((page) => page !== people[name]);
  for (const page of [...others, stranger]) {
    await expect(page.getByText(`Waiting for ${name}.`)).toBeVisible();
    await expect(page.getByText(/^A bot takes over in (0:5\d|1:00)\.$/)).toBeVisible();
  }
  await expect(stranger.locator('.room-wait button, .reaction-buttons')).toHaveCount(0);
  await onEach(others[0]!, SIZES, async () => expect(await outOfTouch(others[0]!)).toEqual([]));
  const vote = (page: Page) => page.locator('.room-wait button');
  await vote(others[0]!).click();
  await expect(vote(others[1]!)).toHaveText(/1 of 2 votes/);
  await expect(vote(others[0]!)).toHaveAttribute('aria-pressed', 'true');
  await others[1]!.bringToFront();
  await vote(others[1]!).press('Enter');
  for (const page of [...others, stranger]) await expect(page.locator('.room-wait')).toHaveCount(0);
  await expect(button(others[1]!, 'Room')).toBeFocused();
});

test('what happened is told to both alike, and is still there, once, after a reload', {
  tag: '@long',
}, async ({ newVisitor }) => {
  const pages = [await newVisitor(), await newVisitor()] as const;
  const [ana, ben] = pages;
  await startWith(2, pages, 'Gravity Superstar');
  const lines = (page: Page) => page.locator('.news li').allTextContents();
  for (let turn = 0; turn < 5; turn++) {
    const actor = pages[await atTurn(ana)]!;
    await expect(ready(actor)).toBeVisible();
    const end = actor.locator('.gravity-saying .primary');
    if (await end.isVisible()) await acting(actor, () => end.click());
    else await playOn(actor, turn);
    await expectAlike(pages, actor);
  }
  const told = await lines(ana);
  expect(told.length).toBeGreaterThanOrEqual(3);
  expect(await lines(ben)).toEqual(told);
  for (let time = 0; time < 2; time++) {
    await ana.reload();
    await expect(ana.locator('.room-bar')).toBeVisible();
    await expect.poll(() => lines(ana)).toEqual(told);
  }
});

test('whoever watches Space Bowl sees no button that is not theirs', { tag: '@long' }, async ({
  newVisitor,
}) => {
  const pages = [await newVisitor(), await newVisitor()] as const;
  const [ana] = pages;
  const stranger = await newVisitor();
  await startWith(2, pages);
  await stranger.goto(ana.url());
  await expect(stranger.locator('.room-bar')).toBeVisible();
  const offered = stranger.locator('.bowl-panel button, .reaction-buttons, .bar-reopen, .room-wait button');
  await expect(offered).toHaveCount(0);
  await throwTogether(pages);
  await expect(stranger.locator('.controls-status')).toHaveText(/Find the card/);
  await expect(stranger.locator('.galaxy-card:focus')).toHaveCount(0);
  await expect(offered).toHaveCount(0);
  await goButton(ana).click();
  await expect(stranger.locator('.controls-status')).toHaveText(/Ana/);
  await expect(offered).toHaveCount(0);
});
