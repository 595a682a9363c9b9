// Learning Space Lab: the tutorial, and under #rules the rules with drawings.
import { LearnFrame } from '#web/table/kit/learn/frame.tsx';
import { about } from '../words/about.ts';
import { Rules } from './rules/rules.tsx';
import { LabTutorial } from './tutorial.tsx';

export default function LearnSpaceLab() {
  return <LearnFrame game="space-lab" about={about} tutorial={LabTutorial} rules={Rules} />;
}
