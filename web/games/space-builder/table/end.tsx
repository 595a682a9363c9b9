// The end: who has won the match, and the last round as it was checked.
import { Show as When } from 'solid-js';
import type { Outcome } from '#shared/engine/game.ts';
import { BUILDINGS } from '#shared/games/space-builder/components.ts';
import { End } from '#web/table/kit/frame/end.tsx';
import type { TableProps } from '#web/table/kit/game.ts';
import { builderWords } from '../words/words.ts';
import { Check } from './check/check.tsx';
import type { Model } from './model/model.ts';
import type { Show } from './model/show.ts';
import { headlineOf } from './model/verdict.ts';
import { whySaid } from './model/why.ts';

export function MatchEnd(props: { model: Model; show: Show; outcome: Outcome; exits: TableProps }) {
  const text = () => builderWords();
  const result = () => props.model.result();
  const notes = () => {
    const last = result();
    if (!last || props.model.isAlone()) return [];
    const champion = last.winner !== null && last.seats[last.winner]!.held.length === BUILDINGS.length;
    const { end } = text();
    if (champion)
      return [
        last.winner === props.model.own()
          ? end.ownChampion
          : end.champion(props.model.chair(last.winner!).name),
      ];
    return [end.lastPlan];
  };
  const sum = (seat: number) => text().holds(props.model.view().held[seat]!.length, BUILDINGS.length);
  const trial = () => {
    const { held, options } = props.model.view();
    return text().trial(held[0]!.length, text().options.lies[options.lie]);
  };
  return (
    <End
      table={props.model.table}
      outcome={props.outcome}
      why={(seated) => whySaid(props.model, props.outcome, seated)}
      notes={notes()}
      points={text().won}
      sum={sum}
      alone={props.model.isAlone() && result() ? headlineOf(props.model, result()!) : undefined}
      aloneBy={trial()}
      exits={props.exits}
    >
      <When when={result()}>{(last) => <Check model={props.model} show={props.show} result={last()} />}</When>
    </End>
  );
}
