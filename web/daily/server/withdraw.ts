// Withdrawing everything that somebody has sent.
import { ask, type Reply } from './ask.ts';

export const withdraw = (
  secret: string,
  dates: string[],
  leagues: string[],
): Promise<Reply<{ ok: true; removed: number }>> =>
  ask('$post', '/api/daily/withdraw', secret, { json: { dates, leagues } });
