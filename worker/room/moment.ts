// A moment within fractions of a second, too near for an alarm: until it is there the object does not sleep.
import type { Millis } from '#shared/engine/game.ts';

export class Moment {
  #timer: ReturnType<typeof setTimeout> | null = null;

  /** One that is under way already stays as it is. */
  comeAfter(wait: Millis, work: () => void): void {
    this.#timer ??= setTimeout(
      () => {
        this.#timer = null;
        work();
      },
      Math.max(0, wait),
    );
  }
}
