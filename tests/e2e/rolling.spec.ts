// The throw is seen: things roll into the box once and lie still before anybody may answer, at a table and in the daily.
import type { Locator, Page } from '@playwright/test';
import { button, playNow } from './bowl.ts';
import { expect, test } from './fixtures.ts';

/** One frame: whether the search is on, and where each thing lies, in per cent of the box. */
interface Seen {
  open: boolean;
  places: [x: number, y: number][];
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
});

/** Looks at every frame until well after the search has begun; gone on with once things lie in the box. */
async function recorded(page: Page, answer: string, begin: Locator): Promise<Seen[]> {
  await page.evaluate((wanted) => {
    const seen: Seen[] = [];
    let after = 0;
    const look = () => {
      const box = document.querySelector(':is(.bowl, .search) .box');
      const things = [...(box?.querySelectorAll('[data-thing]') ?? [])];
      if (box && things.length > 0) {
        const { x, y, width } = box.getBoundingClientRect();
        const open = document.querySelector(wanted) !== null;
        const places = things.map((thing): [number, number] => {
          const place = thing.getBoundingClientRect();
          const middle = [place.x + place.width / 2 - x, place.y + place.height / 2 - y] as const;
          return [Math.round((middle[0] / width) * 100), Math.round((middle[1] / width) * 100)];
        });
        seen.push({ open, places });
        if (open) after++;
      }
      if (after < 20) requestAnimationFrame(look);
      else Object.assign(window, { seen });
    };
    look();
  }, answer);
  await begin.click();
  const seen = await page.waitForFunction(() => (window as { seen?: Seen[] }).seen, null, {
    timeout: 30_000,
  });
  return (await seen.jsonValue()) ?? [];
}

function expectRolled(seen: readonly Seen[]): void {
  const rest = seen.at(-1)!.places;
  expect(rest.length).toBeGreaterThan(1);
  const rolling = seen.filter(({ open }) => !open);
  for (const thing of rest.keys()) {
    const way = rolling.map(({ places }) => places[thing]!);
    // A busy machine draws few frames.
    expect(new Set(way.map(String)).size, `places of thing ${thing}`).toBeGreaterThan(1);
    // Thrown in from above, once.
    const inside = way.findIndex(([, y]) => y > 0);
    expect(inside, `thing ${thing} comes in`).toBeGreaterThanOrEqual(0);
    expect(
      way.slice(inside).filter(([, y]) => y < 0),
      `thing ${thing} is thrown in again`,
    ).toEqual([]);
  }
  for (const { open, places } of seen) if (open) expect(places).toEqual(rest);
}

test('at a table everything rolls in and lies still before Go! may be called', async ({ page }) => {
  await page.goto('/');
  await playNow(page).click();
  const seen = await recorded(page, '.controls .primary.big:enabled', button(page, 'Throw the marbles'));
  expectRolled(seen);
});

test('in the daily everything rolls in and lies still before the clock runs', async ({ page }) => {
  await page.goto('/daily/2026-11-15');
  const seen = await recorded(page, '.answering .danger:enabled', button(page, 'Start'));
  expectRolled(seen);
});
