// Says aloud what changes in the room: who comes, goes, is away, reacts.
import { createEffect, createMemo, on } from 'solid-js';
import type { PartyView } from '#shared/rooms/party/view.ts';
import { announceNews as announce } from '../device/announcer.tsx';
import { courseNews } from './both/course-news.ts';
import { doorNews } from './both/door-news.ts';
import { seatNews } from './both/seat-news.tsx';
import type { OnlineRoom } from './connection/online-room.ts';
import { choiceNews } from './lobby/choice-news.ts';
import { roomsWords } from './words/words.ts';

export function News(props: { room: OnlineRoom; party: PartyView }) {
  // Copies: what changed is seen only beside what was.
  const party = createMemo(() => ({ ...props.party, seats: props.party.seats.map((seat) => ({ ...seat })) }));
  // Not deferred: the first change, too, is seen beside what was.
  createEffect(
    on(party, (now, before) => {
      const news = before ? partyNews(before, now) : [];
      if (news.length > 0) announce(news.join(' '));
    }),
  );

  function partyNews(before: PartyView, now: PartyView): string[] {
    const text = roomsWords().news;
    if (now.stage !== before.stage) return [now.stage === 'match' ? text.started : text.reopened];
    // A rematch closes the ranks: seats are not the same ones as before.
    if (now.match !== before.match) return [text.started];
    const host = now.seats[now.host ?? -1];
    const isNewHost = now.host !== before.host && before.host !== null && host?.kind === 'person';
    const hostNews = () =>
      now.host === props.room.seat() ? text.youHost : text.host(host!.kind === 'person' ? host!.name : '');
    // While the host is here, only the host chooses, and knows what.
    const choices = now.host === props.room.seat() ? [] : choiceNews(before, now);
    const course = courseNews(before, now, { own: props.room.seat(), at: props.room.now() });
    return [
      ...seatNews(before, now),
      ...(isNewHost ? [hostNews()] : []),
      ...choices,
      ...course,
      ...doorNews(before, now),
    ];
  }

  createEffect(
    on(
      () => props.room.state(),
      (now, before) => {
        if (before === 'lost' && now === 'open') announce(roomsWords().state.back);
      },
    ),
  );
  createEffect(() => {
    if (props.room.passed() === 'taken') announce(roomsWords().other.taken);
  });
  createEffect(
    on(
      () => props.room.mayHost(),
      (now, before) => {
        const host = party().seats[party().host ?? -1];
        const isAnother = party().host !== props.room.seat() && host?.kind === 'person';
        if (now && before === false && isAnother) announce(roomsWords().start.hostAway(host.name));
      },
    ),
  );

  // The ids begin at 0.
  let newest = -1;
  createEffect(() => {
    const fresh = props.room.reactions().filter(({ id }) => id > newest);
    newest = Math.max(newest, ...fresh.map(({ id }) => id));
    const { said, names } = roomsWords().react;
    const lines = fresh.map(({ seat, kind }) => {
      const found = party().seats[seat];
      return found && found.kind !== 'free' ? said(found.name, names[kind]) : '';
    });
    if (lines.length > 0) announce(lines.join(' '));
  });

  return null;
}
