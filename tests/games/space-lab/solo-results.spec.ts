// The results of playing Space Lab alone: listed before a match and at its end, deleted, and the same setup once more.
import type { Page } from '@playwright/test';
import { bot } from '#shared/games/space-lab/bot/bot.ts';
import { spaceLab } from '#shared/games/space-lab/rules.ts';
import { button } from '../../e2e/bowl.ts';
import { expect, test } from '../../e2e/fixtures.ts';
import { steps } from '../../e2e/recorded.ts';
import { playMatch } from '../../tools/tournament-play.ts';

const IDS = ['labmatchaaaa', 'labmatchbbbb', 'labmatchcccc'] as const;
const DAY = 86_400_000;

/** Matches of somebody alone that were played to their end, a day each. */
const RECORDS = IDS.map((id, day) => {
  const { header, log, outcome } = playMatch({ game: spaceLab, bot }, [1], {}, `alone ${day}`);
  const chairs = [{ kind: 'person', name: 'Ana', colour: 0 }];
  const { scores } = outcome;
  const when = Date.UTC(2026, 2, 3 + day);
  const times = { clock: log.at(-1)!.at, started: when - DAY, played: when };
  return { save: { id, header, chairs, length: log.length, over: true, scores, ...times }, log };
});
const POINTS = RECORDS.map(({ save }) => save.scores[0]!);

const results = (page: Page) => page.getByRole('region', { name: 'Alone: your results' });
const lines = (page: Page) => results(page).getByRole('listitem');
const open = (page: Page) => results(page).locator('summary').click();

async function takeAlong(page: Page): Promise<void> {
  const file = JSON.stringify({ app: 'starboard', format: 2, matches: RECORDS });
  await page.goto('/settings');
  const given = { name: 'starboard.json', mimeType: 'application/json', buffer: Buffer.from(file) };
  await page.getByLabel('Import a file').setInputFiles(given);
  await expect(page.getByText('3 matches added', { exact: false })).toBeVisible();
}

async function sitAlone(page: Page): Promise<void> {
  await page.goto('/play/space-lab');
  for (const name of ['Rigel', 'Vega']) await button(page, `Remove ${name}`).click();
}

/** What there is to see when a match begins from what the page shows. */
async function firstView(page: Page, begin: string): Promise<string> {
  await page.goto(`/match/${IDS[1]}`);
  await button(page, begin).click();
  await expect(results(page)).toHaveCount(0);
  await expect(page).not.toHaveURL(new RegExp(IDS[1]));
  const play = page.locator('.lab-play');
  await expect(play.getByRole('button').first()).toBeVisible();
  return play.ariaSnapshot();
}

test('before a match alone they come from a file, are drawn and listed, and one is deleted', async ({
  page,
}) => {
  await takeAlong(page);
  await page.goto('/play/space-lab');
  await expect(button(page, 'Start')).toBeVisible();
  await expect(results(page)).toHaveCount(0);
  await sitAlone(page);
  const best = Math.max(...POINTS);
  await expect(results(page).getByRole('img')).toHaveAccessibleName(
    new RegExp(`^3 results, .*first ${POINTS[0]} points, last ${POINTS[2]} points, best ${best} points`),
  );
  await open(page);
  await expect(lines(page)).toHaveText(POINTS.toReversed().map((points) => new RegExp(`${points} points`)));
  await lines(page).first().getByRole('button').click();
  await button(page, 'Delete for good?').click();
  await expect(lines(page)).toHaveCount(2);
  await sitAlone(page);
  await open(page);
  await expect(lines(page)).toHaveCount(2);
  await lines(page).first().getByRole('link').click();
  await expect(page).toHaveURL(`/replay/${IDS[1]}`);
  await expect(steps(page)).toBeVisible();
  await steps(page).press('End');
  await expect(button(page, 'Look back')).toBeVisible();
  await expect(results(page)).toHaveCount(0);
  await expect(button(page, 'Same setup again')).toHaveCount(0);
});

test('at the end the match is marked, stays deleted when the table is left, and can begin as it did', async ({
  page,
}) => {
  await takeAlong(page);
  const same = await firstView(page, 'Same setup again');
  expect(await firstView(page, 'Same setup again')).toBe(same);
  expect(await firstView(page, 'Play again')).not.toBe(same);
  await page.goto(`/match/${IDS[1]}`);
  await open(page);
  const current = lines(page).filter({ hasText: 'this match' });
  await expect(current).toHaveCount(1);
  await current.getByRole('button').click();
  await button(page, 'Delete for good?').click();
  await expect(lines(page)).toHaveCount(2);
  await button(page, 'Home').click();
  await expect(page.getByRole('heading', { name: 'Finished' })).toBeVisible();
  await sitAlone(page);
  await open(page);
  await expect(lines(page)).toHaveCount(2);
});
