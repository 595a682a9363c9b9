// Never more messages in a second than the room takes: what would be too much waits for its turn.
import type { Millis } from '../../engine/game.ts';
import { MESSAGES_PER_SECOND } from '../protocol.ts';
import type { Timers } from './timers.ts';

const SECOND: Millis = 1_000;
/** On their way messages come closer together. */
const MOST = MESSAGES_PER_SECOND - 5;

export interface Pace {
  say(text: string): void;
  /** For a new connection, to which nothing of the old one is said. */
  begin(): void;
}

export function makePace(send: (text: string) => void, { now, later }: Timers): Pace {
  let said: Millis[] = [];
  let waiting: string[] = [];
  let cancel: (() => void) | null = null;

  function flush(): void {
    cancel = null;
    const time = now();
    said = said.filter((earlier) => time - earlier < SECOND);
    for (const text of waiting.splice(0, MOST - said.length)) {
      said.push(time);
      send(text);
    }
    if (waiting.length > 0) cancel = later(flush, said[0]! + SECOND - time);
  }

  return {
    say(text) {
      waiting.push(text);
      if (cancel === null) flush();
    },
    begin() {
      cancel?.();
      cancel = null;
      [said, waiting] = [[], []];
    },
  };
}
