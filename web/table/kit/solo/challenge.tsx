// A friend can be sent what was reached, to beat it from the same beginning; and whoever was sent it hears how it went.
import type { GameId } from '#shared/games/registry.ts';
import { type Challenge, packChallenge } from '#web/saves/challenge.ts';
import { Sharing } from '#web/ui/sharing.tsx';
import { kitWords } from '../words/words.ts';
import { type Measure, worth } from './measure.ts';

export function ChallengeFriend(props: {
  game: GameId;
  challenge: Challenge;
  /** The result in words. */
  said: string;
}) {
  const text = () => kitWords().challenge;
  const url = () => `${location.origin}/challenge/${props.game}#${packChallenge(props.challenge)}`;
  const message = () => text().message(props.said);
  return (
    <Sharing
      words={text()}
      text={`${message()} ${url()}`}
      data={() => ({ text: message(), url: url() })}
      quiet
    />
  );
}

export function Challenged(props: { toBeat: number; points: number; measure: Measure }) {
  const text = () => kitWords().challenge;
  const said = () => props.measure.said(props.toBeat);
  // What reads the same is the same to whoever reads it.
  const isEqual = () => props.measure.said(props.points) === said();
  const ahead = () => worth(props.points, props.measure) - worth(props.toBeat, props.measure);
  return (
    <p class="solo-challenged">
      {isEqual()
        ? text().equalled(said())
        : props.measure.counts(props.points) && ahead() > 0
          ? text().beaten(said())
          : text().stands(said())}
    </p>
  );
}
