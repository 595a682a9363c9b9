// The end: the places, and what the points came from.
import { pairsOf, starsOf } from '#shared/games/gravity-superstar/score.ts';
import { End } from '#web/table/kit/frame/end.tsx';
import type { TableProps } from '#web/table/kit/game.ts';
import { isDecidedOtherwise } from '#web/table/kit/winners.ts';
import { gravityWords } from '../words/words.ts';
import type { Model } from './model/model.ts';

export function MatchEnd(props: { model: Model; exits: TableProps }) {
  const text = () => gravityWords();
  const view = () => props.model.view();
  const places = () => view().places ?? [];
  return (
    <End
      table={props.model.table}
      places={places()}
      notes={isDecidedOtherwise(places(), view().scores) ? [text().over.tie] : []}
      points={(seat) => text().points(view().scores[seat]!)}
      sum={(seat) => text().sum(starsOf(view(), seat), pairsOf(view(), seat), view().tokens[seat]!)}
      exits={props.exits}
    />
  );
}
