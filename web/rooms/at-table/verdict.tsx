// Who pressed first in the last race, and by how much.
import { createEffect, createSignal, on, onCleanup } from 'solid-js';
import type { Seat } from '#shared/engine/game.ts';
import type { PartyView } from '#shared/rooms/party/view.ts';
import type { Verdict } from '#shared/rooms/protocol.ts';
import { locale } from '#web/words/words.ts';
import type { OnlineRoom } from '../connection/online-room.ts';
import { roomsWords } from '../words/words.ts';

const SHOWN = 5000;

/** Null where nobody raced. */
export function verdictText(verdict: Verdict | null, party: PartyView, mine: Seat | null): string | null {
  const claims = [...(verdict?.claims ?? [])].sort((one, other) => one.at - other.at);
  const [first, ...later] = claims;
  if (!first || later.length === 0) return null;
  const text = roomsWords().verdict;
  const format = (ms: number) => {
    // Two digits would call a win by a hair a tie.
    const digits = ms < 10 ? 3 : 2;
    const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
    return new Intl.NumberFormat(locale(), options).format(ms / 1000);
  };
  const nameOf = (seat: Seat) => {
    const found = party.seats[seat];
    if (seat === mine) return text.you;
    return found && found.kind !== 'free' ? found.name : '';
  };
  return [
    first.seat === mine ? text.youFirst : text.first(nameOf(first.seat)),
    ...later.map(({ seat, at }) => text.later(nameOf(seat), format(at - first.at))),
  ].join(', ');
}

/** The newest one, for some seconds; the panel keeps it. */
export function createLastVerdict(props: { room: OnlineRoom; party: PartyView }): () => string | null {
  const [shown, setShown] = createSignal<string | null>(null);
  let timer: ReturnType<typeof setTimeout> | undefined;
  onCleanup(() => clearTimeout(timer));
  createEffect(
    on(
      () => props.room.verdict(),
      (verdict) => {
        const text = verdictText(verdict, props.party, props.room.seat());
        clearTimeout(timer);
        setShown(text);
        if (text !== null) timer = setTimeout(() => setShown(null), SHOWN);
      },
      { defer: true },
    ),
  );
  return shown;
}
