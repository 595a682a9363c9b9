// What there is to say of the seats after a change, seat by seat.

import { majorityOf } from '#shared/rooms/party/party.ts';
import type { PartyView, SeatView } from '#shared/rooms/party/view.ts';
import { roomsWords } from '../words/words.ts';

type Person = Extract<SeatView, { kind: 'person' }>;

export function seatNews(before: PartyView, now: PartyView): string[] {
  return now.seats.flatMap((seat, at) => {
    const old = before.seats[at] ?? { kind: 'free' as const };
    if (old.kind === 'person' && seat.kind === 'person') return personNews(old, seat, now);
    return old.kind === seat.kind ? [] : [...gone(old), ...come(seat)];
  });
}

function come(seat: SeatView): string[] {
  const text = roomsWords().news;
  if (seat.kind === 'free') return [];
  return [seat.kind === 'bot' ? text.bot(seat.name) : text.sat(seat.name)];
}

function gone(seat: SeatView): string[] {
  const text = roomsWords().news;
  if (seat.kind === 'free') return [];
  return [seat.kind === 'bot' ? text.botGone(seat.name) : text.left(seat.name)];
}

function personNews(old: Person, now: Person, party: PartyView): string[] {
  const text = roomsWords().news;
  const { name } = now;
  // Nobody comes back to a seat they left: somebody else takes over.
  const here = old.presence === 'left' ? text.sat : text.back;
  const presence = { here, away: text.away, left: text.left }[now.presence];
  return [
    ...(now.presence === old.presence ? [] : [presence(name)]),
    ...(now.standIn !== null && old.standIn === null ? [text.standIn(name)] : []),
    ...(now.votes.length > old.votes.length ? [text.voted(name, now.votes.length, majorityOf(party))] : []),
  ];
}
