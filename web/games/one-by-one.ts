// Which of several is alive: one after the other, for four pictures that move at once take too much of a slow processor.

/** Whoever has just come sees the page stand first. */
const FIRST = 1_500;

export interface OneByOne<T> {
  /** It can be seen, and has its turn once the others have had theirs. */
  enter(one: T): void;
  leave(one: T): void;
}

/** @param span how long each is alive */
export function oneByOne<T>(span: number, setAlive: (one: T | null) => void): OneByOne<T> {
  const waiting: T[] = [];
  let alive: T | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function next(): void {
    alive = waiting.shift() ?? null;
    setAlive(alive);
    timer = alive === null ? undefined : setTimeout(next, span);
  }
  return {
    enter(one) {
      waiting.push(one);
      timer ??= setTimeout(next, FIRST);
    },
    leave(one) {
      const at = waiting.indexOf(one);
      if (at >= 0) waiting.splice(at, 1);
      if (alive !== one) return;
      clearTimeout(timer);
      next();
    },
  };
}
