// Matches of this device, to go on with or to look back at.
import { For, type JSX } from 'solid-js';
import { GAMES, type GameEntry, isGameId } from '#shared/games/registry.ts';
import { aboutOf } from '../games/about.ts';
import type { MatchSave } from '../saves/match-save.ts';
import { deleteMatch } from '../saves/matches.ts';
import { DeleteButton } from '../ui/delete-button.tsx';
import { GameSign } from '../ui/game-sign.tsx';
import { ago } from '../words/ago.ts';
import { timeSaid } from '../words/time.ts';
import { locale, words } from '../words/words.ts';

export function MatchList(props: {
  title: string;
  matches: readonly MatchSave[];
  changed: () => unknown;
  /** Lines above them. */
  children?: JSX.Element;
}) {
  return (
    <section class="stack">
      <h2>{props.title}</h2>
      <ul class="match-list">
        {props.children}
        <For each={props.matches}>{(match) => <MatchLine match={match} changed={props.changed} />}</For>
      </ul>
    </section>
  );
}

function MatchLine(props: { match: MatchSave; changed: () => unknown }) {
  const text = () => words().home;
  const names = () => props.match.chairs.map((chair) => chair.name).join(', ');
  const game = () =>
    isGameId(props.match.header.game) ? aboutOf(props.match.header.game).name : props.match.header.game;
  const points = () =>
    props.match.scores.length === 0
      ? text().notBegun
      : props.match.chairs.map((chair, seat) => `${chair.name} ${reached(props.match, seat)}`).join(' · ');
  async function remove(): Promise<void> {
    await deleteMatch(props.match.id);
    await props.changed();
  }
  return (
    <li class="panel match-line" data-game={props.match.header.game}>
      <a
        class="match-link"
        href={props.match.over ? `/replay/${props.match.id}` : `/match/${props.match.id}`}
      >
        <span class="unseen">{props.match.over ? text().lookBack(names()) : text().open(names())} </span>
        <GameSign />
        <strong>{game()}</strong>{' '}
        <span class="soft">{ago(props.match.played, locale(), words().home.justNow)}</span>
        <span class="match-points">{points()}</span>
      </a>
      <DeleteButton remove={remove} />
    </li>
  );
}

/** Alone a time can be what somebody has reached, and then no time is nothing. */
function reached({ header: { game }, chairs, scores }: MatchSave, seat: number): string {
  const entry: GameEntry | null = isGameId(game) ? GAMES[game] : null;
  if (chairs.length > 1 || entry?.alone?.by !== 'time') return `${scores[seat]}`;
  return scores[seat] ? timeSaid(scores[seat], true) : '–';
}
