// Never more messages in a second than the room takes: what would be too much waits for its turn.
import { MESSAGES_PER_SECOND } from '#shared/rooms/protocol.ts';

const SECOND = 1_000;
/** On their way messages come closer together. */
const MOST = MESSAGES_PER_SECOND - 5;

export interface Pace {
  say(text: string): void;
  /** For a new connection, to which nothing of the old one is said. */
  begin(): void;
}

export function makePace(send: (text: string) => void): Pace {
  let said: number[] = [];
  let waiting: string[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    timer = undefined;
    const now = performance.now();
    said = said.filter((time) => now - time < SECOND);
    for (const text of waiting.splice(0, MOST - said.length)) {
      said.push(now);
      send(text);
    }
    if (waiting.length > 0) timer = setTimeout(flush, said[0]! + SECOND - now);
  }

  return {
    say(text) {
      waiting.push(text);
      if (timer === undefined) flush();
    },
    begin() {
      clearTimeout(timer);
      timer = undefined;
      [said, waiting] = [[], []];
    },
  };
}
