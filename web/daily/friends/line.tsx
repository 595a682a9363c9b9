// The line of a member: place and name, what decides the order, and below it, or between where there is room, the parts.
import { type JSX, Show } from 'solid-js';
import { clockText } from '#shared/daily/share.ts';
import { words } from '#web/words/words.ts';
import { boardsWords } from '../boards/words/words.ts';
import { numberText } from '../parts/numbers.ts';
import type { Standing } from './standings.ts';
import './line.css';

export function FriendLine(props: {
  standing: Standing;
  /** How many right answers there could have been. */
  of: number;
  /** Who kept the time, where it was not the server. */
  timing?: JSX.Element;
  won?: boolean;
  children?: JSX.Element;
}) {
  const text = () => boardsWords().friends;
  const member = () => props.standing.member;
  const isAbsent = () => props.standing.days === 0;
  const time = () => clockText(props.standing.time);
  return (
    <li class="friend-line" classList={{ mine: member().mine, absent: isAbsent() }}>
      <span class="friend-place">
        <Show when={props.standing.place}>{(place) => `${numberText(place())}.`}</Show>
      </span>
      <span class="friend-name">
        <span class="friend-called">{member().name || (member().mine ? '' : text().someone)}</span>{' '}
        <Show when={member().mine}>
          <span class="friend-you">{words().you}</span>{' '}
        </Show>
        {props.timing}
        <Show when={props.won}>
          <CrownSign />
          <span class="unseen">{boardsWords().league.won}</span>
        </Show>
      </span>
      <Show when={!isAbsent()} fallback={<span class="unseen">{boardsWords().league.noResult}</span>}>
        <span class="unseen">{text().result(props.standing.score, props.of, time())}</span>
        <strong class="friend-score" aria-hidden="true">
          {props.standing.score}
          <span class="friend-of">/{props.of}</span>
        </strong>
        <span class="friend-time" aria-hidden="true">
          {time()}
        </span>
      </Show>
      {props.children}
    </li>
  );
}

function CrownSign() {
  return (
    <svg class="friend-crown" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M3 18h18M4 15l-1-9 5 4 4-6 4 6 5-4-1 9z" />
    </svg>
  );
}
