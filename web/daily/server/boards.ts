// Asking for a day's board, which is the same for everybody, and for what one's own result makes of it.
import type { DateText } from '#shared/daily/calendar.ts';
import type { BoardAnswer, PlaceAnswer } from '#shared/daily/protocol.ts';
import { allSecrets, playerSecret } from '#web/saves/players.ts';
import { ask, type Reply } from './ask.ts';

/** A day as its page shows it. */
export interface DayAnswer {
  ok: true;
  board: BoardAnswer;
  place: PlaceAnswer;
}

/** Without a word of who asks: what is the same for all is kept on its way. */
const askBoard = (date: DateText): Promise<Reply<BoardAnswer>> =>
  ask('$get', '/api/daily/:date/board', null, { param: { date } });

const askPlace = (secret: string, date: DateText): Promise<Reply<PlaceAnswer>> =>
  ask('$get', '/api/daily/:date/place', secret, { param: { date } });

const sendName = (secret: string, date: DateText, name: string): Promise<Reply<{ ok: true }>> =>
  ask('$put', '/api/daily/:date/name', secret, { param: { date }, json: { name } });

export async function askDay(date: DateText): Promise<Reply<DayAnswer>> {
  const [board, place] = await Promise.all([askBoard(date), askMyPlace(date)]);
  if (!board.ok) return board;
  return place.ok ? { ok: true, board, place } : place;
}

/** A device that was merged with another knows several secrets, and one of them has the result. */
async function askMyPlace(date: DateText): Promise<Reply<PlaceAnswer>> {
  const inUse = await playerSecret();
  const reply = await askPlace(inUse, date);
  if (!reply.ok || reply.mine) return reply;
  for (const secret of await allSecrets()) {
    const former = secret === inUse ? reply : await askPlace(secret, date);
    if (former.ok && former.mine) return former;
  }
  return reply;
}

/** Under which name the results of these dates may be listed; empty: under none. Null when all of them know it. */
export async function nameResults(dates: readonly DateText[], name: string) {
  const secrets = await allSecrets();
  for (const date of dates) {
    for (const secret of secrets) {
      const reply = await sendName(secret, date, name);
      // Somebody else's day, and one that has ended meanwhile, are no failures.
      if (!reply.ok && reply.code !== 'not-found' && reply.code !== 'archived') return reply.code;
    }
  }
  return null;
}
