// One run of a daily: stored at every step, timed by the server while it can be reached, else by this device.
import { createMemo, createRoot, createSignal } from 'solid-js';
import type { DateText } from '../../shared/daily/calendar.ts';
import { GENERATOR, puzzleOf, THROWS } from '../../shared/daily/puzzle.ts';
import { type Answer, LONGEST_SPAN, markOf, truthOf } from '../../shared/daily/score.ts';
import type { Millis } from '../../shared/game.ts';
import { SETTLE } from '../../shared/space-bowl/components.ts';
import { playerSecret } from '../saves/players.ts';
import type { Run } from '../saves/run-save.ts';
import { loadRun, storeRun } from '../saves/runs.ts';
import { settings } from '../saves/settings.ts';
import { holdForTab } from '../table/hold.ts';
import { answerThrow, revealThrow, startRun } from './api.ts';
import { localDate } from './day.ts';
import { deliver, onDelivered } from './delivery.ts';

const STEPS = ['before', 'rolling', 'searching', 'truth', 'over'] as const;
export type Step = (typeof STEPS)[number];
export type DailyRun = ReturnType<typeof openRun>;

const CLOCK_STEP = 100;

/** What was begun of that date, or a run not begun yet; `elsewhere` while another tab plays it. */
export async function createRun(date: DateText): Promise<DailyRun | 'elsewhere'> {
  const hold = await holdForTab(`daily-${date}`, () => {});
  if (!hold) return 'elsewhere';
  const stored = await loadRun(date).catch(() => null);
  return createRoot((dispose) =>
    openRun(date, stored, () => {
      dispose();
      hold.release();
    }),
  );
}

function openRun(date: DateText, stored: Run | null, release: () => void) {
  const puzzle = puzzleOf(date);
  const [save, setSave] = createSignal<Run | null>(stored ? reopened(stored) : null);
  const [time, setTime] = createSignal(performance.now());
  /** When the current throw lay still, on the clock of this page, which no change of the device's clock moves. */
  const [still, setStill] = createSignal(stillSince(save()));
  const [looked, setLooked] = createSignal(0);
  let sending: Promise<unknown> = Promise.resolve();

  const ticking = setInterval(() => setTime(performance.now()), CLOCK_STEP);
  const forget = onDelivered((run) => run.date === date && setSave(run));

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
  async function keep(change: Partial<Run>): Promise<void> {
    const run = { ...save()!, ...change };
    await storeRun(run);
    setSave(run);
  }

  async function start(): Promise<void> {
    if (step() !== 'before') return;
    if (!save()) {
      const run = newRun(date);
      await storeRun(run);
      setSave(run);
      if (run.onDay) await keep(await asked(date));
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
    await keep({
      answers: [...answers, chosen],
      spans: [...spans, elapsed()],
      revealed: null,
      ...(last ? { finished: Date.now(), delivery: onDay ? ('waiting' as const) : save()!.delivery } : {}),
    });
    sending = sendAnswer(ticket, index, chosen);
    if (last) await sending;
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
    await deliver();
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
      forget();
      release();
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

/** Closed while an answer was on its way, nobody knows when it arrived: from then on this device keeps the time. */
function reopened(run: Run): Run {
  return run.revealed === null && run.answers.length > 0 ? { ...run, ticket: null } : run;
}

function stillSince(run: Run | null): Millis {
  const since = run?.revealed == null ? 0 : Date.now() - run.revealed;
  // A clock that was put back meanwhile would count backwards.
  return performance.now() - Math.max(-SETTLE, since);
}

/** Asks the server to keep the time; a day it does not know as somebody's today is played for oneself. */
async function asked(date: DateText): Promise<Partial<Run>> {
  const reply = await startRun(await playerSecret(), date, settings().name);
  if (reply.ok) return { ticket: reply.ticket };
  if (reply.code !== 'future' && reply.code !== 'archived') return {};
  return { onDay: false, delivery: 'refused', refusal: reply.code };
}
