// The leagues this device has joined or made.
import * as v from 'valibot';
import { LEAGUE_ID_FORM, LEAGUE_NAME_LENGTH } from '#shared/daily/protocol.ts';
import { cleanName } from '#shared/engine/names.ts';
import { database, written } from './database.ts';
import { forgetSeen } from './league-seen.ts';
import { changeList, readable, TimeSchema, united } from './lists.ts';

const LONGEST_RAW_NAME = 200;

export const LeagueSchema = v.strictObject({
  id: v.pipe(v.string(), v.regex(LEAGUE_ID_FORM)),
  // A name from a file could turn the direction of everything after it.
  name: v.pipe(
    v.string(),
    v.maxLength(LONGEST_RAW_NAME),
    v.transform((name) => cleanName(name, LEAGUE_NAME_LENGTH)),
  ),
  since: TimeSchema,
});
export type League = v.InferOutput<typeof LeagueSchema>;

export function mergedLeagues(one: readonly League[], other: readonly League[]): League[] {
  return united([...one, ...other], ({ id }) => id);
}

export function leaguesOf(stored: unknown): League[] {
  return mergedLeagues(readable(LeagueSchema, stored), []);
}

/** The first joined first. */
export async function myLeagues(): Promise<League[]> {
  return leaguesOf(await (await database()).get('settings', 'leagues'));
}

export function keepLeague({ id, name }: Pick<League, 'id' | 'name'>): Promise<boolean> {
  return written((db) =>
    changeList(db, 'leagues', (stored) => {
      const leagues = leaguesOf(stored);
      const since = leagues.find((league) => league.id === id)?.since ?? Date.now();
      return mergedLeagues(without(leagues, id), [{ id, name, since }]);
    }),
  );
}

export async function forgetLeague(id: string): Promise<boolean> {
  await forgetSeen(id);
  return written((db) => changeList(db, 'leagues', (stored) => without(leaguesOf(stored), id)));
}

const without = (leagues: readonly League[], id: string) => leagues.filter((league) => league.id !== id);
