// The last step of the tutorial: how a round runs, in six drawings.
import type { JSX } from 'solid-js';
import type { LearnProps } from '#web/table/kit/game.ts';
import { LastStep } from '#web/table/kit/learn/last-step.tsx';
import { PlanGround } from '../drawings/ground/ground.tsx';
import { Standing } from '../drawings/standing.tsx';
import { faultsIn, ROUND } from './city/builders.ts';
import { standing } from './city/cities.ts';
import { MarkedBoard } from './city/marked-board.tsx';
import { SiteDrawn } from './rules/site-drawn.tsx';
import { builderLearnWords } from './words/words.ts';
import './round.css';

const [first] = ROUND.builders;

const PICTURES: (() => JSX.Element)[] = [
  () => (
    <PlanGround taken={ROUND.plan.map((piece) => piece !== null)}>
      <Standing lying={ROUND.plan} />
    </PlanGround>
  ),
  () => <SiteDrawn on="paper" piece={standing('crane')} locked />,
  () => <SiteDrawn on="rock" piece={standing('rocket', 1, 1)} />,
  () => (
    <svg class="learn-builder-tick" viewBox="0 0 24 24" aria-hidden="true">
      <path d="m4 12.5 5.5 5.5L20 6.5" />
    </svg>
  ),
  () => <MarkedBoard plan={ROUND.plan} board={first!.board} faults={faultsIn(ROUND.plan, first!)} />,
  () => <SiteDrawn on="rock" piece={standing('sunworks')} />,
];

export function RoundView(props: LearnProps) {
  return <LastStep game={props.game} lines={builderLearnWords().round.steps} pictures={PICTURES} />;
}
