// Learning Gravity Superstar: the tutorial, and under #rules the rules with drawings.
import { LearnFrame } from '#web/table/kit/learn/frame.tsx';
import { about } from '../words/about.ts';
import { Rules } from './rules/rules.tsx';
import { GravityTutorial } from './tutorial.tsx';

export default function LearnGravitySuperstar() {
  return <LearnFrame game="gravity-superstar" about={about} tutorial={GravityTutorial} rules={Rules} />;
}
