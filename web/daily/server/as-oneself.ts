// Asking as oneself: a device that was merged with another knows several secrets, and one of them is in use.
import { allSecrets, playerSecret } from '#web/saves/players.ts';
import { askLeague, joinLeague } from './api.ts';

/** Who is a member under a former secret goes on under the one in use. */
export async function askMyLeague(id: string, monday: number) {
  const secret = await playerSecret();
  const reply = await askLeague(secret, id, monday);
  if (!reply.ok || reply.member) return reply;
  for (const former of await formerSecrets()) {
    const theirs = await askLeague(former, id, monday);
    const me = theirs.ok && theirs.members.find(({ mine }) => mine);
    if (!me) continue;
    const moved = await joinLeague(secret, id, me.name, former);
    return moved.ok ? askLeague(secret, id, monday) : reply;
  }
  return reply;
}

async function formerSecrets(): Promise<string[]> {
  const inUse = await playerSecret();
  return (await allSecrets()).filter((secret) => secret !== inUse);
}
