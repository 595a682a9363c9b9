// The end: who has won, and the sheet with everybody's count.
import { Show } from 'solid-js';
import type { Outcome } from '#shared/engine/game.ts';
import { scoreOf } from '#shared/games/space-lab/score.ts';
import { End } from '#web/table/kit/frame/end.tsx';
import type { TableProps } from '#web/table/kit/game.ts';
import { isDecidedOtherwise } from '#web/table/kit/winners.ts';
import { labWords } from '../../words/words.ts';
import type { Model } from '../model/model.ts';
import { CountTable } from './count.tsx';
import { endingOf, nextTitle, titleOf } from './title.ts';

export function MatchEnd(props: { model: Model; outcome: Outcome; exits: TableProps }) {
  const points = () => props.outcome.scores[0]!;
  const notes = () => {
    if (props.model.isAlone()) {
      return [labWords().alone.endings[endingOf(props.model.view())], ...nextTitle(points())];
    }
    return isDecidedOtherwise(props.outcome) ? [labWords().count.tie] : [];
  };
  const sum = (seat: number) => {
    const crew = props.model.view().crews[seat]!;
    const { labs, validations, technicians, projects } = scoreOf({ ...crew, projects: crew.projects ?? [] });
    return labWords().count.sum(labs, validations, technicians, projects);
  };
  return (
    <End
      table={props.model.table}
      outcome={props.outcome}
      notes={notes()}
      points={(seat) => labWords().points(props.outcome.scores[seat]!)}
      sum={sum}
      titled={titleOf}
      exits={props.exits}
    >
      <Show when={props.outcome}>
        <CountTable model={props.model} seats={[...props.outcome.scores.keys()]} filling />
      </Show>
    </End>
  );
}
