// The last step of the tutorial: how a round runs, in six drawings.
import type { JSX } from 'solid-js';
import { CardBack } from '../../art/card.tsx';
import { DestinationDisc, Marble, RedButton, SeatToken } from '../../art/tokens.tsx';
import { LastStep } from '../../learn/last-step.tsx';
import { words } from '../../words/words.ts';
import { learnWords } from './learn/words/words.ts';
import { FoundCard } from './learn-pictures.tsx';
import './learn-round.css';

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
      lines={text().steps(words().spaceBowl.go, words().spaceBowl.follow)}
      pictures={PICTURES}
    />
  );
}
