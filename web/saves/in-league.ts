// Whether this device is in any league: the start page asks no more before it is there.
import { database } from './database.ts';

export async function isInLeague(): Promise<boolean> {
  const leagues = await (await database()).get('settings', 'leagues');
  return Array.isArray(leagues) && leagues.length > 0;
}
