// Takes every result of this device off the boards and out of the leagues; on the device they stay.
import { DATES_AT_ONCE, LEAGUES_AT_ONCE } from '#shared/daily/protocol.ts';
import { myLeagues } from '#web/saves/my-leagues.ts';
import { OUTBOX } from '#web/saves/outbox.ts';
import { allSecrets } from '#web/saves/players.ts';
import { forgetRecords } from '#web/saves/records.ts';
import type { Run } from '#web/saves/run-save.ts';
import { listRuns, storeRun } from '#web/saves/runs.ts';
import { withdraw } from '../server/api.ts';
import type { FailureCode } from './asked.ts';

/** A run still waiting may have arrived without the device hearing of it; so may one of which another stands. */
export async function withdrawable(): Promise<Run[]> {
  const runs = await listRuns().catch(() => []);
  return runs.filter(
    ({ delivery, refusal }) =>
      delivery === 'delivered' || delivery === 'waiting' || refusal === 'second-result',
  );
}

/** Null when everything is withdrawn. Not while runs are sent: what arrives afterwards would stay. */
export function withdrawAll(): Promise<FailureCode | null> {
  return navigator.locks ? navigator.locks.request(OUTBOX, withdrawEach) : withdrawEach();
}

async function withdrawEach(): Promise<FailureCode | null> {
  const runs = await withdrawable();
  const dates = runs.map(({ date }) => date);
  const leagues = (await myLeagues().catch(() => [])).map(({ id }) => id);
  for (const secret of await allSecrets()) {
    // The leagues come last: until a board has let go of a day, they would fetch it again.
    const parts = [
      ...partsOf(dates, DATES_AT_ONCE).map((some) => ({ dates: some, leagues: [] })),
      ...partsOf(leagues, LEAGUES_AT_ONCE).map((some) => ({ dates: [], leagues: some })),
    ];
    for (const part of parts) {
      const reply = await withdraw(secret, part.dates, part.leagues);
      if (!reply.ok) return reply.code;
    }
  }
  for (const run of runs) await storeRun({ ...run, delivery: 'kept' });
  await forgetRecords();
  return null;
}

function partsOf<T>(all: readonly T[], most: number): T[][] {
  const count = Math.ceil(all.length / most);
  return Array.from({ length: count }, (_, part) => all.slice(part * most, (part + 1) * most));
}
