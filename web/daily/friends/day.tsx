// What the members of a league have made of one galaxy: who, how many right, how fast, and each throw side by side.
import { createMemo, For, Show } from 'solid-js';
import { numberOf } from '#shared/daily/calendar.ts';
import type { LeagueAnswer, MemberLine, Thrown } from '#shared/daily/protocol.ts';
import { THROWS } from '#shared/daily/puzzle.ts';
import { clockText } from '#shared/daily/share.ts';
import { boardsWords } from '../boards/words/words.ts';
import { today } from '../parts/day.ts';
import { ThrowSign } from '../parts/sign.tsx';
import { dailyWords } from '../words/words.ts';
import { FriendLine } from './line.tsx';
import { namesOf } from './names.ts';
import { OwnTime } from './own-time.tsx';
import { dayStandings, resultOn, type Standing } from './standings.ts';

export function FriendsDay(props: {
  league: LeagueAnswer;
  /** Of the galaxy. */
  number: number;
  /** Where there is little room, only so many lines: the first ones, and one's own. */
  most?: number;
}) {
  const text = () => boardsWords().friends;
  const standings = createMemo(() => dayStandings(props.league, props.number));
  const played = () => standings().filter(({ place }) => place !== null);
  const absent = () => absentIn(standings());
  const isOver = () => props.number < numberOf(today());
  const lacksOwn = () => played().length > 0 && !played().some(({ member }) => member.mine);
  return (
    <>
      <Show
        when={played().length > 0}
        fallback={<p class="soft">{isOver() ? text().noneThen : text().noResults}</p>}
      >
        <ul class="friend-lines">
          <For each={someOf(played(), props.most)}>
            {(standing) => (
              <FriendLine
                standing={standing}
                of={THROWS}
                timing={<OwnTime result={resultOn(props.league, standing.member, props.number)} />}
              >
                <Show when={standing.member.throws}>{(throws) => <Throws throws={throws()} />}</Show>
              </FriendLine>
            )}
          </For>
        </ul>
      </Show>
      <Show when={lacksOwn()}>
        <p class="soft friend-note">{text().later}</p>
      </Show>
      <Show when={!isOver() && played().length > 0 && absent().some(({ mine }) => !mine)}>
        <p class="soft friend-note">{text().notYet(namesOf(absent()))}</p>
      </Show>
    </>
  );
}

function someOf(played: Standing[], most = played.length): Standing[] {
  const own = played.findIndex(({ member }) => member.mine);
  const first = played.slice(0, own >= most ? most - 1 : most);
  return own >= most ? [...first, played[own]!] : first;
}

/** Oneself first. */
function absentIn(standings: readonly Standing[]): MemberLine[] {
  const absent = standings.filter(({ place }) => place === null).map(({ member }) => member);
  return absent.sort((one, other) => Number(other.mine) - Number(one.mine));
}

function Throws(props: { throws: readonly Thrown[] }) {
  return (
    <ol class="friend-cells" aria-label={boardsWords().friends.throws}>
      <For each={props.throws}>
        {({ mark, span }) => (
          <li class="friend-cell">
            <ThrowSign mark={mark} />
            <span class="unseen">{dailyWords().marks[mark]} </span>
            {clockText(span)}
          </li>
        )}
      </For>
    </ol>
  );
}
