// The rules of the next match: chosen by the host, read by the others.
import { createSignal, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import type { GameId } from '#shared/games/registry.ts';
import type { PartyView } from '#shared/rooms/party/view.ts';
import { GAME_PAGES } from '#web/games/registry.ts';
import type { OptionsProps } from '#web/table/kit/game.ts';
import '../../play/new-match.css';
import { type Fetched, part } from '#web/ui/fetched.tsx';
import { createWishes, RefusedWords } from '../both/wishing.tsx';
import type { OnlineRoom } from '../connection/online-room.ts';
import { roomsWords } from '../words/words.ts';

type Options = OptionsProps['options'];

const OPTIONS = Object.fromEntries(
  Object.entries(GAME_PAGES).map(([id, pages]) => [id, part(pages.options)]),
) as Record<GameId, Fetched<OptionsProps>>;
const SAID = Object.fromEntries(
  Object.entries(GAME_PAGES).map(([id, pages]) => [id, part(pages.optionsSaid)]),
) as Record<GameId, Fetched<{ options: unknown }>>;

export function Rules(props: { room: OnlineRoom; party: PartyView }) {
  const text = () => roomsWords().rules;
  return (
    <Show
      when={props.room.mayHost()}
      fallback={
        <section class="panel" aria-labelledby="room-rules">
          <h2 id="room-rules">{text().title}</h2>
          <p class="soft">{text().note}</p>
          <Dynamic component={SAID[props.party.game]} options={props.party.options} />
        </section>
      }
    >
      <Choosing room={props.room} party={props.party} />
    </Show>
  );
}

function Choosing(props: { room: OnlineRoom; party: PartyView }) {
  const wishes = createWishes(() => props.room);
  // What was just chosen stands there before the room has answered: the next choice builds on it.
  const [chosen, setChosen] = createSignal<Options | null>(null);
  const shown = () => chosen() ?? (props.party.options as Options);

  async function change(options: Options): Promise<void> {
    setChosen(options);
    await wishes.ask({ type: 'options', options });
    if (chosen() === options) setChosen(null);
  }

  return (
    <details class="panel">
      <summary>
        <h2>{roomsWords().rules.title}</h2>
      </summary>
      <Dynamic component={OPTIONS[props.party.game]} options={shown()} change={change} />
      <RefusedWords wishes={wishes} />
    </details>
  );
}
