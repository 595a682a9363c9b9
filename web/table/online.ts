// The online host of a table: the room runs elsewhere; here is what it last said, and one action on its way at a time.
import { createSignal } from 'solid-js';
import { createStore, reconcile } from 'solid-js/store';
import type { Millis, Seat } from '../../shared/game.ts';
import type { PartyView } from '../../shared/party.ts';
import type { ServerMessage } from '../../shared/protocol.ts';
import type { Answer, Chair } from '../../shared/room.ts';
import type { Table } from './table.ts';

type Told = Extract<ServerMessage, { type: 'view' }>;

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
  send: (number: number, action: unknown, pressed: Millis) => void;
}): OnlineTable {
  const [view, setView] = createStore<Record<string, unknown>>({});
  const [shown, setShown] = createSignal<number | null>(null);
  const [over, setOver] = createSignal(false);
  const [pending, setPending] = createSignal<unknown>(null);
  let number = 0;
  let sent: { number: number; action: unknown; pressed: Millis; done: (answer: Answer) => void } | null =
    null;
  let turn: Promise<unknown> = Promise.resolve();

  function say(action: unknown, pressed: Millis): Promise<Answer> {
    return new Promise((done) => {
      number++;
      sent = { number, action, pressed, done };
      setPending(() => action);
      room.send(number, action, pressed);
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
      const result = turn.then(() => say(action, pressed));
      turn = result;
      return result;
    },
    told({ match, over, set }) {
      if (match !== shown()) setView(reconcile(set));
      else for (const [key, value] of Object.entries(set)) setView(key, reconcile(value));
      setShown(match);
      setOver(over);
    },
    answered(answer) {
      if (sent?.number !== answer.number) return;
      const { done } = sent;
      sent = null;
      setPending(null);
      done(answer);
    },
    back(lastNumber) {
      number = Math.max(number, lastNumber);
      if (sent) room.send(sent.number, sent.action, sent.pressed);
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
