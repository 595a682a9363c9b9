// The rules of Space Builder, short and with drawings.
import type { LearnProps } from '#web/table/kit/game.ts';
import { KeysPart, Part, Ready } from '#web/table/kit/learn/rules.tsx';
import { KEYS } from '../../table/model/keys.ts';
import { builderLearnWords } from '../words/words.ts';
import { Example } from './example.tsx';
import { Faces } from './faces.tsx';
import { FaultTable } from './fault-table.tsx';
import { PlanAndBoard, TurnedPlan } from './plan-and-board.tsx';
import { Turns } from './turns.tsx';

export function Rules(props: LearnProps) {
  const text = () => builderLearnWords().rules;
  return (
    <article class="rules">
      <Part title={text().goal.title} text={text().goal.text} />
      <Part title={text().plan.title} text={text().plan.text}>
        <PlanAndBoard />
      </Part>
      <Part title={text().build.title} text={text().build.text} list />
      <Part title={text().turn.title} text={text().turn.text}>
        <Turns />
      </Part>
      <Part title={text().faces.title} text={text().faces.text}>
        <Faces />
      </Part>
      <Part title={text().done.title} text={text().done.text} list />
      <Part title={text().faults.title} text={text().faults.text}>
        <FaultTable />
      </Part>
      <Part title={text().example.title} text={text().example.text}>
        <Example />
      </Part>
      <Part title={text().unlock.title} text={text().unlock.text} />
      <Part title={text().end.title} text={text().end.text} list />
      <Part title={text().turned.title} text={text().turned.text}>
        <TurnedPlan />
      </Part>
      <Part title={text().alone.title} text={text().alone.text} list />
      <KeysPart keys={KEYS} does={text().keys} />
      <Ready game={props.game} />
    </article>
  );
}
