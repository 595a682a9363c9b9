// The start page: play now, go on where one was, everything else one tap away.
import { createResource, createSignal, For, Show } from 'solid-js';
import { GAME_IDS, GAMES, type GameId, quickBots } from '#shared/games/registry.ts';
import { Logo } from '../art/logo.tsx';
import { DailyTile } from '../daily/entry.ts';
import { aboutOf } from '../games/about.ts';
import { keptRooms, PasteLink, PlayWithFriends, RoomList } from '../rooms/entry.ts';
import { type Listed, listMatches } from '../saves/matches.ts';
import { PlayNow } from '../table/kit/play-now.tsx';
import { GameSign } from '../ui/game-sign.tsx';
import { words } from '../words/words.ts';
import './home.css';
import { ornament } from '../ui/fetched.tsx';
import { InstallOffer } from '../ui/install-offer.tsx';
import { MatchList } from './match-list.tsx';

const Scene = ornament(() => import('../games/scenes.tsx'));

/** Somebody who waits longer sees the page without. */
const PATIENCE = 400;
const NONE: Listed = { matches: [], unreadable: 0 };

/** Together, so that nothing moves a moment later. */
async function listAll() {
  const [listed, rooms] = await Promise.all([listMatches().catch(() => NONE), keptRooms().catch(() => [])]);
  return { ...listed, rooms };
}

export default function Home() {
  // The page does not wait for them: a database that another page holds would leave it blank.
  const [matches, { refetch }] = createResource(listAll, { initialValue: { ...NONE, rooms: [] } });
  // What is to be continued stands first: shown before it is known, all below would move away from under a finger.
  const [held, setHeld] = createSignal(true);
  setTimeout(setHeld, PATIENCE, false);
  const some = (over: boolean) => matches.latest.matches.filter((match) => match.over === over);
  return (
    <main class="page home" classList={{ held: held() && matches.loading }}>
      <header class="home-head">
        <span class="home-logo">
          <Logo />
        </span>
        <h1>Starboard</h1>
        <p class="soft">{words().home.tagline}</p>
      </header>
      <Show when={some(false).length + matches.latest.rooms.length > 0}>
        <div class="home-continue">
          <MatchList title={words().home.continue} matches={some(false)} changed={refetch}>
            <Show when={matches.latest.rooms.length > 0}>
              <RoomList rooms={matches.latest.rooms} changed={refetch} />
            </Show>
          </MatchList>
        </div>
      </Show>
      <div class="home-shelf">
        <DailyTile />
        <For each={GAME_IDS}>{(game) => <GameTile game={game} />}</For>
      </div>
      <Show when={some(true).length > 0}>
        <MatchList title={words().home.finished} matches={some(true)} changed={refetch} />
      </Show>
      <Show when={matches.latest.unreadable > 0}>
        <p class="notice">{words().home.unreadable(matches.latest.unreadable)}</p>
      </Show>
      <footer class="home-rest">
        <PasteLink />
        <InstallOffer />
        <nav class="home-links">
          <a class="button plain" href="/statistics">
            {words().home.statistics}
          </a>
          <a class="button plain" href="/settings">
            {words().home.settings}
          </a>
          <a class="button plain" href="/about">
            {words().home.about}
          </a>
        </nav>
        <span class="soft">{words().home.offline}</span>
      </footer>
    </main>
  );
}

function GameTile(props: { game: GameId }) {
  const about = () => aboutOf(props.game);
  return (
    <section class="panel home-game" data-game={props.game} aria-labelledby={`game-${props.game}`}>
      <div class="scene" aria-hidden="true">
        <Scene game={props.game} />
      </div>
      <h2 id={`game-${props.game}`}>
        <GameSign />
        {about().name}
      </h2>
      <p>{about().line}</p>
      <p class="soft home-facts">{about().facts}</p>
      <div class="home-play">
        <PlayNow game={props.game} big note={words().home.playNowNote(quickBots(GAMES[props.game].seats))} />
        <div class="home-friends">
          <PlayWithFriends game={props.game} />
        </div>
      </div>
      <div class="home-more">
        <a href={`/play/${props.game}`}>{words().home.choose}</a>
        <a href={`/learn/${props.game}`}>{words().home.learn}</a>
      </div>
    </section>
  );
}
