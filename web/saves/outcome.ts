// What each answer of the server means for a run that waits, and when to stop sending.
import type { RefusalCode } from '#shared/api/refusals.ts';
import type { DateText } from '#shared/daily/calendar.ts';
import type { Result } from '#shared/daily/ranking.ts';
import type { Run } from './run-save.ts';

/** What the server says to a run, or that it could not be asked. */
export type DeliveryReply = { ok: true; result: Result } | { ok: false; code: RefusalCode | 'offline' };
export type Outcome = Pick<Run, 'delivery' | 'timing' | 'refusal'>;

/** What the runs are read from, sent to and written to. */
export interface Desk {
  waiting(): Promise<Run[]>;
  read(date: DateText): Promise<Run | undefined>;
  send(run: Run): Promise<DeliveryReply>;
  write(run: Run): Promise<unknown>;
}

/** The final word about a run; null when it is to be asked for again later, as is a day that begins later. */
export function outcomeOf(reply: DeliveryReply): Outcome | null {
  if (reply.ok) return { delivery: 'delivered', timing: reply.result.timing, refusal: null };
  switch (reply.code) {
    case 'second-result':
    case 'replayed':
    case 'archived':
    case 'malformed':
    case 'no-such-card':
    case 'other-version':
      return { delivery: 'refused', timing: null, refusal: reply.code };
    default:
      return null;
  }
}

/** Adds to `changed` while it goes, so that what is done stays known when a later step fails. */
export async function deliverEach(desk: Desk, changed: Run[]): Promise<void> {
  for (const { date } of await desk.waiting()) {
    // Read again: while the one before was on its way, the page or an import may have changed this one.
    const run = await desk.read(date);
    if (run?.delivery !== 'waiting') continue;
    const reply = await desk.send(run);
    const outcome = outcomeOf(reply);
    if (!outcome && !reply.ok && (reply.code === 'offline' || reply.code === 'too-many')) return;
    if (!outcome) continue;
    const settled = { ...run, ...outcome, ticket: null, asked: null };
    await desk.write(settled);
    changed.push(settled);
  }
}
