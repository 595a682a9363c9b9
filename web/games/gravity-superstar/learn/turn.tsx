// The last step of the tutorial: how a turn runs, in six drawings.
import type { JSX } from 'solid-js';
import type { Chair } from '#shared/engine/table.ts';
import { LastStep } from '#web/table/kit/learn/last-step.tsx';
import { CardSign } from '../table/pieces/card-sign.tsx';
import { Door, PawnShape, ReplaySign, Star } from '../table/pieces/pieces.tsx';
import { Icon } from './rules/icon.tsx';
import { gravityLearnWords } from './words/words.ts';

const CHAIR: Chair = { kind: 'person', name: '', colour: 0 };

const PICTURES: (() => JSX.Element)[] = [
  () => (
    <Icon wide>
      <g transform="translate(-5 0)">
        <Door open />
      </g>
      <g transform="translate(5 0)">
        <PawnShape chair={CHAIR} />
      </g>
    </Icon>
  ),
  () => (
    <span class="turn-card">
      <CardSign card="long" />
    </span>
  ),
  () => <span class="turn-card down" />,
  () => (
    <span class="turn-fan">
      <span class="turn-card">
        <CardSign card="high" />
      </span>
      <span class="turn-card">
        <CardSign card="drop" />
      </span>
    </span>
  ),
  () => (
    <Icon>
      <ReplaySign x={0} y={0} size={5} />
    </Icon>
  ),
  () => (
    <Icon wide>
      <Star colour={1} x={-5} y={0} size={4.6} />
      <Star colour={1} x={5} y={0} size={4.6} />
    </Icon>
  ),
];

export function TurnView() {
  return <LastStep game="gravity-superstar" lines={gravityLearnWords().turn.steps} pictures={PICTURES} />;
}
