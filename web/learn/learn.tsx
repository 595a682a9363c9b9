// The page where a game is learned: each game brings its own tutorial and rules.
import { useParams } from '@solidjs/router';
import { Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { type GameId, isGameId } from '#shared/games/registry.ts';
import '../games/looks.ts';
import { GAME_PAGES } from '../games/registry.ts';
import { page } from '../ui/fetched.tsx';
import NotFound from '../ui/not-found.tsx';

export default function LearnPage() {
  const params = useParams();
  const game = () => (isGameId(params.game ?? '') ? (params.game as GameId) : null);
  return (
    <Show when={game()} keyed fallback={<NotFound />}>
      {(known) => <Dynamic component={page(GAME_PAGES[known].learn)} game={known} />}
    </Show>
  );
}
