// Time for tests: passes when told to, and does what is due on the way.
import type { Millis } from '#shared/engine/game.ts';
import type { Timers } from '#shared/rooms/page/timers.ts';

export class Timeline implements Timers {
  #now: Millis;
  #due: { at: Millis; work: () => void }[] = [];

  constructor(now: Millis = 0) {
    this.#now = now;
  }

  readonly now = () => this.#now;

  readonly later = (work: () => void, after: Millis) => {
    const timer = { at: this.#now + after, work };
    this.#due.push(timer);
    return () => {
      this.#due = this.#due.filter((other) => other !== timer);
    };
  };

  passTo(time: Millis): void {
    for (let next = this.#next(time); next; next = this.#next(time)) {
      this.#now = Math.max(this.#now, next.at);
      this.#due = this.#due.filter((other) => other !== next);
      next.work();
    }
    this.#now = time;
  }

  pass(time: Millis): void {
    this.passTo(this.#now + time);
  }

  #next(until: Millis) {
    const [first] = this.#due.toSorted((one, other) => one.at - other.at);
    return first && first.at <= until ? first : null;
  }
}
