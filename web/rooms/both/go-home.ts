// Never dead: a match whose room cannot be reached goes on at home, against bots, from what was last seen of it.
import { useNavigate } from '@solidjs/router';
import type { Level } from '#shared/engine/game.ts';
import type { Chair } from '#shared/engine/table.ts';
import type { LastSeen } from '#web/saves/last-seen.ts';
import { beginMatch } from '#web/table/host/begin.ts';
import type { OnlineRoom } from '../connection/online-room.ts';

export type GoHome = () => Promise<void>;

/** Bots that were people play neither too well nor too badly. */
const LEVEL: Level = 2;

export function createGoHome(room: () => OnlineRoom) {
  const navigate = useNavigate();
  /** Where there is a match to go on with, on a seat of one's own. */
  return (): GoHome | undefined => {
    const seen = room().lastSeen();
    return seen?.position ? async () => navigate(await matchFrom(seen)) : undefined;
  };
}

/** The address of the match at home. */
function matchFrom({ game, rulesVersion, options, chairs, own, position }: LastSeen): Promise<string> {
  const seated = chairs.map((chair, at) => (at === own ? personOf(chair) : botOf(chair)));
  return beginMatch(game, seated, options as object, { position: position as object, rulesVersion });
}

const personOf = ({ name, colour }: Chair): Chair => ({ kind: 'person', name, colour });

function botOf(chair: Chair): Chair {
  if (chair.kind === 'bot') return chair;
  const { name, colour } = chair;
  return { kind: 'bot', name, colour, level: LEVEL };
}
