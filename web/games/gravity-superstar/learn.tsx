// Learning Gravity Superstar: the tutorial, and under #rules the rules with drawings.
import { LearnFrame } from '../../learn/frame.tsx';
import { Rules } from './learn-rules.tsx';
import { Tutorial } from './learn-tutorial.tsx';

export default function LearnGravitySuperstar() {
  return <LearnFrame game="gravity-superstar" tutorial={Tutorial} rules={Rules} />;
}
