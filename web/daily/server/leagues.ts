// Asking the Worker about leagues, as oneself: a device that was merged with another knows several secrets.
import type * as v from 'valibot';
import type { CareBody, LeagueAnswer, LeagueBody, MemberBody } from '#shared/daily/protocol.ts';
import { allSecrets, playerSecret } from '#web/saves/players.ts';
import { ask, type Reply } from './ask.ts';

export interface WhichLeague {
  id: string;
  /** The number of the Monday of the week, and of the day whose throws are shown. */
  monday: number;
  day: number;
  /** What the link ended in. */
  invite?: string | undefined;
}

type Done = { ok: true };

export const makeLeague = async (
  league: v.InferInput<typeof LeagueBody>,
): Promise<Reply<Done & { id: string }>> =>
  ask('$post', '/api/leagues', await playerSecret(), { json: league });

export const joinLeague = async (id: string, member: v.InferInput<typeof MemberBody>): Promise<Reply<Done>> =>
  ask('$put', '/api/leagues/:id/me', await playerSecret(), { param: { id }, json: member });

export const leaveLeague = async (id: string): Promise<Reply<Done>> =>
  ask('$delete', '/api/leagues/:id/me', await playerSecret(), { param: { id } });

/** Only whoever looks after the league. */
export const careFor = async (id: string, care: v.InferInput<typeof CareBody>): Promise<Reply<Done>> =>
  ask('$patch', '/api/leagues/:id', await playerSecret(), { param: { id }, json: care });
export const removeMember = async (id: string, member: number): Promise<Reply<Done>> =>
  ask('$delete', '/api/leagues/:id/members/:member', await playerSecret(), {
    param: { id, member: String(member) },
  });

const askLeague = ({ id, monday, day, invite }: WhichLeague, secret: string): Promise<Reply<LeagueAnswer>> =>
  ask('$get', '/api/leagues/:id', secret, {
    param: { id },
    query: { monday, day, ...(invite ? { invite } : {}) },
  });

/** Who is a member under a former secret goes on under the one in use. */
export async function askMyLeague(which: WhichLeague): Promise<Reply<LeagueAnswer>> {
  const secret = await playerSecret();
  const reply = await askLeague(which, secret);
  const isStranger = reply.ok ? !reply.member : reply.code === 'not-found';
  if (!isStranger) return reply;
  for (const former of await allSecrets()) {
    const theirs = former === secret ? reply : await askLeague(which, former);
    const me = theirs.ok && theirs.members.find(({ mine }) => mine);
    if (!me) continue;
    const moved = await joinLeague(which.id, { nickname: me.name, formerly: former });
    return moved.ok ? askLeague(which, secret) : reply;
  }
  return reply;
}
