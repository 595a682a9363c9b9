// Arranging by mouse, by two taps and by finger.
import {
  dragTo,
  expectUntouched,
  ghost,
  lift,
  middle,
  moveOver,
  pieceIn,
  place,
  puts,
  target,
} from './kit/board.ts';
import { button, expect, said, test } from './kit/test.ts';
import { fingersOn } from './touch.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/arranging');
  await expect(button(page, 'Dome')).toBeVisible();
});

test.describe('by mouse', () => {
  test('a piece follows the pointer, stays dimmed where it lay, and lies where it is let go', async ({
    page,
  }) => {
    await lift(page, button(page, 'Dome'));
    await expect(pieceIn(page, 'hand', 'dome')).toHaveCSS('opacity', '0.35');
    await moveOver(page, place(page, 'site-1'));
    const [at, over] = [await middle(ghost(page)), await middle(place(page, 'site-1'))];
    expect(Math.hypot(at.x - over.x, at.y - over.y)).toBeLessThan(4);
    await expect(place(page, 'site-1')).toHaveClass(/open over/);
    await expect(said(page)).toHaveText('Over Site 1, empty');
    await page.mouse.up();
    await expect(pieceIn(page, 'site-1', 'dome')).toBeVisible();
    await expect(ghost(page)).toHaveCount(0);
    await expect(pieceIn(page, 'site-1', 'dome')).toHaveCSS('opacity', '1');
    await expect(said(page)).toHaveText('Put down Dome: Site 1');
    await expect(puts(page)).toHaveText('1');
  });

  test('two pieces change places, and one goes back to the hand', async ({ page }) => {
    await dragTo(page, button(page, 'Dome'), place(page, 'site-1'));
    await dragTo(page, button(page, 'Dish'), place(page, 'site-2'));
    await dragTo(page, pieceIn(page, 'site-1', 'dome'), place(page, 'site-2'));
    await expect(pieceIn(page, 'site-2', 'dome')).toBeVisible();
    await expect(pieceIn(page, 'site-1', 'dish')).toBeVisible();
    await dragTo(page, pieceIn(page, 'site-1', 'dish'), place(page, 'hand'));
    await expect(pieceIn(page, 'hand', 'dish')).toBeVisible();
    await expect(puts(page)).toHaveText('4');
  });

  test('a place that refuses a piece says why, and the piece goes back', async ({ page }) => {
    await lift(page, button(page, 'Reactor'));
    await moveOver(page, place(page, 'site-1'));
    await expect(place(page, 'site-1')).toHaveClass(/closed over/);
    await expect(page.locator('.drag-bar')).toContainText('Not on Site 1: The reactor stands in the middle.');
    await page.mouse.up();
    await expect(said(page)).toHaveText('Not on Site 1: The reactor stands in the middle.');
    await expect(pieceIn(page, 'hand', 'reactor')).toBeVisible();
    await expectUntouched(page);
  });

  test('the letter R turns what is held, F flips it over', async ({ page }) => {
    await lift(page, button(page, 'Tower'));
    await page.keyboard.press('r');
    await page.keyboard.press('f');
    await expect(ghost(page).locator('.kit-module')).toHaveAttribute('data-turns', '1');
    await expect(ghost(page).locator('.kit-module')).toHaveAttribute('data-back', 'true');
    await moveOver(page, place(page, 'site-3'));
    await page.mouse.up();
    await expect(button(page, 'Tower, turned 90°, back up')).toBeFocused();
  });

  test('with Escape it is put back, and the pointer that is let go later does nothing', async ({ page }) => {
    await lift(page, button(page, 'Dome'));
    await moveOver(page, place(page, 'site-1'));
    await page.keyboard.press('Escape');
    await expect(said(page)).toHaveText('Dome is back in its place');
    await moveOver(page, place(page, 'site-2'));
    await page.mouse.up();
    await expectUntouched(page);
  });

  test('let go beside all places, or with the window left, it is put back', async ({ page }) => {
    await lift(page, button(page, 'Dome'));
    await moveOver(page, place(page, 'site-1'));
    await moveOver(page, page.getByRole('heading', { name: 'Station' }));
    await expect(place(page, 'site-1')).not.toHaveClass(/over/);
    await page.mouse.up();
    await expectUntouched(page);
    await lift(page, button(page, 'Dome'));
    await moveOver(page, place(page, 'site-1'));
    await page.evaluate(() => dispatchEvent(new Event('blur')));
    await expectUntouched(page);
    await page.mouse.up();
    await expectUntouched(page);
  });

  test('let go on what lies over a place, it is put back; where places have moved meanwhile, it lies where it was let go', async ({
    page,
  }) => {
    await lift(page, button(page, 'Dome'));
    await moveOver(page, place(page, 'site-1'));
    await place(page, 'site-1').evaluate((site) => {
      const { x, y, width, height } = site.getBoundingClientRect();
      const bar = document.body.appendChild(document.createElement('div'));
      bar.id = 'bar';
      Object.assign(bar.style, { position: 'fixed', left: `${x}px`, top: `${y}px` });
      Object.assign(bar.style, { width: `${width}px`, height: `${height}px`, zIndex: '9' });
    });
    await page.mouse.up();
    await expectUntouched(page);
    await page.evaluate(() => document.querySelector('#bar')!.remove());
    await lift(page, button(page, 'Dome'));
    await moveOver(page, place(page, 'site-1'));
    await place(page, 'site-1').evaluate((site) => {
      const across = site.nextElementSibling!.getBoundingClientRect().x - site.getBoundingClientRect().x;
      site.parentElement!.style.translate = `${-across}px`;
    });
    await page.mouse.up();
    await expect(pieceIn(page, 'site-2', 'dome')).toBeVisible();
  });

  test('let go outside the window, it is put back', async ({ page }) => {
    await lift(page, button(page, 'Dome'));
    await moveOver(page, place(page, 'site-1'));
    await page.mouse.move(-20, 100);
    await expect(place(page, 'site-1')).not.toHaveClass(/over/);
    await page.mouse.up();
    await expectUntouched(page);
  });

  test('what the browser takes away is put back', async ({ page }) => {
    for (const kind of ['pointercancel', 'lostpointercapture']) {
      await lift(page, button(page, 'Dome'));
      await moveOver(page, place(page, 'site-1'));
      await expect(ghost(page)).toBeVisible();
      await button(page, 'Dome').evaluate((piece, type) => {
        // The number of a mouse is the browser's own affair.
        for (let pointerId = 0; pointerId < 20; pointerId++)
          piece.dispatchEvent(new PointerEvent(type, { pointerId, bubbles: true }));
      }, kind);
      await expectUntouched(page);
      await page.mouse.up();
      await expectUntouched(page);
    }
  });

  test('near an edge the page scrolls, and the piece lies where the pointer is then', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 420 });
    await button(page, 'Dome').scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const before = await page.evaluate(() => scrollY);
    expect(before).toBeGreaterThan(100);
    await lift(page, button(page, 'Dome'));
    const { x } = await middle(place(page, 'site-2'));
    await page.mouse.move(x, 4, { steps: 4 });
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await moveOver(page, place(page, 'site-2'));
    await page.mouse.up();
    await expect(pieceIn(page, 'site-2', 'dome')).toBeVisible();
  });
});

