// The end: who has won, and the sheet with everybody's count.
import { Show } from 'solid-js';
import type { Outcome } from '#shared/engine/game.ts';
import { type Score, scoreOf } from '#shared/games/space-lab/score.ts';
import { End } from '#web/table/kit/frame/end.tsx';
import type { TableProps } from '#web/table/kit/game.ts';
import type { Seated } from '#web/table/kit/moment/who.ts';
import { whySaid } from '#web/table/kit/moment/why-said.ts';
import { labWords } from '../../words/words.ts';
import type { Model } from '../model/model.ts';
import { CountTable } from './count.tsx';
import { endingOf, nextTitle, titleOf } from './title.ts';

export function MatchEnd(props: { model: Model; outcome: Outcome; exits: TableProps }) {
  const points = () => props.outcome.scores[0]!;
  const notes = () =>
    props.model.isAlone()
      ? [labWords().alone.endings[endingOf(props.model.view())], ...nextTitle(points())]
      : [];
  const counts = () =>
    props.model.view().crews.map((crew) => scoreOf({ ...crew, projects: crew.projects ?? [] }));
  const why = (seated: Seated) => {
    const { parts: names, shared, tie } = labWords().count;
    const each = (part: keyof Score) => counts().map((score) => score[part]);
    const parts = {
      labs: each('labs'),
      validations: each('validations'),
      technicians: each('technicians'),
      projects: each('projects'),
    };
    return whySaid(seated, props.outcome, {
      parts,
      names,
      points: labWords().points,
      shared,
      tie,
    });
  };
  const sum = (seat: number) => {
    const { labs, validations, technicians, projects } = counts()[seat]!;
    return labWords().count.sum(labs, validations, technicians, projects);
  };
  return (
    <End
      table={props.model.table}
      outcome={props.outcome}
      why={why}
      notes={notes()}
      points={labWords().points}
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
