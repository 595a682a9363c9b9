// A line at the foot of the table for what is to be answered: a pause, going on, and whether one is there.
import { createEffect, createSignal, type JSX, Match, on, Show, Switch } from 'solid-js';
import { majorityOf } from '#shared/rooms/party/party.ts';
import { missedBy } from '#shared/rooms/party/shown.ts';
import type { PartyView } from '#shared/rooms/party/view.ts';
import { catchFocus } from '#web/device/focus.ts';
import { isInTurns } from '../both/covered.ts';
import { nameAt, namesOf } from '../both/names.ts';
import { createWishes, RefusedWords } from '../both/wishing.tsx';
import type { OnlineRoom } from '../connection/online-room.ts';
import { roomsWords } from '../words/words.ts';
import './course-line.css';
import { askToggled, GoOn, wantsIt } from './pause.tsx';

interface InMatch {
  room: OnlineRoom;
  party: PartyView;
}

export function CourseLine(props: InMatch) {
  const isAsked = () => props.party.stands === null && props.party.pausing.length > 0 && !props.room.over();
  /** Somebody did not say that they want another match, and was not waited for. */
  const isIdle = () => {
    const own = props.party.seats[props.room.seat() ?? -1];
    return props.room.state() === 'open' && own?.kind === 'person' && own.presence === 'away';
  };
  const standsInSight = () => (isInTurns(props.party.game) ? props.party.stands : null);
  let place!: HTMLDivElement;
  return (
    <div ref={place} class="course">
      <Switch>
        <Match when={isIdle()}>
          <Idle {...props} />
        </Match>
        <Match when={standsInSight()?.why === 'pause'}>
          <Line>
            <p>
              <strong>{roomsWords().course.stands.pause}.</strong>{' '}
              <span class="soft">{roomsWords().course.pauseInTurns}</span>
            </p>
            <Show when={props.room.seat() !== null}>
              <GoOn room={props.room} party={props.party} />
            </Show>
          </Line>
        </Match>
        <Match when={standsInSight()?.why === 'nobody'}>
          <Line>
            <p>
              <strong>{roomsWords().course.stands.nobody}.</strong>{' '}
              <span class="soft">
                {roomsWords().course.waits(namesOf(props.party, missedBy(props.party)))}
              </span>
            </p>
          </Line>
        </Match>
        <Match when={isAsked()}>
          <Asked {...props} gone={() => catchFocus(place)} />
        </Match>
      </Switch>
    </div>
  );
}

function Line(props: { children: JSX.Element }) {
  return (
    <section class="course-line" aria-label={roomsWords().course.label}>
      {props.children}
    </section>
  );
}

function Idle(props: InMatch) {
  const wishes = createWishes(() => props.room);
  return (
    <Line>
      <p>{roomsWords().course.idle}</p>
      <RefusedWords wishes={wishes} />
      <button
        type="button"
        class="button primary"
        aria-busy={wishes.busy()}
        onClick={() => void wishes.ask({ type: 'here' })}
      >
        {roomsWords().course.here}
      </button>
    </Line>
  );
}

function Asked(props: InMatch & { gone: () => void }) {
  const text = () => roomsWords().course;
  const wishes = createWishes(() => props.room);
  const [isHidden, setHidden] = createSignal(false);
  createEffect(
    on(
      () => props.party.pausing.join(),
      () => setHidden(false),
      { defer: true },
    ),
  );
  const said = () => {
    const { pausing } = props.party;
    if (wantsIt(props)) return text().youWantPause;
    return pausing.length === 1
      ? text().wantsPause(nameAt(props.party, pausing[0]!))
      : text().wantPause(namesOf(props.party, pausing));
  };
  return (
    <Show when={!isHidden()}>
      <Line>
        <p>
          {said()}{' '}
          <span class="soft">{text().ofNeeded(props.party.pausing.length, majorityOf(props.party))}</span>
        </p>
        <RefusedWords wishes={wishes} />
        <Show when={props.room.seat() !== null}>
          <button
            type="button"
            class="button"
            aria-busy={wishes.busy()}
            onClick={() => askToggled(props, wishes)}
          >
            {wantsIt(props) ? text().askOff : text().agree}
          </button>
        </Show>
        <button
          type="button"
          class="button plain"
          aria-label={text().hide}
          onClick={() => {
            setHidden(true);
            props.gone();
          }}
        >
          ✕
        </button>
      </Line>
    </Show>
  );
}
