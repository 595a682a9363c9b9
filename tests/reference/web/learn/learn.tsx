// Learning Nim: its rules are short enough to need no tutorial.
import type { LearnProps } from '#web/table/kit/game.ts';
import { LearnFrame } from '#web/table/kit/learn/frame.tsx';
import { KeysPart, Part, Ready } from '#web/table/kit/learn/rules.tsx';
import { KEYS } from '../table/keys.ts';
import { about } from '../words/about.ts';
import { nimWords } from '../words/words.ts';

export default function LearnNim(props: LearnProps) {
  return <LearnFrame game={props.game} about={about} rules={() => <NimRules game={props.game} />} />;
}

function NimRules(props: LearnProps) {
  const text = () => nimWords().rules;
  return (
    <article class="rules">
      <Part title={text().goal.title} text={text().goal.text} />
      <Part title={text().turn.title} text={text().turn.text} list />
      <KeysPart keys={KEYS} does={text().keys} />
      <Ready game={props.game} />
    </article>
  );
}
