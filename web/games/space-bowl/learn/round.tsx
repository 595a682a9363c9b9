// The last step of the tutorial: how a round runs, in six drawings.
import type { JSX } from 'solid-js';
import { CardBack } from '#web/art/card.tsx';
import { DestinationDisc, Marble, RedButton, SeatToken } from '#web/art/tokens.tsx';
import { LastStep } from '#web/table/kit/learn/last-step.tsx';
import { FoundCard } from './rules/pictures.tsx';
import { learnWords } from './words/words.ts';
import './round.css';
import { bowlWords } from '../words/words.ts';

const PICTURES: (() => JSX.Element)[] = [
  () => (
    <span class="round-throw">
      <DestinationDisc />
      <Marble kind={0} />
      <Marble kind={4} />
    </span>
  ),
  () => <span class="round-seconds">10</span>,
  () => (
    <span class="round-pair">
      <SeatToken seat={0} />
      <SeatToken seat={1} />
    </span>
  ),
  () => <RedButton />,
  () => (
    <span class="round-reveal">
      <CardBack />
      <FoundCard sign="✓" />
    </span>
  ),
  () => <span class="round-points">+3</span>,
];

export function RoundView() {
  const text = () => learnWords().spaceBowl.round;
  return (
    <LastStep
      game="space-bowl"
      lines={text().steps(bowlWords().table.go, bowlWords().table.follow)}
      pictures={PICTURES}
    />
  );
}
