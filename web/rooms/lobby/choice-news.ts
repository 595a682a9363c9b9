// What there is to say before the start of what was chosen for the match: its rules, and how good the bots are.
import type { PartyView } from '#shared/rooms/party/view.ts';
import { aboutOf } from '#web/games/about.ts';
import { roomsWords } from '../words/words.ts';

export function choiceNews(before: PartyView, now: PartyView): string[] {
  const text = roomsWords().news;
  const isSame = JSON.stringify(now.options) === JSON.stringify(before.options);
  const levels = now.seats.flatMap((seat, at) => {
    const old = before.seats[at];
    if (seat.kind !== 'bot' || old?.kind !== 'bot' || old.level === seat.level) return [];
    return [text.level(seat.name, seat.level)];
  });
  if (now.game !== before.game) return [roomsWords().game.news(aboutOf(now.game).name), ...levels];
  return [...(isSame ? [] : [text.rules]), ...levels];
}
