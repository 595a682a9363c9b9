// Space Builder in a room: four people build, the last one is stopped in the middle of a drag, and a reload keeps a board.
import type { Page } from '@playwright/test';
import type { Board } from '#shared/games/space-builder/components.ts';
import { button } from '../../e2e/bowl.ts';
import { expect, test } from '../../e2e/fixtures.ts';
import { framesOf, openRoom, sitDown } from '../../e2e/rooms.ts';
import { BUILDER, build, buildAll, check, done, onBoard, plan, ready } from './page.ts';

/** The plan as a page was told it. */
function planIn(frames: readonly string[]): Board {
  const told = frames.findLast((frame) => frame.includes('"plan":['))!;
  const line = told.split('\n').find((one) => one.includes('"plan":['))!;
  return (JSON.parse(line) as { set: { plan: Board } }).set.plan;
}

/** What is pressed in the first moment was meant for what lay there before; the last press turns the plan up. */
async function pressReady(page: Page): Promise<void> {
  // In one go: the button may be gone a moment later.
  const isReady = () =>
    ready(page).evaluateAll((all) => all.every((one) => one.getAttribute('aria-disabled') === 'true'));
  await expect(async () => {
    if (!(await isReady())) await ready(page).click({ timeout: 500 });
    expect(await isReady()).toBe(true);
  }).toPass();
}

test('four people build in a room: the last is stopped in the middle of a drag, and what lay there counts', async ({
  newVisitor,
}) => {
  test.slow();
  const names = ['Ana', 'Ben', 'Cleo', 'Dan'];
  const pages = [await newVisitor(), await newVisitor(), await newVisitor(), await newVisitor()];
  const [ana, ...others] = pages as [Page, ...Page[]];
  const frames = pages.map(framesOf);
  const link = await openRoom(ana, names[0], BUILDER);
  for (const [at, page] of others.entries()) await sitDown(page, link, names[at + 1]!);
  await button(ana, 'Start').click();
  for (const page of pages) await expect(ready(page)).toBeVisible();
  for (const page of pages) await pressReady(page);
  for (const page of pages) await expect(plan(page)).toBeVisible();
  const wanted = planIn(frames[0]!);
  const dan = pages[3]!;
  await build(dan, wanted, 0, 'clicks');
  // Told within a second of resting: a reload finds it.
  await expect.poll(() => frames[3]!.some((frame) => frame.includes('"placed":[0,0,0,1]'))).toBe(true);
  await dan.reload();
  await expect(onBoard(dan)).toHaveCount(1);

  for (const page of pages.slice(0, 2)) {
    await buildAll(page, wanted, 'clicks');
    await done(page).click();
  }
  await buildAll(pages[2]!, wanted, 'clicks');
  const piece = (await dan.locator('.builder-hand .drag-piece').first().boundingBox())!;
  await dan.mouse.move(piece.x + piece.width / 2, piece.y + piece.height / 2);
  await dan.mouse.down();
  await dan.mouse.move(piece.x + 40, piece.y - 120, { steps: 4 });
  await done(pages[2]!).click();
  for (const page of pages) await expect(check(page)).toBeVisible();
  await dan.mouse.up();
  for (const page of pages) {
    await expect(page.getByRole('heading', { name: /^(You win|Ana wins) the round/ })).toBeVisible();
    await expect(page.locator('[data-panel="3"] .builder-fault')).toHaveCount(3);
  }
  // Nobody was told what lay on the boards of others before the check.
  for (const [seat, own] of frames.entries()) {
    const boards = own.filter((frame) => frame.includes('"board":['));
    const before = boards.slice(
      0,
      boards.findIndex((frame) => frame.includes('"stoppedBy"')),
    );
    expect(before.every((frame) => !frame.includes('"seats":[{"held"'))).toBe(true);
    expect(boards.length, names[seat]).toBeGreaterThan(0);
  }
});
