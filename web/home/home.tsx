// The start page: play now, go on where one was, everything else one tap away.
import { createResource, For, Show } from 'solid-js';
import { GAME_IDS, GAMES, type GameId, quickBots } from '#shared/games/registry.ts';
import { Logo } from '../art/logo.tsx';
import { Sky } from '../art/sky.tsx';
import { DailyTile } from '../daily/entry.ts';
import { aboutOf } from '../games/about.ts';
import { keptRooms, PasteLink, PlayWithFriends, RoomList } from '../rooms/entry.ts';
import { type Listed, listMatches } from '../saves/matches.ts';
import { PlayNow } from '../table/kit/play-now.tsx';
import { GameSign } from '../ui/game-sign.tsx';
import { words } from '../words/words.ts';
import './home.css';
import { InstallOffer } from '../ui/install-offer.tsx';
import { MatchList } from './match-list.tsx';

const NONE: Listed = { matches: [], unreadable: 0 };

/** Together, so that nothing moves a moment later. */
async function listAll() {
  const [listed, rooms] = await Promise.all([listMatches().catch(() => NONE), keptRooms().catch(() => [])]);
  return { ...listed, rooms };
}

export default function Home() {
  // The page does not wait for them: a database that another page holds would leave it blank.
  const [matches, { refetch }] = createResource(listAll, { initialValue: { ...NONE, rooms: [] } });
  const some = (over: boolean) => matches.latest.matches.filter((match) => match.over === over);
  return (
    <>
      <Sky />
      <main class="page home">
        <header class="home-head">
          <span class="home-logo">
            <Logo />
          </span>
          <h1>Starboard</h1>
          <p class="soft">{words().home.tagline}</p>
        </header>
        <Show when={some(false).length + matches.latest.rooms.length > 0}>
          <MatchList title={words().home.continue} matches={some(false)} changed={refetch}>
            <Show when={matches.latest.rooms.length > 0}>
              <RoomList rooms={matches.latest.rooms} changed={refetch} />
            </Show>
          </MatchList>
        </Show>
        <DailyTile />
        <For each={GAME_IDS}>{(game) => <GameTile game={game} />}</For>
        <div class="home-entry">
          <PasteLink />
        </div>
        <Show when={some(true).length > 0}>
          <MatchList title={words().home.finished} matches={some(true)} changed={refetch} />
        </Show>
        <Show when={matches.latest.unreadable > 0}>
          <p class="notice">{words().home.unreadable(matches.latest.unreadable)}</p>
        </Show>
        <InstallOffer />
        <nav class="row home-links">
          <a class="button" href="/settings">
            {words().home.settings}
          </a>
          <a class="button" href="/about">
            {words().home.about}
          </a>
        </nav>
        <p class="soft home-foot">{words().home.offline}</p>
      </main>
    </>
  );
}

function GameTile(props: { game: GameId }) {
  const about = () => aboutOf(props.game);
  return (
    <section class="panel home-game" data-game={props.game} aria-labelledby={`game-${props.game}`}>
      <h2 id={`game-${props.game}`}>
        <GameSign />
        {about().name}
      </h2>
      <p>{about().line}</p>
      <p class="soft">{about().facts}</p>
      <div class="row">
        <PlayNow game={props.game} big note={words().home.playNowNote(quickBots(GAMES[props.game].seats))} />
      </div>
      <div class="row home-friends">
        <PlayWithFriends game={props.game} />
      </div>
      <div class="row">
        <a class="button" href={`/play/${props.game}`}>
          {words().home.choose}
        </a>
        <a class="button" href={`/learn/${props.game}`}>
          {words().home.learn}
        </a>
      </div>
    </section>
  );
}
