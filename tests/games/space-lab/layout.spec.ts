// With four people round the table of Space Lab, whatever is to be pressed is in sight, on every screen.
import { button } from '../../e2e/bowl.ts';
import { expect, test } from '../../e2e/fixtures.ts';
import { expectInSight, onEach, SCREENS } from '../../e2e/sight.ts';
import { hand, takes } from './page.ts';
import { open, openState } from './prepared.ts';
import { begun, did, given, labLike, labsLike, topped, turnOf } from './table.ts';

/** Of four, the first one begins. */
const first = turnOf({ ...begun(4), starter: 0 }, 0);

test('what is revealed can be taken without scrolling, among four with long effects', async ({ page }) => {
  const rows = ['golden', 'red', 'blue'] as const;
  const revealed = rows.map((agency) => labLike({ agency, kind: 'row' }));
  const own = labsLike({ agency: 'green' }, 4);
  const reds = labsLike({ agency: 'red' }, 4, revealed);
  const all = [1, 2, 3].reduce(
    (state, seat) => given(state, seat, { hand: reds.slice(seat, seat + 1) }),
    first,
  );
  const table = topped(given(all, 0, { hand: own }), revealed);
  await openState(page, did(table, 0, { type: 'reveal' }));
  await expect(takes(page)).toHaveCount(3);
  await onEach(page, SCREENS, () =>
    expectInSight(page, [...[0, 1, 2].map((at) => takes(page).nth(at)), page.locator('.lab-seats')]),
  );
});

test('stations of the others are small pictures where a screen has room, and open large', async ({
  page,
}) => {
  await openState(page, first);
  const pictures = page.locator('.lab-seats .lab-small');
  await onEach(page, SCREENS, async ([width, height]) => {
    const hasRoom = width >= 700 && (width > height ? height >= 640 : height >= 1100);
    await expect(pictures.filter({ visible: true })).toHaveCount(hasRoom ? 3 : 0);
  });
  await page.getByRole('button', { name: 'See the station: Rigel' }).click();
  await expect(page.getByRole('dialog', { name: 'Station: Rigel' })).toBeVisible();
  await button(page, 'Close').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the station, the hand and the price are in sight together', async ({ page }) => {
  const dear = labLike({ cost: 2, kind: 'points' });
  await open(page, { hand: [dear, ...labsLike({ cost: 1 }, 3, [dear])] });
  await page.locator(`[data-piece="lab-${dear}"]`).click();
  await page.locator('[data-place="slot-4"] .drag-target').click();
  const screens = SCREENS.filter(([width]) => width >= 360);
  await onEach(page, screens, async () => {
    await page.locator('.lab-hand').scrollIntoViewIfNeeded();
    await expectInSight(page, [button(page, 'Pay 2 and place it'), hand(page).last()]);
  });
});
