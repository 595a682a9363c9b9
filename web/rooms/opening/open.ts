// Opens a room: its opener is the host, under a key that never leaves this device but for the room.
import type { RefusalCode, Refused } from '#shared/api/refusals.ts';
import type { GameId } from '#shared/games/registry.ts';
import { newSecret } from '#web/saves/player-list.ts';
import { keepSeatKey } from '#web/saves/seat-keys.ts';
import { settings } from '#web/saves/settings.ts';
import { language } from '#web/words/loader.ts';

const PATIENCE = 8_000;

export type OpenFailure = RefusalCode | 'offline';

/** The id of the room, or why there is none. */
export async function openRoom(
  game: GameId,
  options: object,
): Promise<{ ok: true; id: string } | { ok: false; code: OpenFailure }> {
  const key = newSecret();
  const { name, colour } = settings();
  const body = JSON.stringify({ game, options, key, name, colour, language: language() });
  try {
    const answer = await fetch('/api/rooms', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
      signal: AbortSignal.timeout(PATIENCE),
    });
    const said = (await answer.json()) as { ok: true; id: string } | Refused;
    if (!said.ok) return { ok: false, code: said.code };
    await keepSeatKey(said.id, key);
    return said;
  } catch {
    return { ok: false, code: 'offline' };
  }
}
