// Takes every result of this device off the boards and out of the leagues; on the device they stay.
import { DATES_AT_ONCE, LEAGUES_AT_ONCE } from '#shared/daily/protocol.ts';
import { myLeagues } from '#web/saves/my-leagues.ts';
import { OUTBOX } from '#web/saves/outbox.ts';
import { allSecrets } from '#web/saves/players.ts';
import { forgetRecords } from '#web/saves/records.ts';
import type { Run } from '#web/saves/run-save.ts';
import { listRuns, storeRun } from '#web/saves/runs.ts';
import { withdraw } from '../server/withdraw.ts';
import type { FailureCode } from './asked.ts';

/** A run still waiting may have arrived without the device hearing of it; so may one of which another stands. */
export async function withdrawable(): Promise<Run[]> {
  const runs = await listRuns().catch(() => []);
  return runs.filter(
    ({ delivery, refusal }) =>
      delivery === 'delivered' || delivery === 'waiting' || refusal === 'second-result',
  );
}

/** What was withdrawn before it became too much at once, secret by secret. */
const withdrawn = new Set<string>();

/** Null when everything is withdrawn. Not while runs are sent: what arrives afterwards would stay. */
export function withdrawAll(): Promise<FailureCode | null> {
  return navigator.locks ? navigator.locks.request(OUTBOX, withdrawEach) : withdrawEach();
}

async function withdrawEach(): Promise<FailureCode | null> {
  const parts = partsOf(await withdrawable(), DATES_AT_ONCE);
  const leagues = (await myLeagues().catch(() => [])).map(({ id }) => id);
  for (const [at, runs] of parts.entries()) {
    const dates = runs.map(({ date }) => date);
    const failed = await withdrawFor(runs, { dates, leagues: [] });
    if (failed) return failed;
    // The leagues come last: until a board has let go of a day, they would fetch it again.
    for (const some of at === parts.length - 1 ? partsOf(leagues, LEAGUES_AT_ONCE) : []) {
      const refused = await withdrawFor(runs, { dates: [], leagues: some });
      if (refused) return refused;
    }
    // Whoever has to press again, because so many days are too much at once, goes on from here.
    for (const run of runs) await storeRun({ ...run, delivery: 'kept' });
  }
  withdrawn.clear();
  await forgetRecords();
  return null;
}

/** For each secret under which something may have been sent; null when it is done. Where one of the runs has gone on
 * since, it is asked for again. */
async function withdrawFor(
  runs: readonly Run[],
  { dates, leagues }: { dates: string[]; leagues: string[] },
): Promise<FailureCode | null> {
  const known = runs.map(({ date, delivery }) => [date, delivery]);
  for (const secret of await allSecrets()) {
    const request = JSON.stringify([secret, known, dates, leagues]);
    if (withdrawn.has(request)) continue;
    const reply = await withdraw(secret, dates, leagues);
    if (!reply.ok) return reply.code;
    withdrawn.add(request);
  }
  return null;
}

function partsOf<T>(all: readonly T[], most: number): T[][] {
  const count = Math.ceil(all.length / most);
  return Array.from({ length: count }, (_, part) => all.slice(part * most, (part + 1) * most));
}
