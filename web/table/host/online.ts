// The online host of a table: the room runs elsewhere; here is what it last said, and one action on its way at a time.
import { batch, createSignal } from 'solid-js';
import { createStore, reconcile } from 'solid-js/store';
import type { Millis, Seat } from '#shared/engine/game.ts';
import type { Answer, Chair } from '#shared/engine/table.ts';
import type { PartyView } from '#shared/rooms/party.ts';
import type { ServerMessage } from '#shared/rooms/protocol.ts';
import type { Table } from './table.ts';

type Told = Extract<ServerMessage, { type: 'view' }>;

interface Sent {
  number: number;
  /** The match it was meant for: another may have begun before it is said. */
  match: number;
  action: unknown;
  pressed: Millis;
}

export interface OnlineTable extends Table<object> {
  /** What the room says of the match. */
  told(said: Told): void;
  answered(answer: Answer): void;
  /** A new connection: what was not answered is said again, under the same number. */
  back(lastNumber: number): void;
  over(): boolean;
  /** Something was said of this match already. */
  hasView(): boolean;
}

export function createOnlineTable(room: {
  party: () => PartyView | null;
  seat: () => Seat | null;
  began: () => Millis | null;
  now: () => Millis;
  send: (sent: Sent) => void;
}): OnlineTable {
  const [view, setView] = createStore<Record<string, unknown>>({});
  const [shown, setShown] = createSignal<number | null>(null);
  const [over, setOver] = createSignal(false);
  const [pending, setPending] = createSignal<unknown>(null);
  let number = 0;
  let waiting: { sent: Sent; done: (answer: Answer) => void } | null = null;
  let turn: Promise<unknown> = Promise.resolve();

  function say(action: unknown, match: number, pressed: Millis): Promise<Answer> {
    return new Promise((done) => {
      number++;
      const sent = { number, match, action, pressed };
      waiting = { sent, done };
      setPending(() => action);
      room.send(sent);
    });
  }

  return {
    get chairs() {
      return chairsFrom(room.party());
    },
    get here() {
      const seat = room.seat();
      return seat === null ? [] : [seat];
    },
    view: () => view,
    now: () => Math.max(0, room.now() - (room.began() ?? room.now())),
    canPause: false,
    paused: () => false,
    pause() {},
    resume() {},
    pending,
    over,
    hasView: () => shown() !== null,
    act(_seat, action) {
      const pressed = room.now();
      const match = room.party()!.match;
      const result = turn.then(() => say(action, match, pressed));
      turn = result;
      return result;
    },
    // All at once: nobody is to see the phase of one step with the pieces of another.
    told: ({ match, over, set }) =>
      batch(() => {
        if (match !== shown()) setView(reconcile(set));
        else for (const [key, value] of Object.entries(set)) setView(key, reconcile(value));
        setShown(match);
        setOver(over);
      }),
    answered(answer) {
      if (waiting?.sent.number !== answer.number) return;
      const { done } = waiting;
      waiting = null;
      setPending(null);
      done(answer);
    },
    back(lastNumber) {
      number = Math.max(number, lastNumber);
      if (waiting) room.send(waiting.sent);
    },
    close() {},
  };
}

/** Who plays each seat now; a bot that stands in has the name of its person. */
function chairsFrom(party: PartyView | null): Chair[] {
  return (party?.seats ?? []).flatMap((seat): Chair[] => {
    if (seat.kind === 'free') return [];
    const { name, colour } = seat;
    if (seat.kind === 'bot') return [{ kind: 'bot', name, colour, level: seat.level }];
    return seat.standIn === null
      ? [{ kind: 'person', name, colour }]
      : [{ kind: 'bot', name, colour, level: seat.standIn }];
  });
}
