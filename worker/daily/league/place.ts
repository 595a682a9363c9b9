// Where a league lives.
import type { Env } from '#worker/http/env.ts';
import type { League } from './league.ts';

export function leagueOf(env: Env, id: string): DurableObjectStub<League> {
  return env.LEAGUE.get(env.LEAGUE.idFromName(id));
}
