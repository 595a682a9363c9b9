// What there is to say of who may come in: who waits in the row, and whether the door is open.
import type { PartyView } from '#shared/rooms/party/view.ts';
import { roomsWords } from '../words/words.ts';

export function doorNews(before: PartyView, now: PartyView): string[] {
  const text = roomsWords();
  const [were, are] = [before.row.map(({ name }) => name), now.row.map(({ name }) => name)];
  const seated = now.seats.flatMap((seat) => (seat.kind === 'person' ? [seat.name] : []));
  const come = are.filter((name) => !were.includes(name)).map(text.row.waits);
  const gone = were.filter((name) => !are.includes(name) && !seated.includes(name)).map(text.row.gone);
  const door = now.closed === before.closed ? [] : [now.closed ? text.door.closedNews : text.door.openNews];
  return [...come, ...gone, ...door];
}
