// The end: the places, what the points came from, and which of that decided the match.
import type { Outcome, Seat } from '#shared/engine/game.ts';
import { pairsOf, starsOf } from '#shared/games/gravity-superstar/score.ts';
import type { View } from '#shared/games/gravity-superstar/view.ts';
import { End } from '#web/table/kit/frame/end.tsx';
import type { TableProps } from '#web/table/kit/game.ts';
import type { Seated } from '#web/table/kit/moment/who.ts';
import { whySaid } from '#web/table/kit/moment/why-said.ts';
import { gravityWords } from '../words/words.ts';
import type { Model } from './model/model.ts';
import './end.css';

export function MatchEnd(props: { model: Model; outcome: Outcome; exits: TableProps }) {
  const text = () => gravityWords();
  const view = () => props.model.view();
  const each = (count: (view: View, seat: Seat) => number) =>
    [...props.outcome.scores.keys()].map((seat) => count(view(), seat));
  const why = (seated: Seated) =>
    whySaid(seated, props.outcome, {
      parts: { stars: each(starsOf), pairs: each(pairsOf), tokens: view().tokens },
      names: text().over.parts,
      points: String,
      shared: text().over.shared,
      tie: text().over.tie,
    });
  return (
    <End
      table={props.model.table}
      outcome={props.outcome}
      why={why}
      points={text().points}
      sum={(seat) => text().sum(starsOf(view(), seat), pairsOf(view(), seat), view().tokens[seat]!)}
      exits={props.exits}
    />
  );
}
