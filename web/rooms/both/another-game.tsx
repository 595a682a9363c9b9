// Another game under the same link, for whoever may host: before a match, and after one.
import { For, Show } from 'solid-js';
import { GAME_IDS, GAMES, type GameId } from '#shared/games/registry.ts';
import type { PartyView } from '#shared/rooms/party/view.ts';
import { aboutOf } from '#web/games/about.ts';
import { GameSign } from '#web/ui/game-sign.tsx';
import type { OnlineRoom } from '../connection/online-room.ts';
import { roomsWords } from '../words/words.ts';
import './another-game.css';
import { createWishes, RefusedWords } from './wishing.tsx';

export function AnotherGame(props: { room: OnlineRoom; party: PartyView; chosen?: () => void }) {
  const text = () => roomsWords().game;
  const wishes = createWishes(() => props.room);
  const people = () => props.party.seats.filter(({ kind }) => kind === 'person').length;
  const isFree = () => props.party.stage === 'lobby' || props.room.over();

  async function choose(game: GameId): Promise<void> {
    if (wishes.busy() || game === props.party.game) return;
    const granted = await wishes.ask({ type: 'game', game, match: props.party.match, options: {} });
    if (granted?.ok) props.chosen?.();
  }

  return (
    <Show when={props.room.mayHost() && isFree()}>
      <details class="panel">
        <summary>
          <h2>{text().title}</h2>
        </summary>
        <div class="stack">
          <p class="soft">{text().note}</p>
          <div class="another-games">
            <For each={GAME_IDS}>
              {(game) => (
                <button
                  type="button"
                  class="button another-game"
                  data-game={game}
                  aria-pressed={game === props.party.game}
                  aria-busy={wishes.busy()}
                  onClick={() => void choose(game)}
                >
                  <GameSign />
                  <span>
                    {aboutOf(game).name}
                    <Show when={people() > GAMES[game].seats.max}>
                      <small class="soft">{text().tooMany(GAMES[game].seats.max)}</small>
                    </Show>
                  </span>
                </button>
              )}
            </For>
          </div>
          <RefusedWords wishes={wishes} />
        </div>
      </details>
    </Show>
  );
}
