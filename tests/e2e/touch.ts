// Fingers on the screen of a browser test, which only Chromium's driver has.
import type { Page } from '@playwright/test';

export interface Finger {
  x: number;
  y: number;
  /** Where there are several. */
  id?: number;
}

export interface Fingers {
  /** All that touch the screen from now on: a new one is put down, and whichever is not named is lifted. */
  touch(...fingers: Finger[]): Promise<void>;
  /** The system takes them all away. */
  cancel(): Promise<void>;
}

export async function fingersOn(page: Page): Promise<Fingers> {
  const driver = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', touchPoints: Finger[]) =>
    driver.send('Input.dispatchTouchEvent', { type, touchPoints });
  let before: readonly Finger[] = [];
  const isAmong = (fingers: readonly Finger[]) => (finger: Finger) =>
    fingers.some(({ id }) => id === finger.id);
  return {
    async touch(...fingers) {
      const lifted = before.filter((finger) => !isAmong(fingers)(finger));
      const isMove = fingers.every(isAmong(before));
      before = fingers;
      if (lifted.length > 0) await send('touchEnd', lifted);
      if (fingers.length > 0) await send(isMove ? 'touchMove' : 'touchStart', fingers);
    },
    async cancel() {
      before = [];
      await send('touchCancel', []);
    },
  };
}

const FAR = 45;
/** So that a turn is seen on its way, and not only where it ends. */
const DEGREES_AT_ONCE = 3;

/** A second finger beside the first goes round it, clockwise where the degrees are more than nothing, and is lifted. */
export async function twist({ touch }: Fingers, first: Finger, degrees: number): Promise<void> {
  const beside = (turned: number) => {
    const angle = (turned * Math.PI) / 180;
    return { x: first.x + FAR * Math.cos(angle), y: first.y + FAR * Math.sin(angle), id: 2 };
  };
  const held = { ...first, id: 1 };
  const steps = Math.ceil(Math.abs(degrees) / DEGREES_AT_ONCE);
  for (let step = 0; step <= steps; step++) await touch(held, beside((degrees * step) / steps));
  await touch(held);
}
