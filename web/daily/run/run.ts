// One run of a daily: stored at every step, timed by the server while it can be reached, else by this device.
import { createMemo, createRoot, createSignal } from 'solid-js';
import type { DateText } from '#shared/daily/calendar.ts';
import { puzzleOf, THROWS } from '#shared/daily/puzzle.ts';
import { type Answer, LONGEST_SPAN, markOf, truthOf } from '#shared/daily/score.ts';
import type { Millis } from '#shared/engine/game.ts';
import { SETTLE } from '#shared/games/space-bowl/components.ts';
import { holdForTab } from '#web/device/tab-lock.ts';
import { playerSecret } from '#web/saves/players.ts';
import { keepRecord } from '#web/saves/records.ts';
import type { Run } from '#web/saves/run-save.ts';
import { loadRun, storeRun } from '#web/saves/runs.ts';
import { settings } from '#web/saves/settings.ts';
import { localDate } from '../parts/day.ts';
import { onDelivered } from '../server/delivered.ts';
import { deliver } from '../server/delivery.ts';
import { answerThrow, revealThrow, sendRun } from '../server/runs.ts';
import { askToBegin, begunRun, newRun } from './begin.ts';
import { type Acknowledgement, acknowledged, createQueue, noted, type Step as Said } from './steps.ts';

const STEPS = ['before', 'rolling', 'searching', 'truth', 'over'] as const;
export type Step = (typeof STEPS)[number];
export type DailyRun = ReturnType<typeof openRun>;

const CLOCK_STEP = 100;
/** A throw that the server has not answered for is shown by this device's clock. */
const SHOWN_AFTER: Millis = 3_000;

/** Runs that were left with something on its way to the server, and what ends that. */
const left = new Map<DateText, () => Promise<void>>();

/** What was begun of that date, or a run not begun yet; `elsewhere` while another tab plays it. */
export async function createRun(date: DateText): Promise<DailyRun | 'elsewhere'> {
  await left.get(date)?.();
  const load = () => loadRun(date).catch(() => null);
  const stored = await load();
  if (isSettled(stored)) return createRoot((dispose) => openRun(date, stored, dispose));
  const hold = await holdForTab(`daily-${date}`, () => {});
  if (!hold) return 'elsewhere';
  const held = await load();
  return createRoot((dispose) =>
    openRun(date, held, () => {
      dispose();
      hold.release();
    }),
  );
}

/** Over, and nothing of it on its way: any number of tabs may look at it. */
function isSettled(run: Run | null): boolean {
  return run !== null && run.finished !== null && run.ticket === null;
}