test.describe('by two taps', () => {
  test('a piece and then its place do what dragging does', async ({ page }) => {
    await button(page, 'Dome').click();
    await expect(pieceIn(page, 'hand', 'dome')).toHaveAttribute('aria-pressed', 'true');
    await expect(ghost(page)).toHaveCount(0);
    await place(page, 'site-1').click();
    await expect(pieceIn(page, 'site-1', 'dome')).toBeVisible();
    await button(page, 'Dish').click();
    await place(page, 'site-1').click();
    await expect(pieceIn(page, 'site-1', 'dish')).toBeVisible();
    await pieceIn(page, 'site-1', 'dish').click();
    await place(page, 'site-9').click();
    await expect(pieceIn(page, 'site-9', 'dish')).toBeVisible();
    await expect(puts(page)).toHaveText('3');
  });

  test('a press that slips a little is a tap', async ({ page }) => {
    const { x, y } = await middle(button(page, 'Dome'));
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 2, y + 2);
    await page.mouse.up();
    await expect(pieceIn(page, 'hand', 'dome')).toHaveAttribute('aria-pressed', 'true');
    await expect(ghost(page)).toHaveCount(0);
  });

  test('another piece takes the place of the chosen one; the same one, its place or the button put it back', async ({
    page,
  }) => {
    const isChosen = (name: string, chosen: boolean) =>
      expect(page.locator(`[data-piece=${name}]`)).toHaveAttribute('aria-pressed', String(chosen));
    await button(page, 'Dome').click();
    await button(page, 'Dish').click();
    await isChosen('dome', false);
    await isChosen('dish', true);
    await button(page, 'Dish').click();
    await isChosen('dish', false);
    await button(page, 'Dish').click();
    await button(page, 'Put back').click();
    await isChosen('dish', false);
    await expect(button(page, 'Dish')).toBeFocused();
    await button(page, 'Dish').click();
    await place(page, 'site-1').click();
    await pieceIn(page, 'site-1', 'dish').click();
    await isChosen('dish', true);
    await place(page, 'site-1').click();
    await isChosen('dish', false);
    await expect(puts(page)).toHaveText('1');
  });

  test('buttons turn and flip the chosen piece, which stays chosen; it can be dragged from there too', async ({
    page,
  }) => {
    await button(page, 'Dome').click();
    await place(page, 'site-1').click();
    await pieceIn(page, 'site-1', 'dome').click();
    await button(page, 'Turn').click();
    await button(page, 'Turn').click();
    await button(page, 'Flip over').click();
    await expect(said(page)).toHaveText('Dome, turned 180°, back up');
    await dragTo(page, place(page, 'site-1'), place(page, 'site-7'));
    await expect(pieceIn(page, 'site-7', 'dome')).toHaveAccessibleName('Dome, turned 180°, back up');
  });

  test('what is taken out of the hand meanwhile is put back, and nothing can be taken any more', async ({
    page,
  }) => {
    await button(page, 'Dome').click();
    await button(page, 'Stop the round').click();
    await expect(page.locator('.carrying')).toHaveCount(0);
    await expect(said(page)).toHaveText('Dome is back in its place');
    await expect(button(page, 'Dome')).toBeDisabled();
    await target(page, 'site-1').click({ force: true });
    await expect(puts(page)).toHaveText('0');
  });
});

