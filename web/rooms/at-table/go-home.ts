// Never dead: a match whose room cannot be reached goes on at home, against bots, from what was last seen of it.
import { useNavigate } from '@solidjs/router';
import { unwrap } from 'solid-js/store';
import type { Level } from '#shared/engine/game.ts';
import type { Chair } from '#shared/engine/table.ts';
import { GAMES } from '#shared/games/registry.ts';
import { beginMatch } from '#web/table/host/begin.ts';
import type { OnlineRoom } from '../connection/online-room.ts';

/** Bots that were people play neither too well nor too badly. */
const LEVEL: Level = 2;

export function createGoHome(room: () => OnlineRoom) {
  const navigate = useNavigate();
  async function go(): Promise<void> {
    const address = await matchFrom(room());
    if (address) navigate(address);
  }
  /** Where there is a match to go on with, on a seat of one's own. */
  return () => {
    const [table, party, seat] = [room().table(), room().party(), room().seat()];
    return table && party && seat !== null && !room().over() ? () => void go() : undefined;
  };
}

/** The address of the match at home. */
async function matchFrom(room: OnlineRoom): Promise<string | null> {
  const [table, party, seat] = [room.table(), room.party(), room.seat()];
  if (!table || !party || seat === null) return null;
  const { resume } = await GAMES[party.game].load();
  const position = resume?.position(structuredClone(unwrap(table.view(seat))) as never) ?? null;
  if (!position) return null;
  const chairs = table.chairs.map((chair, at) => (at === seat ? personOf(chair) : botOf(chair)));
  return beginMatch(party.game, chairs, party.options as object, { position });
}

const personOf = ({ name, colour }: Chair): Chair => ({ kind: 'person', name, colour });

function botOf(chair: Chair): Chair {
  if (chair.kind === 'bot') return chair;
  const { name, colour } = chair;
  return { kind: 'bot', name, colour, level: LEVEL };
}
