// The end: the places, and what the points came from.
import type { Outcome } from '#shared/engine/game.ts';
import { pairsOf, starsOf } from '#shared/games/gravity-superstar/score.ts';
import { End } from '#web/table/kit/frame/end.tsx';
import type { TableProps } from '#web/table/kit/game.ts';
import { isDecidedOtherwise } from '#web/table/kit/winners.ts';
import { gravityWords } from '../words/words.ts';
import type { Model } from './model/model.ts';

export function MatchEnd(props: { model: Model; outcome: Outcome; exits: TableProps }) {
  const text = () => gravityWords();
  const view = () => props.model.view();
  return (
    <End
      table={props.model.table}
      outcome={props.outcome}
      notes={isDecidedOtherwise(props.outcome) ? [text().over.tie] : []}
      points={(seat) => text().points(props.outcome.scores[seat]!)}
      sum={(seat) => text().sum(starsOf(view(), seat), pairsOf(view(), seat), view().tokens[seat]!)}
      exits={props.exits}
    />
  );
}
