// A walk over all screens, of every game with the fewest and the most players: everything can be pressed, nothing sticks out.
import { GAME_IDS, GAMES } from '#shared/games/registry.ts';
import { GAME_PAGES } from '#web/games/registry.ts';
import { packChallenge } from '#web/saves/challenge.ts';
import { expect, test } from './fixtures.ts';
import { faultsOf } from './walk/faults.ts';
import { openMidway } from './walk/midway.ts';
import { expectFaultless } from './walk/screens.ts';

// The longest words are German.
test.use({ locale: 'de' });

const CHALLENGE = packChallenge({ options: {}, seed: 's', rulesVersion: 1, points: 31_400 });
const PAGES = [
  '/',
  ...GAME_IDS.map((game) => `/play/${game}`),
  `/challenge/space-builder#${CHALLENGE}`,
  '/daily',
  '/daily/calendar',
  '/daily/2026-11-18/board',
  '/leagues',
  '/statistics',
  '/settings',
  '/about',
  '/nowhere',
  '/match/doesnotexist',
];

test('what is planted is found: under a finger’s width, covered, and beside the screen', async ({ page }) => {
  await page.goto('/about');
  await expect(page.locator('h1')).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await page.locator('main').evaluate((main) => {
    const plant = (name: string, styles: Record<string, string>) => {
      const planted = document.createElement('button');
      planted.textContent = name;
      for (const [style, value] of Object.entries({ width: '60px', height: '60px', ...styles }))
        planted.style.setProperty(style, value);
      main.append(planted);
    };
    plant('small', { height: '30px', 'min-height': '0' });
    plant('below', { position: 'fixed', top: '90px', left: '90px' });
    plant('above', { position: 'fixed', top: '120px', left: '120px' });
    plant('beside', { position: 'fixed', top: '0', left: '-20px' });
    plant('wide', { width: '4000px' });
  });
  const found = (await faultsOf(page)).map((fault) => fault.replaceAll(/ -?[\d,-]+( wide on \d+)?$/g, ''));
  expect(found.sort()).toEqual([
    'below: covered by above',
    'beside: beside the screen',
    'small: under 44',
    'the page is',
    'wide: beside the screen',
  ]);
});

test('pages outside a match', async ({ page }) => {
  for (const path of PAGES) {
    await page.goto(path);
    await expect(page.locator('h1').first()).toBeVisible();
    await expectFaultless(page, path);
  }
});

for (const game of GAME_IDS) {
  const { name } = GAME_PAGES[game].about.de;
  test(`${name}: its lessons and its rules`, async ({ page }) => {
    await page.goto(`/learn/${game}`);
    await expect(page.locator('h1').first()).toBeVisible();
    await expectFaultless(page, 'the first lesson');
    await page.goto(`/learn/${game}#rules`);
    await expect(page.locator('.rules')).toBeVisible();
    await expectFaultless(page, 'the rules');
  });
}

/** The first turn and the end look alike for any number of players, and are walked with E2E_LONG=1. */
const PARTS = process.env.E2E_LONG === '1' ? ([0, 0.5, 1] as const) : ([0.5] as const);

for (const game of GAME_IDS) {
  const { name } = GAME_PAGES[game].about.de;
  for (const most of [false, true]) {
    test(`${name} with the ${most ? 'most' : 'fewest'} players`, {
      tag: most ? [] : '@long',
    }, async ({ page }) => {
      const { min, max } = (await GAMES[game].load()).seats;
      const seats = most ? max : min;
      for (const part of PARTS) {
        await openMidway(page, game, seats, part);
        await expectFaultless(page, `${seats} at ${part}`);
        if (part < 1) await page.goto('/settings');
      }
    });
  }
}
