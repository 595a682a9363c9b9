// One run of a daily: stored at every step, timed by the server while it can be reached, else by this device.
import { createMemo, createRoot, createSignal } from 'solid-js';
import type { DateText } from '#shared/daily/calendar.ts';
import { GENERATOR, puzzleOf, THROWS } from '#shared/daily/puzzle.ts';
import { type Answer, LONGEST_SPAN, markOf, truthOf } from '#shared/daily/score.ts';
import type { Millis } from '#shared/engine/game.ts';
import { SETTLE } from '#shared/games/space-bowl/components.ts';
import { holdForTab } from '#web/device/tab-lock.ts';
import { playerSecret } from '#web/saves/players.ts';
import type { Run } from '#web/saves/run-save.ts';
import { loadRun, storeRun } from '#web/saves/runs.ts';
import { settings } from '#web/saves/settings.ts';
import { localDate } from '../parts/day.ts';
import { answerThrow, revealThrow, startRun } from '../server/api.ts';
import { deliver, onDelivered } from '../server/delivery.ts';

const STEPS = ['before', 'rolling', 'searching', 'truth', 'over'] as const;
export type Step = (typeof STEPS)[number];
export type DailyRun = ReturnType<typeof openRun>;

const CLOCK_STEP = 100;

/** A run that was left with an answer on its way writes once more. */
let leaving: Promise<unknown> = Promise.resolve();

/** What was begun of that date, or a run not begun yet; `elsewhere` while another tab plays it. */
export async function createRun(date: DateText): Promise<DailyRun | 'elsewhere'> {
  await leaving;
  const load = () => loadRun(date).catch(() => null);
  let stored = await load();
  if (!isSettled(stored)) {
    const hold = await holdForTab(`daily-${date}`, () => {});
    if (!hold) return 'elsewhere';
    stored = await load();
    if (stored && stored.finished !== null) {
      // Closed while its last answer was on its way.
      stored = { ...stored, ticket: null };
      await storeRun(stored);
      void deliver();
    }
    return createRoot((dispose) =>
      openRun(date, stored, () => {
        dispose();
        hold.release();
      }),
    );
  }
  return createRoot((dispose) => openRun(date, stored, dispose));
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
  let sending: Promise<unknown> = Promise.resolve();

  const ticking = setInterval(() => setTime(performance.now()), CLOCK_STEP);
  const stopListening = onDelivered((run) => {
    // What could not be stored is further than what is told.
    if (run.date === date && run.answers.length >= given().length) setSave(run);
  });

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
  const elapsed = (): Millis =>
    step() === 'searching' ? Math.min(LONGEST_SPAN, Math.round(time() - still())) : 0;

  /** Nothing is shown that is not stored; a device without a memory goes on without. */
  async function keep(change: Partial<Run>): Promise<boolean> {
    const run = { ...(save() ?? newRun(date)), ...change };
    const isStored = await storeRun(run);
    setSave(run);
    return isStored;
  }

  async function start(): Promise<void> {
    if (step() !== 'before') return;
    // Closed between the first request and the first throw, the run goes on with the ticket it has.
    if (!save()?.ticket || date !== localDate()) {
      const run = newRun(date);
      const told = run.onDay ? await askToBegin(date) : {};
      if (told === 'future') return void setEarly(true);
      await keep({ ...run, ...told });
    }
    await reveal();
  }

  async function reveal(): Promise<void> {
    const ticket = save()!.ticket;
    const index = given().length;
    const reply = ticket ? await revealThrow(await playerSecret(), date, ticket, index) : null;
    const ago = reply?.ok ? reply.ago : 0;
    setStill(performance.now() + SETTLE - ago);
    await keep({ revealed: Date.now() + SETTLE - ago, ticket: reply?.ok ? reply.ticket : null });
    setTime(performance.now());
  }

  async function answer(chosen: Answer): Promise<void> {
    setTime(performance.now());
    if (step() !== 'searching') return;
    const index = given().length;
    const last = index === THROWS - 1;
    const { ticket, answers, spans, onDay } = save()!;
    setLooked(index);
    const isStored = await keep({
      answers: [...answers, chosen],
      spans: [...spans, elapsed()],
      revealed: null,
      ...(last ? { finished: Date.now(), delivery: onDay ? ('waiting' as const) : save()!.delivery } : {}),
    });
    sending = sendAnswer(ticket, index, chosen);
    if (!last) return;
    await sending;
    if (isStored) void deliver();
    else await deliverUnstored();
  }

  async function sendAnswer(ticket: string | null, index: number, chosen: Answer): Promise<void> {
    const reply = ticket ? await answerThrow(await playerSecret(), date, ticket, index, chosen) : null;
    if (reply?.ok) {
      // What the server measured is what counts, so it is also what is shown.
      const spans = save()!.spans.with(index, reply.span);
      const told = reply.result ? { timing: reply.result.timing, delivery: 'delivered' as const } : {};
      await keep({ spans, ticket: reply.ticket, ...told });
    } else if (ticket) {
      await keep({ ticket: null });
    }
  }

  async function deliverUnstored(): Promise<void> {
    if (save()!.delivery !== 'waiting') return;
    const { sendUnstored } = await import('./unstored.ts');
    const outcome = await sendUnstored(save()!);
    if (outcome) await keep(outcome);
    else addEventListener('online', deliverUnstored, { once: true });
  }

  async function next(): Promise<void> {
    await sending;
    if (step() === 'truth') await reveal();
  }

  return {
    puzzle,
    step,
    at,
    thrown: () => (step() === 'before' ? null : puzzle.throws[at()]!),
    answers: given,
    spans: (): readonly Millis[] => save()?.spans ?? [],
    marks: createMemo(() => given().map((chosen, index) => markOf(puzzle, index, chosen)!)),
    truth: createMemo(() => (step() === 'truth' || step() === 'over' ? truthOf(puzzle, at()) : null)),
    elapsed,
    /** How long the marbles still roll. */
    stillIn: (): Millis => Math.max(0, still() - performance.now()),
    /** By the server's clock this day has begun nowhere on Earth. */
    early,
    /** Who keeps the time. */
    keptBy: () =>
      save()?.ticket || save()?.timing === 'verified' ? ('server' as const) : ('device' as const),
    save,
    start,
    answer,
    next,
    /** Afterwards: looks back at one of the six. */
    look: (index: number) => setLooked(index),
    /** The page is closed: the clock runs on, and another tab may take over. */
    leave() {
      clearInterval(ticking);
      stopListening();
      removeEventListener('online', deliverUnstored);
      leaving = sending.finally(release);
    },
  };
}

function newRun(date: DateText): Run {
  return {
    date,
    generator: GENERATOR,
    onDay: date === localDate(),
    started: Date.now(),
    answers: [],
    spans: [],
    revealed: null,
    finished: null,
    ticket: null,
    timing: null,
    delivery: 'kept',
    refusal: null,
  };
}

function stillSince(run: Run | null): Millis {
  const since = run?.revealed == null ? 0 : Date.now() - run.revealed;
  // A clock that was put back meanwhile would count backwards.
  return performance.now() - Math.max(-SETTLE, since);
}

/** Asks the server to keep the time; a day that is over everywhere on Earth is played for oneself. */
async function askToBegin(date: DateText): Promise<Partial<Run> | 'future'> {
  const reply = await startRun(await playerSecret(), date, settings().boardName);
  if (reply.ok) return { ticket: reply.ticket };
  if (reply.code === 'future') return 'future';
  return reply.code === 'archived' ? { onDay: false, delivery: 'refused', refusal: reply.code } : {};
}
