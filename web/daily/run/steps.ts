// Says to the server, strictly in order, what was done in a run, and each step again until it is acknowledged.
import { THROWS } from '#shared/daily/puzzle.ts';
import type { Answer } from '#shared/daily/score.ts';
import type { Millis } from '#shared/engine/game.ts';
import type { Run } from '#web/saves/run-save.ts';
import { ASKED_FOR, askedYet, isOutstanding } from '#web/saves/run-steps.ts';
import { stepsTaken } from '#web/saves/stored-run.ts';
import { askAgain } from '../server/again.ts';
import type { Reply } from '../server/ask.ts';
import type { Answered, Revealed } from '../server/runs.ts';

export type Step =
  | { kind: 'reveal'; index: number }
  | { kind: 'answer'; index: number; answer: Answer; span: Millis };

export type Acknowledgement = Revealed | Answered;

/** Who keeps the run, and the way to the server. */
export interface Desk {
  run(): Run | null;
  /** The next throw is wanted and not shown yet. */
  isAwaited(): boolean;
  send(step: Step, ticket: string, signal: AbortSignal): Promise<Reply<Acknowledgement>>;
  acknowledge(reply: Acknowledgement): Promise<unknown>;
  /** The run is the device's own from now on. */
  giveUp(): Promise<unknown>;
}

/** The oldest step that the server has not acknowledged. */
function oldestStep(run: Run | null, isAwaited: boolean): Step | null {
  if (!run?.ticket) return null;
  const { acknowledged, answers, spans, revealed } = run;
  const awaited = isAwaited && revealed === null && answers.length < THROWS;
  if (acknowledged >= stepsTaken(run) + Number(awaited)) return null;
  const index = Math.floor(acknowledged / 2);
  if (acknowledged % 2 === 0) return { kind: 'reveal', index };
  return { kind: 'answer', index, answer: answers[index]!, span: spans[index]! };
}

/** What a run becomes when its oldest step is acknowledged; what the server has measured is what counts. */
export function acknowledged(run: Run, reply: Acknowledgement): Run {
  const next: Run = { ...run, acknowledged: run.acknowledged + 1, ticket: reply.ticket, asked: null };
  if ('ago' in reply) return next;
  const spans = run.spans.with(Math.floor(run.acknowledged / 2), reply.span);
  const told = reply.result ? { timing: reply.result.timing, delivery: 'delivered' as const } : {};
  return { ...next, spans, ...told };
}

/** Notes since when the oldest step is asked for; `since`: when that began, where it is not noted yet. */
export function noted(run: Run, since: Millis): Run {
  return { ...run, asked: isOutstanding(run) ? (run.asked ?? since) : null };
}

export function createQueue(desk: Desk) {
  const stopping = new AbortController();
  let isGoing = false;
  let last: Promise<void> = Promise.resolve();
  let since: Millis | null = null;

  async function work(): Promise<void> {
    for (let step = next(); step; step = next()) {
      const run = desk.run()!;
      since = run.asked ?? Date.now();
      const reply = await asked(step, run);
      since = null;
      if (stopping.signal.aborted) break;
      if (reply?.ok) await desk.acknowledge(reply);
      else await desk.giveUp();
    }
    // At once, or a step that is taken a moment later would lie until the next.
    isGoing = false;
  }

  async function asked(step: Step, run: Run): Promise<Reply<Acknowledgement> | null> {
    const within = run.asked === null ? ASKED_FOR : askedYet(run, Date.now());
    if (within === 0) return null;
    const send = (signal: AbortSignal) => desk.send(step, run.ticket!, signal);
    return askAgain(send, { within, stopped: stopping.signal });
  }

  const next = () => (stopping.signal.aborted ? null : oldestStep(desk.run(), desk.isAwaited()));

  return {
    /** Until everything is acknowledged, or nothing ever will be. */
    go(): Promise<void> {
      if (!isGoing) {
        isGoing = true;
        last = work();
      }
      return last;
    },
    /** When the oldest step, if any, was first asked for. */
    since: () => since,
    /** Nothing more is sent, and no answer is heard. */
    stop: () => stopping.abort(),
  };
}
