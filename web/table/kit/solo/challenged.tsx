// Whoever has taken on a challenge hears how it went.
import type { GameId } from '#shared/games/registry.ts';
import { kitWords } from '../words/words.ts';
import { measureOf, worth } from './measure.ts';
import './challenged.css';

export default function Challenged(props: { game: GameId; toBeat: number; points: number }) {
  const measure = measureOf(props.game);
  const text = () => kitWords().challenge;
  const said = () => measure.said(props.toBeat);
  const ahead = () => worth(props.points, measure) - worth(props.toBeat, measure);
  function outcome(): string {
    if (!measure.counts(props.points)) return text().stands(said());
    // What reads the same is the same to whoever reads it.
    if (measure.said(props.points) === said()) return text().equalled(said());
    return ahead() > 0 ? text().beaten(said()) : text().stands(said());
  }
  return <p class="challenged">{outcome()}</p>;
}
