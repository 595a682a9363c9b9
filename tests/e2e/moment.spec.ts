// The moment in which a match is won, and the picture of it: seen once, skipped by a press, not again after a reload.
import type { Page } from '@playwright/test';
import { GAMES } from '#shared/games/registry.ts';
import { playMatch } from '../tools/tournament-play.ts';
import { button } from './bowl.ts';
import { expect, test } from './fixtures.ts';
import { importMatch } from './import-match.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const ID = 'nearlyoveraa';

/** A match at home in which one action of a bot is left, which the same bot will find again. */
async function openNearlyOver(page: Page): Promise<void> {
  const [game, bot] = await Promise.all([
    GAMES['gravity-superstar'].load(),
    GAMES['gravity-superstar'].loadBot(),
  ]);
  const { header, log, room } = playMatch({ game, bot }, [1, 1, 1], {}, 'nearly over 2');
  const left = log.slice(0, -1);
  const chairs = room.chairs.map((chair, seat) =>
    seat === 0 ? { kind: 'person', name: 'Ana', colour: 0 } : { ...chair, name: ['Ben', 'Cem'][seat - 1]! },
  );
  const save = {
    id: ID,
    header,
    chairs,
    length: left.length,
    clock: left.at(-1)!.at,
    started: 0,
    played: 0,
    over: false,
    scores: [0, 0, 0],
  };
  await importMatch(page, save, left);
  await page.goto(`/match/${ID}`);
}

test('it is there when a match ends, a press skips it, and a reload does not show it again; its picture can be saved', async ({
  page,
}) => {
  await openNearlyOver(page);
  const moment = page.locator('.celebration');
  await expect(moment).toBeAttached();
  await page.keyboard.press('Shift');
  await expect(moment).toHaveCount(0);
  const why = page.locator('.end-why');
  await expect(why).toHaveText(/(decided it: \d+ for \w+, \d+ for \w+\.|^Tied on points)/);
  const points = await page.locator('.end-place > strong').allTextContents();

  await page.reload();
  await expect(page.locator('.end-place > strong')).toHaveText(points);
  await expect(moment).toHaveCount(0);

  await button(page, 'Picture to share').click();
  const picture = page.getByRole('dialog').getByRole('img');
  await expect(picture).toHaveAccessibleName(/^Gravity Superstar\. .* wins! .* 1\. \w+, \d+ points; 2\. /);
  const size = await picture.evaluate((image: HTMLImageElement) =>
    image.decode().then(() => image.naturalWidth),
  );
  expect(size).toBe(1200);
  await button(page, 'Save picture').click();
  await expect(page.getByRole('dialog').getByText('Picture saved.')).toBeVisible();
});
