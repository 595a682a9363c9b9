// The link that lets friends in, as long as the door is open.
import { Show } from 'solid-js';
import type { LeagueAnswer } from '#shared/daily/protocol.ts';
import { Sharing } from '#web/ui/sharing.tsx';
import { boardsWords } from '../boards/words/words.ts';
import { leaguePath } from '../parts/league-link.ts';

export function Invitation(props: { league: LeagueAnswer }) {
  const text = () => boardsWords().league;
  const link = () => `${location.origin}${leaguePath(props.league.id, props.league.invite)}`;
  const isAlone = () => props.league.members.length === 1;
  return (
    <section class="panel" aria-labelledby="invite">
      <h2 id="invite">{text().invite}</h2>
      <Show when={props.league.open} fallback={<p class="soft">{text().closedNote}</p>}>
        <p class="soft">{isAlone() ? boardsWords().friends.onlyYou : text().inviteNote}</p>
        <Sharing
          words={text().sharing}
          text={link()}
          data={() => ({ text: text().shareText(props.league.name), url: link() })}
          quiet={!isAlone()}
        />
      </Show>
    </section>
  );
}
