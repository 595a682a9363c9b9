// The online host of a table: the room runs elsewhere; here is what it last said.
import { createSignal } from 'solid-js';
import { createStore, reconcile } from 'solid-js/store';
import type { Millis, Outcome, Seat } from '#shared/engine/game.ts';
import type { Answer, Chair } from '#shared/engine/table.ts';
import type { Client } from '#shared/rooms/page/client.ts';
import type { PartyView } from '#shared/rooms/party/view.ts';
import type { Table } from './table.ts';

export interface OnlineTable extends Table<object> {
  /** What is now seen of the match. */
  told(shown: Client['shown']): void;
}

export function createOnlineTable(room: {
  id: string;
  party: () => PartyView | null;
  seat: () => Seat | null;
  began: () => Millis | null;
  pending: () => unknown;
  now: () => Millis;
  /** When it was pressed is on the room's clock. */
  act: (action: unknown, pressed?: Millis) => Promise<Answer>;
  arrange: (action: unknown) => void;
  refusals: () => Readonly<Record<string, string>>;
  /** Asks the others for a pause, or no longer. */
  askPause: () => void;
}): OnlineTable {
  const [view, setView] = createStore<Record<string, unknown>>({});
  const [outcome, setOutcome] = createSignal<Outcome | null>(null);
  let before: Client['shown'] = null;

  return {
    get match() {
      return `${room.id}/${room.party()?.match}`;
    },
    get chairs() {
      return chairsFrom(room.party());
    },
    get here() {
      const seat = room.seat();
      return seat === null ? [] : [seat];
    },
    view: () => view,
    now() {
      const now = room.party()?.stands?.since ?? room.now();
      return Math.max(0, now - (room.began() ?? now));
    },
    canPause: () => room.seat() !== null,
    paused: () => room.party()?.stands !== null,
    pause: room.askPause,
    resume() {},
    pending: room.pending,
    outcome,
    act: (_seat, action, pressed) =>
      room.act(action, pressed === undefined ? undefined : pressed + (room.began() ?? 0)),
    refusals: room.refusals,
    arrange: (_seat, action) => room.arrange(action),
    told(shown) {
      if (!shown || shown === before) return;
      if (shown.match !== before?.match) setView(reconcile(shown.view));
      else {
        for (const [key, value] of Object.entries(shown.view))
          if (value !== before.view[key]) setView(key, reconcile(value));
      }
      setOutcome(shown.outcome);
      before = shown;
    },
    close() {},
  };
}

/** Who plays each seat now; a bot that stands in has the name of its person. */
export function chairsFrom(party: PartyView | null): Chair[] {
  return (party?.seats ?? []).flatMap((seat): Chair[] => {
    if (seat.kind === 'free') return [];
    const { name, colour } = seat;
    if (seat.kind === 'bot') return [{ kind: 'bot', name, colour, level: seat.level }];
    return seat.standIn === null
      ? [{ kind: 'person', name, colour }]
      : [{ kind: 'bot', name, colour, level: seat.standIn }];
  });
}
