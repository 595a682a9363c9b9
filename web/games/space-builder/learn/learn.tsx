// Learning Space Builder: the tutorial, and under #rules the rules with drawings.
import type { LearnProps } from '#web/table/kit/game.ts';
import { LearnFrame } from '#web/table/kit/learn/frame.tsx';
import { about } from '../words/about.ts';
import { Rules } from './rules/rules.tsx';
import { BuilderTutorial } from './tutorial.tsx';

export default function LearnSpaceBuilder(props: LearnProps) {
  return (
    <LearnFrame
      game={props.game}
      about={about}
      tutorial={({ rules }) => <BuilderTutorial game={props.game} rules={rules} />}
      rules={() => <Rules game={props.game} />}
    />
  );
}
