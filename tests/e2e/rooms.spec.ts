// Rooms by link, with real pages: a whole match, coming and going, and everybody sees the same.
import { button, card, goButton, playAgain } from './bowl.ts';
import { forgetOffline } from './daily.ts';
import { expect, goOffline, test, waitForOfflineReady } from './fixtures.ts';
import {
  framesOf,
  openRoom,
  playRound,
  pressAgain,
  sitDown,
  standing,
  throwButton,
  throwTogether,
} from './rooms.ts';

const NAMES = ['Ana', 'Ben', 'Cleo', 'Dan', 'Eva', 'Finn', 'Gia', 'Hugo'];

const secret = /"seed"|"random"|"key"/;

for (const many of [3, 8])
  test(`${many} people play a round, and nobody is sent what is not theirs`, {
    tag: many === 3 ? [] : '@long',
  }, async ({ newVisitor }) => {
    test.slow();
    const pages = await Promise.all(NAMES.slice(0, many).map(() => newVisitor()));
    // One sees the marbles roll, once.
    await pages[0]!.emulateMedia({ reducedMotion: 'no-preference' });
    const frames = pages.map(framesOf);
    const link = await openRoom(pages[0]!, NAMES[0]);
    // One after the other, so that everybody has the seat of their place.
    for (const [at, page] of pages.entries()) if (at > 0) await sitDown(page, link, NAMES[at]!);
    const stranger = await newVisitor();
    const seen = framesOf(stranger);
    await stranger.goto(link);
    await button(pages[0]!, 'Start').click();
    await playRound(pages, 0);
    const scores = await standing(pages[0]!);
    for (const page of [...pages, stranger]) await expect.poll(() => standing(page)).toEqual(scores);
    expect(seen.some((frame) => frame.includes('"viewer":"watcher"'))).toBe(true);
    for (const frame of seen) expect(frame).not.toMatch(/"mine":\{/);
    for (const [seat, own] of frames.entries()) {
      const views = own.filter((frame) => frame.includes('"viewer":'));
      expect(views.every((frame) => frame.includes(`"viewer":${seat}`) || frame.includes('"watcher"'))).toBe(
        true,
      );
    }
    for (const frame of [seen, ...frames].flat()) expect(frame).not.toMatch(secret);
  });

test('three people play a whole match, and all press rematch at the same moment', { tag: '@long' }, async ({
  newVisitor,
}) => {
  test.slow();
  const pages = [await newVisitor(), await newVisitor(), await newVisitor()];
  // One sees the marbles roll, once.
  await pages[0]!.emulateMedia({ reducedMotion: 'no-preference' });
  const frames = pages.map(framesOf);
  const link = await openRoom(pages[0]!, NAMES[0]);
  for (const [at, page] of pages.entries()) if (at > 0) await sitDown(page, link, NAMES[at]!);
  await button(pages[0]!, 'Start').click();
  await playRound(pages, 0);
  await pages[0]!.emulateMedia({ reducedMotion: 'reduce' });
  for (let round = 1; !(await playAgain(pages[0]!).isVisible()); round++)
    await playRound(pages, round % pages.length);
  const scores = await standing(pages[0]!);
  for (const page of pages) await expect.poll(() => standing(page)).toEqual(scores);
  for (const frame of frames.flat()) expect(frame).not.toMatch(secret);
  await Promise.all(pages.map(pressAgain));
  await playRound(pages, 1);
});

test('a page reloaded in the middle of a countdown is back on its seat with its pick', {
  tag: '@long',
}, async ({ newVisitor }) => {
  const [ana, ben] = [await newVisitor(), await newVisitor()];
  await sitDown(ben, await openRoom(ana), 'Ben');
  await button(ana, 'Start').click();
  await throwTogether([ana, ben]);
  await goButton(ana).click();
  await button(ben, 'Me too!').click();
  await card(ben, 7).click();
  await expect(card(ben, 7)).toHaveAttribute('aria-label', /your pick/);
  await ben.reload();
  await expect(card(ben, 7)).toHaveAttribute('aria-label', /your pick/);
  await button(ben, 'Confirm').click();
  await card(ana, 3).click();
  await button(ana, 'Confirm').click();
  for (const page of [ana, ben]) await expect(throwButton(page)).toBeVisible();
});

test('a page without a network for 20 s comes back by itself, into what happened meanwhile', {
  tag: '@long',
}, async ({ newVisitor, complaints }) => {
  const [ana, ben] = [await newVisitor(), await newVisitor()];
  await sitDown(ben, await openRoom(ana), 'Ben');
  await button(ana, 'Start').click();
  await throwTogether([ana, ben]);
  await goOffline(ben.context());
  const gone = Date.now();
  await expect(ben.getByText('No connection. Your seat is safe.')).toBeVisible();
  await expect(ana.getByText('Away: Ben')).toBeVisible();
  await goButton(ana).click();
  await card(ana, 5).click();
  await button(ana, 'Confirm').click();
  await expect(throwButton(ana)).toBeVisible({ timeout: 30_000 });
  await ben.waitForTimeout(Math.max(0, 20_000 - (Date.now() - gone)));
  await ben.context().setOffline(false);
  await expect(ana.getByText('Away: Ben')).toHaveCount(0);
  // The room has said for Ben that he is ready.
  await expect(button(ben, 'Waiting for Ana')).toBeVisible();
  expect(await standing(ben)).toEqual(await standing(ana));
  await throwButton(ana).click();
  await goButton(ben).click();
  await expect(button(ana, 'Me too!')).toBeVisible();
  forgetOffline(complaints);
});

test('a seat moves to another device by its code', async ({ newVisitor }) => {
  const [ana, ben, phone] = [await newVisitor(), await newVisitor(), await newVisitor()];
  const link = await openRoom(ana);
  await sitDown(ben, link, 'Ben');
  await button(ana, 'Start').click();
  await button(ben, 'Room').click();
  await button(ben, 'Move my seat to another device').click();
  const code = (await ben.locator('.pass-code').innerText()).replaceAll(/\s/g, '').slice(-6);
  await phone.goto(`${link}#${code}`);
  await expect(ben.getByRole('heading', { name: 'Your seat is on another device' })).toBeVisible();
  await throwTogether([ana, phone]);
  expect(phone.url()).toBe(link);
});

test('a tab of an older version is told so', async ({ newVisitor }) => {
  const [ana, old] = [await newVisitor(), await newVisitor()];
  const link = await openRoom(ana);
  await old.addInitScript(() => {
    const { send } = WebSocket.prototype;
    WebSocket.prototype.send = function (text) {
      send.call(this, typeof text === 'string' ? text.replace(/"protocol":\d+/, '"protocol":0') : text);
    };
  });
  await old.goto(link);
  await expect(old.getByRole('heading', { name: 'Starboard is out of date' })).toBeVisible();
  await expect(button(ana, 'Start')).toBeVisible();
});

test('a page with older rules than the room is told so, and its match can go on at home', {
  tag: '@long',
}, async ({ newVisitor }) => {
  const [ana, ben] = [await newVisitor(), await newVisitor()];
  const link = await openRoom(ana);
  let sockets = 0;
  let restart = () => {};
  await ben.routeWebSocket(/\/socket$/, (page) => {
    const first = sockets++ === 0;
    restart = () => page.close({ code: 1012 });
    const room = page.connectToServer();
    room.onMessage((text) => page.send(first ? text : String(text).replace('"rules":1', '"rules":2')));
  });
  await sitDown(ben, link, 'Ben');
  await button(ana, 'Start').click();
  await throwTogether([ana, ben]);
  restart();
  await expect(ben.getByRole('heading', { name: 'Starboard is out of date' })).toBeVisible();
  await expect(button(ben, 'Reload')).toBeVisible();
  await button(ben, 'Continue offline').click();
  await expect(ben).toHaveURL(/\/match\//);
  await expect(throwButton(ben)).toBeVisible();
});

test('from a room that cannot be reached the match goes on at home, with bots for the others', {
  tag: ['@offline', '@long'],
}, async ({ newVisitor, complaints }) => {
  const [ana, ben] = [await newVisitor(), await newVisitor()];
  await sitDown(ben, await openRoom(ana), 'Ben');
  await button(ana, 'Start').click();
  await playRound([ana, ben], 0);
  const before = await standing(ben);
  await waitForOfflineReady(ben);
  await goOffline(ben.context());
  await button(ben, 'Continue offline').click();
  await expect(ben).toHaveURL(/\/match\//);
  await expect(throwButton(ben)).toBeVisible();
  expect(await ben.locator('.seat-score').allInnerTexts()).toEqual(before.slice(1));
  await throwButton(ben).click();
  await expect(goButton(ben)).toBeVisible();
  forgetOffline(complaints);
});
