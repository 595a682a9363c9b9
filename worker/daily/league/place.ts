// Where a league lives.
import type { BoardEnv } from '../board/day.ts';
import type { League } from './league.ts';

export interface LeagueEnv extends BoardEnv {
  LEAGUE: DurableObjectNamespace<League>;
}

export function leagueOf(env: LeagueEnv, id: string): DurableObjectStub<League> {
  return env.LEAGUE.get(env.LEAGUE.idFromName(id));
}
