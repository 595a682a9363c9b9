// Learning Space Bowl: the tutorial, and under #rules the rules with drawings.
import { Sprite } from '../../art/sprite.tsx';
import { LearnFrame } from '../../learn/frame.tsx';
import { Rules } from './learn-rules.tsx';
import { Tutorial } from './learn-tutorial.tsx';

export default function LearnSpaceBowl() {
  return (
    <>
      <Sprite />
      <LearnFrame game="space-bowl" tutorial={Tutorial} rules={Rules} />
    </>
  );
}
