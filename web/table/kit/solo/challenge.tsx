// A friend can be sent what was reached, to beat it from the same beginning.
import type { GameId } from '#shared/games/registry.ts';
import { type Challenge, packChallenge } from '#web/saves/challenge.ts';
import { Sharing } from '#web/ui/sharing.tsx';
import { kitWords } from '../words/words.ts';

export function ChallengeFriend(props: {
  game: GameId;
  /** What it is called. */
  name: string;
  challenge: Challenge;
  /** The result in words. */
  said: string;
}) {
  const text = () => kitWords().challenge;
  const url = () => `${location.origin}/challenge/${props.game}#${packChallenge(props.challenge)}`;
  const message = () => text().message(props.said, props.name);
  return (
    <Sharing
      words={text()}
      text={`${message()} ${url()}`}
      data={() => ({ text: message(), url: url() })}
      quiet
    />
  );
}