test.describe('by finger', () => {
  test.use({ hasTouch: true });

  test('a finger lifts a piece and puts it down; a second finger and a scroll beside it change nothing', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    const { touch } = await fingersOn(page);
    await button(page, 'Dome').scrollIntoViewIfNeeded();
    const [from, to] = [await middle(button(page, 'Dome')), await middle(place(page, 'site-5'))];
    await touch({ ...from, id: 1 });
    await touch({ x: from.x + 6, y: from.y, id: 1 });
    await expect(ghost(page)).toHaveCount(0);
    await touch({ ...to, id: 1 });
    await expect(place(page, 'site-5')).toHaveClass(/open over/);
    const other = await middle(button(page, 'Dish'));
    await touch({ ...to, id: 1 }, { ...other, id: 2 });
    await touch({ ...to, id: 1 }, { x: other.x, y: other.y - 60, id: 2 });
    await expect(ghost(page)).toHaveCount(1);
    await expect(place(page, 'site-5')).toHaveClass(/open over/);
    await touch();
    await expect(pieceIn(page, 'site-5', 'dome')).toBeVisible();
    await expect(puts(page)).toHaveText('1');
  });

  test('what the system takes away is put back, and a tap is a tap', async ({ page }) => {
    const { touch, cancel } = await fingersOn(page);
    const [from, to] = [await middle(button(page, 'Dome')), await middle(place(page, 'site-5'))];
    await touch(from);
    await touch(to);
    await expect(ghost(page)).toBeVisible();
    await cancel();
    await expectUntouched(page);
    await button(page, 'Dome').tap();
    await place(page, 'site-1').tap();
    await expect(pieceIn(page, 'site-1', 'dome')).toBeVisible();
  });

  test('the page scrolls by the finger everywhere but on the pieces', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 420 });
    const { touch } = await fingersOn(page);
    const swipe = async (x: number, y: number) => {
      await touch({ x, y });
      for (let step = 1; step <= 8; step++) await touch({ x, y: y - step * 15 });
      await touch();
    };
    const empty = await middle(place(page, 'site-5'));
    await swipe(empty.x, empty.y);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(60);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const before = await page.evaluate(() => scrollY);
    const piece = await middle(button(page, 'Tower'));
    await touch(piece);
    await touch({ x: piece.x, y: piece.y - 80 });
    await expect(ghost(page)).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(before);
    await touch();
  });
});
