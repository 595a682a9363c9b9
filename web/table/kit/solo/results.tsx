// What somebody has reached alone: the best and the mean, the curve, and each result to look back at or to delete.
import { createMemo, createResource, createUniqueId, Show } from 'solid-js';
import type { GameId } from '#shared/games/registry.ts';
import { deleteMatch } from '#web/saves/matches.ts';
import type { Alone } from '../game.ts';
import { kitWords } from '../words/words.ts';
import { ChallengeFriend } from './challenge.tsx';
import { ResultCurve } from './curve-drawing.tsx';
import { Facts } from './facts.tsx';
import { comparable, fetchKept } from './kept.ts';
import { measureOf } from './measure.ts';
import { overviewOf } from './overview.ts';
import { ResultList } from './result-list.tsx';
import './solo.css';

export interface SoloResultsProps {
  game: GameId;
  /** Only what was played by the same ones is shown. */
  options: unknown;
  /** The match that has just ended here. */
  current?: Pick<Alone, 'match' | 'name'> | undefined;
  /** The same in words. */
  by?: string | undefined;
  /** What the game calls somebody with so many points. */
  titled?: ((points: number) => string) | undefined;
}

export default function SoloResults(props: SoloResultsProps) {
  const measure = measureOf(props.game);
  const [kept, { refetch }] = createResource(() => props.game, fetchKept, { initialValue: null });
  const results = createMemo(() => {
    const found = kept.latest;
    return found ? comparable(props.game, found, props.options) : [];
  });
  const overview = createMemo(() => overviewOf(results(), measure, props.current?.match, props.titled));
  const heading = createUniqueId();

  async function remove(match: string): Promise<void> {
    await deleteMatch(match);
    await refetch();
  }

  return (
    <>
      <Show when={overview().current}>
        {(current) => (
          <ChallengeFriend
            game={props.game}
            name={props.current?.name ?? ''}
            challenge={{
              options: { ...(props.options as object) },
              seed: current().seed,
              points: current().points,
              rulesVersion: kept.latest!.rules.rulesVersion,
            }}
            said={measure.said(current().points)}
          />
        )}
      </Show>
      <Show when={results().length > 0}>
        <section class="solo" aria-labelledby={heading}>
          <h2 id={heading}>{kitWords().solo.title}</h2>
          <Show when={props.by}>
            <p class="soft">{props.by}</p>
          </Show>
          <Show when={overview().standing}>
            {(standing) => <Facts standing={standing()} overview={overview()} />}
          </Show>
          <Show when={results().length > 1}>
            <ResultCurve overview={overview()} />
          </Show>
          <ResultList overview={overview()} remove={remove} />
        </section>
      </Show>
    </>
  );
}
