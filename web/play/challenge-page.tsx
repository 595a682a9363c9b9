// What a friend has sent: their result alone, to be beaten from the same beginning.
import { useLocation, useNavigate, useParams } from '@solidjs/router';
import { createResource, Match, Show, Switch } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { isRefusal } from '#shared/engine/game.ts';
import { startMatch } from '#shared/engine/match.ts';
import { GAMES, type GameEntry, type GameId, isGameId } from '#shared/games/registry.ts';
import { aboutOf } from '../games/about.ts';
import { GAME_PAGES } from '../games/registry.ts';
import { type Challenge, unpackChallenge } from '../saves/challenge.ts';
import { beginMatch } from '../table/host/begin.ts';
import { quickChairs } from '../table/host/bots.ts';
import { measureOf } from '../table/kit/solo/measure.ts';
import { PageHead } from '../ui/controls.tsx';
import { part } from '../ui/fetched.tsx';
import NotFound from '../ui/not-found.tsx';
import { pagesWords } from '../words/pages/words.ts';
import { words } from '../words/words.ts';
import './challenge.css';
import { Trouble } from './fetched-trouble.ts';
import type { MatchTrouble } from './trouble.tsx';

export default function ChallengePage() {
  const params = useParams();
  return (
    <Show when={canBeAlone(params.game ?? '') && (params.game as GameId)} fallback={<NotFound />} keyed>
      {(game) => <Opening game={game} />}
    </Show>
  );
}

function canBeAlone(game: string): boolean {
  const entry: GameEntry | null = isGameId(game) ? GAMES[game] : null;
  return entry?.seats.min === 1;
}

function Opening(props: { game: GameId }) {
  const location = useLocation();
  const [found] = createResource(
    () => location.hash,
    (hash) => read(props.game, hash.replace(/^#/, '')),
  );
  const trouble = () => {
    const result = found();
    return typeof result === 'string' ? result : null;
  };
  return (
    <Switch>
      <Match when={trouble()}>{(why) => <Trouble why={why()} />}</Match>
      <Match when={found()} keyed>
        {(challenge) => <Challenged game={props.game} challenge={challenge as Challenge} />}
      </Match>
    </Switch>
  );
}

async function read(game: GameId, text: string): Promise<Challenge | MatchTrouble> {
  const challenge = unpackChallenge(text);
  if (challenge === 'newer') return 'newerRules';
  if (!challenge) return 'badLink';
  const rules = await GAMES[game].load();
  const { points, ...begun } = challenge;
  const match = startMatch(rules, { game, seats: 1, ...begun });
  if (!isRefusal(match)) return measureOf(game).counts(points) ? challenge : 'badLink';
  return match.refused === 'newerRules' || match.refused === 'olderRules' ? match.refused : 'badLink';
}

function Challenged(props: { game: GameId; challenge: Challenge }) {
  const navigate = useNavigate();
  const text = () => pagesWords().challenge;
  const OptionsSaid = part(GAME_PAGES[props.game].optionsSaid);
  async function takeOn(): Promise<void> {
    const { options, seed, points: toBeat } = props.challenge;
    navigate(await beginMatch(props.game, quickChairs(0), options as object, { seed, toBeat }));
  }
  return (
    <main class="page">
      <PageHead title={text().title(aboutOf(props.game).name)} back={words().home.back} />
      <section class="panel stack challenge">
        <p class="challenge-result">{text().toBeat(measureOf(props.game).said(props.challenge.points))}</p>
        <p>{text().note}</p>
        <Dynamic component={OptionsSaid} options={props.challenge.options} seats={1} />
        <p class="soft">{text().unproven}</p>
        <div class="row">
          <button type="button" class="button primary big" onClick={() => void takeOn()}>
            {text().takeOn}
          </button>
          <a class="button" href={`/learn/${props.game}`}>
            {text().learn}
          </a>
        </div>
      </section>
    </main>
  );
}
