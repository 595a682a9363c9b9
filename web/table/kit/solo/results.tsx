// What somebody has reached alone: the best and the mean, the curve, and each result to look back at or to delete.
import { createMemo, createResource, createUniqueId, Show } from 'solid-js';
import { GAMES, type GameId } from '#shared/games/registry.ts';
import { deleteMatch, listMatches } from '#web/saves/matches.ts';
import { isAlone, resultsOf } from '#web/saves/results.ts';
import { kitWords } from '../words/words.ts';
import { ResultCurve } from './curve-drawing.tsx';
import { Facts } from './facts.tsx';
import type { Measure } from './measure.ts';
import { overviewOf } from './overview.ts';
import { ResultList } from './result-list.tsx';
import { POINTS } from './texts.ts';
import './solo.css';

export interface SoloResultsProps {
  game: GameId;
  /** Only what was played by the same ones is shown. */
  options: unknown;
  /** The match that has just ended here. */
  current?: string | undefined;
  /** What the game calls somebody with so many points. */
  titled?: ((points: number) => string) | undefined;
  measure?: Measure | undefined;
}

export default function SoloResults(props: SoloResultsProps) {
  const [kept, { refetch }] = createResource(() => props.game, fetchKept, { initialValue: null });
  const results = createMemo(() => {
    const found = kept.latest;
    return found ? resultsOf(found.saves, found.rules, props.options) : [];
  });
  const overview = createMemo(() =>
    overviewOf(results(), props.measure ?? POINTS, props.current, props.titled),
  );
  const heading = createUniqueId();

  async function remove(match: string): Promise<void> {
    await deleteMatch(match);
    await refetch();
  }

  return (
    <Show when={results().length > 0}>
      <section class="solo" aria-labelledby={heading}>
        <h2 id={heading}>{kitWords().solo.title}</h2>
        <Show when={overview().standing}>
          {(standing) => <Facts standing={standing()} overview={overview()} />}
        </Show>
        <Show when={results().length > 1}>
          <ResultCurve overview={overview()} />
        </Show>
        <ResultList overview={overview()} remove={remove} />
      </section>
    </Show>
  );
}

/** Null where there is nothing: the rules are fetched only for somebody who has played alone. */
async function fetchKept(game: GameId) {
  try {
    const { matches } = await listMatches();
    const saves = matches.filter(({ header }) => header.game === game);
    return saves.some(isAlone) ? { saves, rules: await GAMES[game].load() } : null;
  } catch (error) {
    // A match can be played and ended where nothing can be read.
    console.warn(error);
    return null;
  }
}
