// Choosing who sits at the table and which rules hold.
import { useNavigate, useParams } from '@solidjs/router';
import { createMemo, createSignal, For, Show } from 'solid-js';
import { createStore } from 'solid-js/store';
import { Dynamic } from 'solid-js/web';
import { LEVELS, type Level } from '#shared/engine/game.ts';
import { NAME_LENGTH } from '#shared/engine/signs.ts';
import type { Chair } from '#shared/engine/table.ts';
import { GAMES, type GameEntry, type GameId, isGameId, quickBots } from '#shared/games/registry.ts';
import { aboutOf } from '../games/about.ts';
import { GAME_PAGES } from '../games/registry.ts';
import { beginMatch } from '../table/host/begin.ts';
import { freeColour, newBot, quickChairs } from '../table/host/bots.ts';
import type { GamePages } from '../table/kit/game.ts';
import { SoloResults } from '../table/kit/solo/solo.ts';
import { PageHead } from '../ui/controls.tsx';
import { part } from '../ui/fetched.tsx';
import NotFound from '../ui/not-found.tsx';
import { ChairToken } from '../ui/seat-token.tsx';
import { pagesWords } from '../words/pages/words.ts';
import { words } from '../words/words.ts';
import './new-match.css';
import { PlayWithFriends } from '../rooms/entry.ts';

export default function NewMatchPage() {
  const params = useParams();
  return (
    <Show when={isGameId(params.game ?? '')} fallback={<NotFound />}>
      <NewMatch game={params.game as GameId} />
    </Show>
  );
}

function NewMatch(props: { game: GameId }) {
  const navigate = useNavigate();
  const pages: GamePages = GAME_PAGES[props.game];
  const { seats: limits, alone, atHome = {} }: GameEntry = GAMES[props.game];
  const isTimed = alone?.by === 'time';
  const Options = part(pages.options);
  const [chairs, setChairs] = createStore<Chair[]>(quickChairs(quickBots(limits)));
  const [options, setOptions] = createSignal<Record<string, unknown>>({});
  const [pressed, setPressed] = createSignal(false);
  const text = () => pagesWords().newMatch;
  const people = createMemo(() => chairs.filter((chair) => chair.kind === 'person').length);
  const shared = () => people() > 1;
  const problem = () => {
    if (chairs.length < limits.min) return text().tooFew(limits.min);
    return chairs.some((chair) => chair.name.trim() === '') ? text().noName : '';
  };
  const shown = () => ({ ...atHome, ...(shared() ? pages.sharedOptions : {}), ...options() });

  function addPerson(): void {
    setChairs(chairs.length, {
      kind: 'person',
      name: `${text().person} ${people() + 1}`,
      colour: freeColour(chairs),
    });
  }
  async function start(): Promise<void> {
    setPressed(true);
    if (problem()) return;
    navigate(
      await beginMatch(
        props.game,
        chairs.map((chair) => ({ ...chair, name: chair.name.trim() })),
        shown(),
      ),
    );
  }

  return (
    <main class="page">
      <PageHead title={text().title(aboutOf(props.game).name)} back={words().home.back} />
      <section class="stack" aria-labelledby="players">
        <h2 id="players">{text().players}</h2>
        <ul class="chairs">
          <For each={chairs}>
            {(chair, seat) => (
              <ChairLine
                chair={chair}
                rename={(name) => setChairs(seat(), 'name', name)}
                recolour={() => setChairs(seat(), 'colour', freeColour(chairs, (chair.colour + 1) % 8))}
                level={(level) => setChairs(seat(), { level })}
                remove={() => setChairs((all) => all.filter((_, at) => at !== seat()))}
              />
            )}
          </For>
        </ul>
        <div class="row">
          <button
            type="button"
            class="button"
            disabled={people() >= pages.peopleHere || chairs.length >= limits.max}
            onClick={addPerson}
          >
            {text().addPerson}
          </button>
          <button
            type="button"
            class="button"
            disabled={chairs.length >= limits.max}
            onClick={() => setChairs(chairs.length, newBot(chairs, 1))}
          >
            {text().addBot}
          </button>
          <Show when={limits.min === 1 && chairs.length > 1}>
            <button type="button" class="button" onClick={() => setChairs((all) => all.slice(0, 1))}>
              {isTimed ? text().playAgainstClock : text().playAlone}
            </button>
          </Show>
        </div>
        <Show when={shared() || (pages.sharing === 'none' && chairs.length > 1)}>
          <p class="soft">{text().sharing[pages.sharing]}</p>
        </Show>
      </section>
      <details class="panel" open={chairs.length === 1}>
        <summary>
          <h2>{text().rules}</h2>
        </summary>
        <Dynamic component={Options} options={shown()} change={setOptions} seats={chairs.length} />
      </details>
      <Show when={pressed() && problem()}>
        <p role="alert">{problem()}</p>
      </Show>
      <div class="row new-match-start">
        <button type="button" class="button primary big" onClick={start}>
          {text().start}
        </button>
        <PlayWithFriends game={props.game} options={options()} />
      </div>
      <Show when={chairs.length === 1 && limits.min === 1}>
        <SoloResults game={props.game} options={shown()} />
      </Show>
    </main>
  );
}

function ChairLine(props: {
  chair: Chair;
  rename: (name: string) => void;
  recolour: () => void;
  level: (level: Level) => void;
  remove: () => void;
}) {
  const text = () => pagesWords().newMatch;
  return (
    <li class="chair">
      <button
        type="button"
        class="chair-token"
        aria-label={text().colourOf(props.chair.name)}
        onClick={() => props.recolour()}
      >
        <ChairToken chair={props.chair} />
      </button>
      <input
        class="field chair-name"
        value={props.chair.name}
        maxLength={NAME_LENGTH}
        aria-label={text().name}
        onInput={(event) => props.rename(event.currentTarget.value)}
      />
      <Show
        when={props.chair.kind === 'bot' ? props.chair : null}
        fallback={<span class="chair-kind soft">{text().person}</span>}
      >
        {(bot) => (
          <select
            class="field chair-kind"
            aria-label={`${text().level}: ${props.chair.name}`}
            value={bot().level}
            onChange={(event) => props.level(Number(event.currentTarget.value) as Level)}
          >
            <For each={LEVELS}>
              {(level) => <option value={level}>{`${text().bot}, ${text().levels[level]}`}</option>}
            </For>
          </select>
        )}
      </Show>
      <button
        type="button"
        class="button plain"
        aria-label={text().remove(props.chair.name)}
        onClick={() => props.remove()}
      >
        ✕
      </button>
    </li>
  );
}
