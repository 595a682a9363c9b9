// What only the maker of a league does: opening and closing its door, renewing its link, removing somebody.
import { createMemo, createSignal, For, Show } from 'solid-js';
import type { LeagueAnswer, MemberLine } from '#shared/daily/protocol.ts';
import { announce } from '#web/device/announcer.tsx';
import { catchFocus } from '#web/device/focus.ts';
import { Switch } from '#web/ui/controls.tsx';
import type { FailureCode } from '../boards/asked.ts';
import { Confirm } from '../boards/confirm.tsx';
import { boardsWords } from '../boards/words/words.ts';
import { nameOf } from '../friends/names.ts';
import { careFor, removeMember } from '../server/leagues.ts';
import './care.css';

interface CareProps {
  league: LeagueAnswer;
  changed: () => Promise<void>;
}

export function Care(props: CareProps) {
  const text = () => boardsWords().league.care;
  return (
    <details class="panel league-care">
      <summary>{text().title}</summary>
      <div class="league-care-parts">
        <Door {...props} />
        <Renewal {...props} />
        <Members {...props} />
      </div>
    </details>
  );
}

function Door(props: CareProps) {
  /** What was pressed, until the server has said what holds. */
  const [wanted, setWanted] = createSignal<boolean | null>(null);
  const [failure, setFailure] = createSignal<FailureCode | null>(null);

  async function turn(open: boolean): Promise<void> {
    setWanted(open);
    const reply = await careFor(props.league.id, { open });
    setFailure(reply.ok ? null : reply.code);
    if (reply.ok) await props.changed();
    setWanted(null);
  }
  return (
    <>
      <Switch
        label={boardsWords().league.care.open}
        on={wanted() ?? props.league.open}
        change={(open) => void turn(open)}
      />
      <Show when={failure()}>{(code) => <p role="alert">{boardsWords().refusals[code()]}</p>}</Show>
    </>
  );
}

function Renewal(props: CareProps) {
  const text = () => boardsWords().league.care;
  const [asking, setAsking] = createSignal(false);

  async function renew(): Promise<FailureCode | null> {
    const reply = await careFor(props.league.id, { renew: true });
    return reply.ok ? null : reply.code;
  }
  async function renewed(): Promise<void> {
    announce(text().renewed);
    await props.changed();
  }
  return (
    <>
      <div class="row">
        <button type="button" class="button" onClick={() => setAsking(true)}>
          {text().renew}
        </button>
      </div>
      <Show when={asking()}>
        <Confirm
          title={text().renewTitle}
          sure={text().renew}
          act={renew}
          done={() => void renewed()}
          close={() => setAsking(false)}
        >
          <p>{text().renewNote}</p>
        </Confirm>
      </Show>
    </>
  );
}

type Person = Pick<MemberLine, 'member' | 'name' | 'mine'>;

function Members(props: CareProps) {
  const text = () => boardsWords().league.care;
  const [leaving, setLeaving] = createSignal<MemberLine | null>(null);
  // A result that arrives draws nobody anew: the button that has the focus stays.
  const others = createMemo<MemberLine[]>(() => props.league.members.filter(({ mine }) => !mine), [], {
    equals: (before, after) => peopleIn(before) === peopleIn(after),
  });
  let place!: HTMLElement;

  async function remove(): Promise<FailureCode | null> {
    const reply = await removeMember(props.league.id, leaving()!.member);
    return reply.ok || reply.code === 'not-found' ? null : reply.code;
  }
  async function removed(name: string): Promise<void> {
    announce(text().removed(name));
    await props.changed();
    catchFocus(place);
  }
  return (
    <Show when={others().length > 0}>
      <section ref={place} aria-labelledby="league-people">
        <h3 id="league-people">{text().members}</h3>
        <ul class="league-people">
          <For each={others()}>
            {(member) => (
              <li>
                <span class="league-person">{nameOf(member)}</span>
                <button
                  type="button"
                  class="button"
                  aria-label={text().remove(nameOf(member))}
                  onClick={() => setLeaving(member)}
                >
                  {text().removeShort}
                </button>
              </li>
            )}
          </For>
        </ul>
      </section>
      <Show when={leaving()} keyed>
        {(member) => (
          <Confirm
            title={text().removeTitle(nameOf(member))}
            sure={text().removeSure}
            act={remove}
            done={() => void removed(nameOf(member))}
            close={() => setLeaving(null)}
          >
            <p>{text().removeNote}</p>
          </Confirm>
        )}
      </Show>
    </Show>
  );
}

const peopleIn = (people: readonly Person[]) =>
  JSON.stringify(people.map(({ member, name }) => [member, name]));
