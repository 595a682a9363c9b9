// What is asked of the Worker once a galaxy is solved: withdrawing.
import { ask, type Reply } from './ask.ts';

export { OFFLINE, type Reply } from './ask.ts';

export const withdraw = (
  secret: string,
  dates: string[],
  leagues: string[],
): Promise<Reply<{ ok: true; removed: number }>> =>
  ask('$post', '/api/daily/withdraw', secret, { json: { dates, leagues } });
