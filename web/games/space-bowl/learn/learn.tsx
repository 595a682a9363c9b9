// Learning Space Bowl: the tutorial, and under #rules the rules with drawings.
import { Sprite } from '#web/art/sprite.tsx';
import { LearnFrame } from '#web/table/kit/learn/frame.tsx';
import { about } from '../words/about.ts';
import { Rules } from './rules/rules.tsx';
import { BowlTutorial } from './tutorial.tsx';

export default function LearnSpaceBowl() {
  return (
    <>
      <Sprite />
      <LearnFrame game="space-bowl" about={about} tutorial={BowlTutorial} rules={Rules} />
    </>
  );
}
