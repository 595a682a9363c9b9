// People play Space Lab: two round one screen behind a curtain, and four in a room.
import type { Page } from '@playwright/test';
import { button, driveClock } from '../../e2e/bowl.ts';
import { expect, test } from '../../e2e/fixtures.ts';
import { playFor } from '../../e2e/played.ts';
import { openRoom, sitDown } from '../../e2e/rooms.ts';
import { acting, hand, LAB, play, ready, takes, winner } from './page.ts';

const curtain = (page: Page) => page.locator('.curtain > h1', { hasText: /^Pass the device to / });
const opened = (page: Page) => page.locator('.curtain > button', { hasText: /^I’m / });
const meanwhile = (page: Page) => page.locator('.meanwhile');

test('two people round one screen: a curtain for each turn, and what the other did is told', {
  tag: '@long',
}, async ({ page, context }) => {
  test.slow();
  await driveClock(context);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/play/space-lab');
  for (const bot of [2, 1])
    await page
      .getByRole('button', { name: /^Remove/ })
      .nth(bot)
      .click();
  await button(page, 'Add a person').click();
  await page.getByRole('textbox', { name: 'Name' }).first().fill('Ana');
  await page.getByRole('textbox', { name: 'Name' }).last().fill('Ben');
  await page.getByText('Rules for this match').click();
  await page.getByRole('switch', { name: /Pass an objective on/ }).check();
  await button(page, 'Start').click();

  const looked: string[] = [];
  /** Behind the curtain there is nothing of anybody's hand. */
  const open = async () => {
    await expect(curtain(page)).toBeVisible();
    expect(await page.locator('body').ariaSnapshot()).not.toMatch(/Your hand|Your projects|Ready/);
    looked.push((await curtain(page).innerText()).replace('Pass the device to ', ''));
    await page.clock.fastForward(1_000);
    await opened(page).click();
    await expect(curtain(page)).toHaveCount(0);
  };

  // Drafting and setting up: one after the other.
  for (const step of ['draft', 'arrange']) {
    for (let person = 0; person < 2; person++) {
      if (step === 'draft' || person > 0) await open();
      else if (await curtain(page).isVisible()) await open();
      if (step === 'draft') {
        await page.locator('.lab-pass-one').first().click();
        await button(page, 'Pass this one').click();
      } else await ready(page).click();
    }
  }
  const cards = new Map<string, number>();
  for (let turn = 0; turn < 12; turn++) {
    await expect(curtain(page).or(acting(page)).first()).toBeVisible();
    if (await curtain(page).isVisible()) {
      await open();
      const name = looked.at(-1)!;
      // Whoever has looked before hears of the turn between.
      if (cards.has(name)) {
        await expect(meanwhile(page)).toContainText(name === 'Ana' ? 'Ben: ' : 'Ana: ');
        await expect(hand(page)).toHaveCount(cards.get(name)!);
      }
      if (await meanwhile(page).isVisible()) await button(page, 'Continue').click();
      cards.set(name, 0);
    }
    await play(page, turn);
    // Told to all, and so also behind the curtain.
    const told = await page
      .locator('.seat', { hasText: looked.at(-1)! })
      .locator('.unseen')
      .textContent();
    cards.set(looked.at(-1)!, Number.parseInt(told!, 10));
  }
  expect(new Set(looked)).toEqual(new Set(['Ana', 'Ben']));
  await expect(meanwhile(page).or(curtain(page)).or(acting(page)).first()).toBeVisible();
});

interface Crew {
  hand: unknown;
  projects: unknown;
}

/** Everything that a frame says of crews. */
function crewsIn(frame: string): { crews: Crew[]; isOver: boolean }[] {
  const lines = frame.split('\n').filter((line) => line.startsWith('{'));
  return lines.flatMap((line) => {
    const { set, outcome } = JSON.parse(line) as { set?: { crews?: Crew[] }; outcome?: unknown };
    return set?.crews ? [{ crews: set.crews, isOver: (outcome ?? null) !== null }] : [];
  });
}

test('four people in a room play to the end, and nobody is sent a hand that is not theirs', {
  tag: '@long',
}, async ({ newVisitor }) => {
  test.slow();
  const pages = [await newVisitor(), await newVisitor(), await newVisitor(), await newVisitor()];
  const [ana, ...others] = pages as [Page, ...Page[]];
  const played = await Promise.all(pages.map((page) => playFor(page, 'space-lab')));
  const link = await openRoom(ana, 'Ana', LAB);
  for (const [at, name] of ['Ben', 'Cleo', 'Dan'].entries()) await sitDown(others[at]!, link, name);
  await button(ana, 'Start').click();
  for (const page of pages) await ready(page).click();
  /** Whoever is to act, once their own page knows it; the host's in the end. */
  const actor = async () => {
    const seat = await ana.evaluate(
      () => document.querySelector<HTMLElement>('.seat[aria-current]')?.dataset.seat ?? '0',
    );
    const page = pages[Number(seat)]!;
    return (await acting(page).isVisible()) ? page : null;
  };
  for (let turn = 0; turn < pages.length; turn++) {
    let page: Page | null = null;
    await expect
      .poll(
        async () => {
          page = await actor();
          return page;
        },
        { intervals: [20, 40] },
      )
      .not.toBeNull();
    await play(page!, turn);
  }
  for (const { begin } of played) begin();
  for (const page of pages) await expect(winner(page)).toBeVisible({ timeout: 60_000 });
  const said = await winner(ana).innerText();
  for (const page of pages) await expect(winner(page)).toHaveText(said);
  expect(await takes(ana).count()).toBe(0);
  for (const [seat, { frames }] of played.entries()) {
    const crews = frames.flatMap(crewsIn);
    expect(crews.length).toBeGreaterThan(20);
    for (const { crews: told, isOver } of crews) {
      const others = told.toSpliced(seat, 1);
      expect(others.every(({ hand }) => hand === null)).toBe(true);
      if (!isOver) expect(others.every(({ projects }) => projects === null)).toBe(true);
    }
  }
});
