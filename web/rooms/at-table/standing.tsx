// Time stands still: what lies over the table meanwhile, why, who is waited for, and when it goes on.
import { For, Match, onCleanup, onMount, Show, Switch } from 'solid-js';
import type { Seat } from '#shared/engine/game.ts';
import type { Stands } from '#shared/rooms/party/party.ts';
import { seatsHere } from '#shared/rooms/party/party.ts';
import { missedBy } from '#shared/rooms/party/shown.ts';
import type { PartyView } from '#shared/rooms/party/view.ts';
import { GATHERING } from '#shared/rooms/standing.ts';
import { catchFocus } from '#web/device/focus.ts';
import { ChairToken } from '#web/ui/seat-token.tsx';
import { Countdown } from '../both/countdown.tsx';
import type { GoHome } from '../both/go-home.ts';
import { namesOf, takenAt } from '../both/names.ts';
import { AwaySign } from '../both/signs.tsx';
import type { OnlineRoom } from '../connection/online-room.ts';
import { roomsWords } from '../words/words.ts';
import { FaultExits } from './fault.tsx';
import { GoOn } from './pause.tsx';
import './standing.css';

export function Cover(props: {
  room: OnlineRoom;
  party: PartyView;
  stands: Stands;
  goHome: GoHome | undefined;
}) {
  const text = () => roomsWords().course;
  const people = () =>
    [...new Set([...props.stands.awaited, ...seatsHere(props.party)])].toSorted((a, b) => a - b);
  const isAlone = () => props.stands.why === 'nobody' && seatsHere(props.party).length < 2;
  const note = () => {
    const { why, until } = props.stands;
    if (why === 'fault') return text().faultNote;
    if (why === 'pause') return text().pauseNote;
    return until === null ? `${text().nobodyNote} ${text().nobodyHere}` : text().nobodyNote;
  };
  const place = createPlace();
  return (
    <section ref={place} class="standing" aria-labelledby="standing">
      <div class="panel standing-sheet">
        <h2 id="standing">{text().stands[props.stands.why]}</h2>
        <p class="soft">{note()}</p>
        <Show when={props.stands.why !== 'fault'}>
          <ul class="standing-people">
            <For each={people()}>{(seat) => <Person party={props.party} seat={seat} />}</For>
          </ul>
        </Show>
        <Show when={props.stands.until} fallback={<Waits party={props.party} />}>
          {(until) => (
            <div class="standing-clock">
              <Countdown room={props.room} until={until()} of={GATHERING} />
              <p>
                <strong>{text().goesOnSoon}</strong>
                <Show when={isAlone()}> {text().alone}</Show>
              </p>
            </div>
          )}
        </Show>
        <Switch>
          <Match when={props.stands.why === 'pause' && props.room.seat() !== null}>
            <GoOn room={props.room} party={props.party} />
          </Match>
          <Match when={props.stands.why === 'fault'}>
            <FaultExits room={props.room} party={props.party} goHome={props.goHome} />
          </Match>
        </Switch>
      </div>
    </section>
  );
}

function Waits(props: { party: PartyView }) {
  const isListed = () => props.party.stands?.why === 'pause';
  const missed = () => (isListed() ? '' : namesOf(props.party, missedBy(props.party)));
  return (
    <Show when={missed()}>
      <p>
        <strong>{roomsWords().course.waits(missed())}</strong>
      </p>
    </Show>
  );
}

function Person(props: { party: PartyView; seat: Seat }) {
  const text = () => roomsWords();
  const isMissed = () => missedBy(props.party).includes(props.seat);
  const isPause = () => props.party.stands?.why === 'pause';
  const isHere = () => seatsHere(props.party).includes(props.seat);
  const state = () => {
    if (!isHere()) return text().seats.away;
    if (!isPause()) return text().seats.here;
    return isMissed() ? text().course.resting : text().course.wantsOn;
  };
  return (
    <Show when={takenAt(props.party, props.seat)}>
      {(person) => (
        <li class="standing-person" classList={{ ready: isHere() && !isMissed() }}>
          <span class="room-token standing-token" classList={{ away: !isHere() }}>
            <ChairToken chair={person() as never} />
            <Show when={!isHere()}>
              <AwaySign />
            </Show>
          </span>
          <span>{person().name}</span>
          <span class="soft">
            <span class="unseen">, </span>
            {state()}
          </span>
        </li>
      )}
    </Show>
  );
}

/** What lies under it cannot have the focus; it gets it back, unless it is gone. */
function createPlace(): (section: HTMLElement) => void {
  let place!: HTMLElement;
  const before = document.activeElement as HTMLElement | null;
  // Later: what else goes at this moment, as the button that was pressed for it, may have it still.
  onMount(() =>
    queueMicrotask(() => {
      const now = document.activeElement;
      if (now instanceof HTMLElement && now.closest('main')) now.blur();
      catchFocus(place);
    }),
  );
  onCleanup(() =>
    queueMicrotask(() => {
      const isElsewhere = document.activeElement !== document.body && !place.contains(document.activeElement);
      if (isElsewhere) return;
      if (before?.isConnected && before !== document.body) before.focus({ preventScroll: true });
      catchFocus();
    }),
  );
  return (section) => {
    place = section;
  };
}
