// The player as the page asks for it; without a database, one that lasts as long as the page.
import { database } from './database.ts';
import { newSecret, playersOf, secretIn } from './player-list.ts';

let forThisPage: string | null = null;

export async function playerSecret(): Promise<string> {
  // Whoever has begun with it goes on with it: the tickets of the server are bound to it.
  if (forThisPage) return forThisPage;
  try {
    return await secretIn(await database());
  } catch {
    forThisPage ??= newSecret();
    return forThisPage;
  }
}

/** Every secret under which this device may have sent something. */
export async function allSecrets(): Promise<string[]> {
  const unsaved = forThisPage ? [forThisPage] : [];
  try {
    const players = playersOf(await (await database()).get('settings', 'players'));
    return [...players.map(({ secret }) => secret), ...unsaved];
  } catch {
    return unsaved;
  }
}
