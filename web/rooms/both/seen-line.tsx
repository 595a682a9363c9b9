// What was last seen of a room, in a line: with whom, and how it stood.
import { Show } from 'solid-js';
import type { LastSeen } from '#web/saves/last-seen.ts';
import { listed } from '#web/words/words.ts';
import { roomsWords } from '../words/words.ts';

export function SeenLine(props: { seen: LastSeen }) {
  const text = () => roomsWords().kept;
  const { own } = props.seen;
  const isMine = () => props.seen.turn.includes(own);
  function standing(): string {
    const { stage, turn, chairs } = props.seen;
    if (stage !== 'match') return text()[stage];
    if (isMine()) return text().yourTurn;
    const awaited = turn.flatMap((seat) => (chairs[seat]!.kind === 'person' ? [chairs[seat]!.name] : []));
    return awaited.length > 0 ? text().turn(listed(awaited)) : '';
  }
  return (
    <>
      {withWhom(props.seen)}
      <Show when={standing()}>
        {' · '}
        <Show when={isMine()} fallback={standing()}>
          <strong>{standing()}</strong>
        </Show>
      </Show>
    </>
  );
}

export function withWhom({ chairs, own }: LastSeen): string {
  const others = chairs.filter((_, seat) => seat !== own).map(({ name }) => name);
  return others.length > 0 ? roomsWords().kept.with(listed(others)) : roomsWords().kept.alone;
}