function openRun(date: DateText, stored: Run | null, release: () => void) {
  const puzzle = puzzleOf(date);
  const [save, setSave] = createSignal<Run | null>(stored);
  const [time, setTime] = createSignal(performance.now());
  /** When the current throw lay still, on the clock of this page, which no change of the device's clock moves. */
  const [still, setStill] = createSignal(stillSince(save()));
  const [looked, setLooked] = createSignal(0);
  const [early, setEarly] = createSignal(false);
  let keeping: Promise<unknown> = Promise.resolve();
  let doing: Promise<void> = Promise.resolve();
  /** Shows the next throw, while it is awaited. */
  let show: (() => void) | null = null;
  let isStopped = false;

  const ticking = setInterval(() => setTime(performance.now()), CLOCK_STEP);
  const stopListening = onDelivered((run) => {
    // What could not be stored is further than what is told.
    const isNews = run.finished !== null && run.delivery !== 'waiting' && save()?.delivery === 'waiting';
    if (run.date === date && isNews) setSave(run);
  });
  const queue = createQueue({ run: save, isAwaited: () => show !== null, send, acknowledge, giveUp });

  const given = (): readonly Answer[] => save()?.answers ?? [];
  const step = createMemo((): Step => {
    const run = save();
    if (!run || (run.answers.length === 0 && run.revealed === null)) return 'before';
    if (run.finished !== null) return 'over';
    if (run.revealed === null) return 'truth';
    return time() < still() ? 'rolling' : 'searching';
  });
  const at = () => {
    if (step() === 'over') return looked();
    return step() === 'truth' ? given().length - 1 : given().length;
  };
  const marks = createMemo(() => given().map((chosen, index) => markOf(puzzle, index, chosen)!));
  const elapsed = (): Millis =>
    step() === 'searching' ? Math.min(LONGEST_SPAN, Math.round(time() - still())) : 0;

  /**
   * Nothing is shown that is not stored; a device without a memory goes on without. One change after the other, for the
   * server's answers come at any time.
   */
  function keep(change: (run: Run) => Run): Promise<boolean> {
    if (isStopped) return Promise.resolve(false);
    const kept = keeping.then(async () => {
      const run = noted(change(save() ?? newRun(date)), queue.since() ?? Date.now());
      const isStored = await storeRun(run);
      setSave(run);
      return isStored;
    });
    keeping = kept;
    return kept;
  }

  async function start(): Promise<void> {
    if (step() !== 'before') return;
    // Closed between the first request and the first throw, the run goes on with the ticket it has.
    if (!save()?.ticket || date !== localDate()) {
      const run = await begunRun(date);
      const told = run.onDay ? await askToBegin(date) : {};
      if (told === 'future') return void setEarly(true);
      await keep(() => ({ ...run, ...told }));
    }
    await reveal();
  }

  /** Shown as soon as the server has started its clock, or soon without it; it goes on being asked. */
  async function reveal(): Promise<void> {
    const isAsked = save()?.ticket != null && navigator.onLine;
    const shown = new Promise<void>((tell) => {
      show = tell;
      setTimeout(tell, isAsked ? SHOWN_AFTER : 0);
    });
    const index = given().length;
    void queue.go();
    await shown;
    await keep((run) => (run.answers.length === index ? revealed(run, 0) : run));
    show = null;
    setTime(performance.now());
  }

  /** The marbles roll from now on, or have so for a while, unless they lie there already. */
  function revealed(run: Run, ago: Millis): Run {
    if (run.revealed !== null) return run;
    setStill(performance.now() + SETTLE - ago);
    return { ...run, revealed: Date.now() + SETTLE - ago };
  }

  async function answer(chosen: Answer): Promise<void> {
    setTime(performance.now());
    if (step() !== 'searching') return;
    const span = elapsed();
    setLooked(given().length);
    const isStored = await keep((run) => answered(run, chosen, span));
    void goOn(isStored);
  }

  /** What was done is said to the server; what it never hears step by step, it is sent at the end. */
  async function goOn(isStored: boolean): Promise<void> {
    await queue.go();
    if (isStopped || save()?.finished == null) return;
    // Of a version that could not ask again.
    if (save()!.ticket !== null) await keep((run) => ({ ...run, ticket: null }));
    if (isStored) void deliver();
    else await deliverUnstored();
  }

  async function send(step: Said, ticket: string, signal: AbortSignal) {
    const secret = await playerSecret();
    if (step.kind === 'reveal') return revealThrow(secret, date, ticket, step.index, signal);
    return answerThrow(secret, date, ticket, step, signal);
  }

  async function acknowledge(reply: Acknowledgement): Promise<void> {
    if ('record' in reply && reply.record) await keepRecord(await playerSecret(), reply.record);
    await keep((run) => {
      const next = acknowledged(run, reply);
      // Answered meanwhile, it is not shown again.
      const isNext = run.acknowledged === run.answers.length * 2;
      return 'ago' in reply && isNext ? revealed(next, reply.ago) : next;
    });
    if ('ago' in reply) show?.();
  }

  async function giveUp(): Promise<void> {
    await keep((run) => ({ ...run, ticket: null }));
    show?.();
  }

  async function deliverUnstored(): Promise<void> {
    if (save()!.delivery !== 'waiting') return;
    const { sendUnstored } = await import('#web/saves/outbox.ts');
    const player = { secret: await playerSecret(), name: settings().boardName };
    const outcome = await sendUnstored(sendRun, player, save()!);
    if (outcome) await keep((run) => ({ ...run, ...outcome }));
    else addEventListener('online', deliverUnstored, { once: true });
  }

  async function next(): Promise<void> {
    if (step() === 'truth') await reveal();
  }

  /** Nothing more is written: another page of this run may read what is there. */
  async function stop(): Promise<void> {
    isStopped = true;
    queue.stop();
    await keeping;
    left.delete(date);
    release();
  }

  const lasting = (what: Promise<void>) => {
    doing = what;
    return what;
  };
  if (stored?.ticket != null) void goOn(true);

  return {
    puzzle,
    step,
    at,
    thrown: () => (step() === 'before' ? null : puzzle.throws[at()]!),
    answers: given,
    spans: (): readonly Millis[] => save()?.spans ?? [],
    marks,
    answered: () => given()[at()] ?? null,
    mark: () => marks()[at()] ?? null,
    span: () => save()?.spans[at()] ?? null,
    truth: createMemo(() => (step() === 'truth' || step() === 'over' ? truthOf(puzzle, at()) : null)),
    elapsed,
    /** How long the marbles still roll. */
    stillIn: (): Millis => Math.max(0, still() - performance.now()),
    /** By the server's clock this day has begun nowhere on Earth. */
    early,
    /** Who keeps the time. */
    keptBy: () =>
      save()?.ticket || save()?.timing === 'serverTimed' ? ('server' as const) : ('device' as const),
    save,
    start: () => lasting(start()),
    answer: (chosen: Answer) => lasting(answer(chosen)),
    next: () => lasting(next()),
    /** Afterwards: looks back at one of the six. */
    look: (index: number) => setLooked(index),
    /** The page is closed: the clock runs on, what is on its way still arrives, and another tab may take over. */
    leave() {
      clearInterval(ticking);
      stopListening();
      removeEventListener('online', deliverUnstored);
      left.set(date, stop);
      void doing.then(queue.go).finally(() => !isStopped && stop());
    },
  };
}

function answered(run: Run, chosen: Answer, span: Millis): Run {
  const answers = [...run.answers, chosen];
  const next = { ...run, answers, spans: [...run.spans, span], revealed: null };
  if (answers.length < THROWS) return next;
  return { ...next, finished: Date.now(), delivery: run.onDay ? 'waiting' : run.delivery };
}

function stillSince(run: Run | null): Millis {
  const since = run?.revealed == null ? 0 : Date.now() - run.revealed;
  // A clock that was put back meanwhile would count backwards.
  return performance.now() - Math.max(-SETTLE, since);
}
