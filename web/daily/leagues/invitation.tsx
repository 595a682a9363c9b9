// The link that lets friends in.
import type { LeagueAnswer } from '#shared/daily/protocol.ts';
import { Sharing } from '#web/ui/sharing.tsx';
import { boardsWords } from '../boards/words/words.ts';
import { leaguePath } from './link.ts';

export function Invitation(props: { league: LeagueAnswer }) {
  const text = () => boardsWords().league;
  const link = () => `${location.origin}${leaguePath(props.league.id)}`;
  return (
    <section class="panel" aria-labelledby="invite">
      <h2 id="invite">{text().invite}</h2>
      <p class="soft">{text().inviteNote}</p>
      <Sharing
        words={text().sharing}
        text={link()}
        data={() => ({ text: text().shareText(props.league.name), url: link() })}
      />
    </section>
  );
}
