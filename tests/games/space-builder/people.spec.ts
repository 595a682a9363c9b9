// Space Builder in a room: people build, the last one is stopped in the middle of a drag, and a reload keeps a board.
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

for (const many of [2, 4])
  test(`${many} people build in a room: the last is stopped in the middle of a drag, and what lay there counts`, {
    tag: many === 2 ? [] : '@long',
  }, async ({ newVisitor }) => {
    test.slow();
    const names = ['Ana', 'Ben', 'Cleo', 'Dan'].slice(0, many);
    const pages = await Promise.all(names.map(() => newVisitor()));
    const last = many - 1;
    const [ana, ...others] = pages as [Page, ...Page[]];
    const frames = pages.map(framesOf);
    const link = await openRoom(ana, names[0], BUILDER);
    for (const [at, page] of others.entries()) await sitDown(page, link, names[at + 1]!);
    await button(ana, 'Start').click();
    for (const page of pages) await expect(ready(page)).toBeVisible();
    for (const page of pages) await pressReady(page);
    for (const page of pages) await expect(plan(page)).toBeVisible();
    const wanted = planIn(frames[0]!);
    const slow = pages[last]!;
    await build(slow, wanted, 0, 'clicks');
    // Told within a second of resting: a reload finds it.
    const told = `"placed":[${pages.map((_, seat) => (seat === last ? 1 : 0))}]`;
    await expect.poll(() => frames[last]!.some((frame) => frame.includes(told))).toBe(true);
    await slow.reload();
    await expect(onBoard(slow)).toHaveCount(1);

    const stopper = pages[last - 1]!;
    for (const page of pages.slice(0, last - 1)) {
      await buildAll(page, wanted, 'clicks');
      await done(page).click();
    }
    await buildAll(stopper, wanted, 'clicks');
    const piece = (await slow.locator('.builder-hand .drag-piece').first().boundingBox())!;
    await slow.mouse.move(piece.x + piece.width / 2, piece.y + piece.height / 2);
    await slow.mouse.down();
    await slow.mouse.move(piece.x + 40, piece.y - 120, { steps: 4 });
    await done(stopper).click();
    for (const page of pages) await expect(check(page)).toBeVisible();
    await slow.mouse.up();
    for (const page of pages) {
      await expect(
        page.getByRole('heading', {
          name: /^(You win|Ana wins) the round/,
        }),
      ).toBeVisible();
      await expect(page.locator(`[data-panel="${last}"] .builder-fault`)).toHaveCount(3);
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
