// What the people at this screen do with a Space Bowl table: who is at it, what is aimed at, what lights up.
import { createEffect, createMemo, createSignal, on, onCleanup } from 'solid-js';
import type { Seat } from '#shared/engine/game.ts';
import type { Action } from '#shared/games/space-bowl/actions.ts';
import { legal } from '#shared/games/space-bowl/legal.ts';
import type { PhaseView, ResultView, View } from '#shared/games/space-bowl/view.ts';
import { announce } from '#web/device/announcer.tsx';
import type { Table } from '#web/table/host/table.ts';
import { words } from '#web/words/words.ts';
import { bowlWords } from '../words/words.ts';

export type Countdown = Extract<PhaseView, { kind: 'countdown' }>;
export type Model = ReturnType<typeof createModel>;

const CLOCK_STEP = 100;

export function createModel(table: Table<View>) {
  const [active, setActive] = createSignal<Seat>(table.here[0] ?? 0);
  const [aiming, setAiming] = createSignal(false);
  const [focused, setFocused] = createSignal(0);
  const [lit, setLit] = createSignal<Seat | null>(null);
  const [shownAnswer, setShownAnswer] = createSignal<number | null>(null);
  const [refusal, setRefusal] = createSignal('');
  const [time, setTime] = createSignal(table.now());

  const ticking = setInterval(() => setTime(table.now()), CLOCK_STEP);
  onCleanup(() => clearInterval(ticking));

  const view = () => table.view(table.here.length === 0 ? 'watcher' : active());
  const phase = () => view().phase;
  const kind = createMemo(() => phase().kind);
  const countdown = (): Countdown | null => {
    const now = phase();
    return now.kind === 'countdown' ? now : null;
  };
  const thrown = () => {
    const now = phase();
    if (now.kind === 'search' || now.kind === 'countdown') return now.thrown;
    return view().last?.thrown ?? null;
  };
  /** Between rounds the galaxy stays as it lay, so that the answers can be looked at. */
  const result = (): ResultView | null => (kind() === 'rest' || kind() === 'over' ? view().last : null);
  const galaxy = () => result()?.galaxy ?? view().galaxy;
  /** On its way to the room: drawn as such, never as if it counted already. */
  const pending = () => table.pending() as Action | null;
  const claiming = () => pending()?.type === 'call' || pending()?.type === 'follow';
  /** Only when it changes: with each tick of the clock everything would be thrown in again. */
  const rolling = createMemo(() => {
    const now = phase();
    return now.kind === 'search' && time() < now.from;
  });
  /** How long the marbles still roll. */
  const stillIn = () => {
    const now = phase();
    return now.kind === 'search' ? Math.max(0, now.from - table.now()) : 0;
  };

  createEffect(
    on(kind, () => {
      setAiming(false);
      setRefusal('');
      setShownAnswer(null);
      setLit(null);
    }),
  );

  let acting: Promise<unknown> = Promise.resolve();

  async function act(seat: Seat, action: Action): Promise<boolean> {
    const answering = table.act(seat, action);
    acting = answering;
    const answer = await answering;
    if (answer.accepted) {
      setRefusal('');
      return true;
    }
    const text = bowlWords().refusals;
    const why = text[answer.refused as keyof typeof text] ?? words().table.refused;
    setRefusal(why);
    announce(why);
    return false;
  }

  /** A tap, or Enter, on a card of the galaxy: joker, pick, or confirmation of the pick. */
  async function touchCard(card: number): Promise<void> {
    setFocused(card);
    // Whoever calls and points in one breath would otherwise point before the call is heard.
    await acting;
    const now = countdown();
    if (!now?.mine) return;
    if (aiming()) {
      if (await act(active(), { type: 'joker', card })) setAiming(false);
    } else if (now.mine.pick === card) {
      if (!now.mine.confirmed) await act(active(), { type: 'confirm' });
    } else {
      await act(active(), { type: 'pick', card });
    }
  }

  /** Who is not ready yet for the next throw, once everyone at this screen is. */
  function waitedFor(): string[] {
    const now = phase();
    if (now.kind !== 'rest') return [];
    const isReady = (seat: Seat) => now.ready[seat] || pending()?.type === 'ready';
    if (!table.here.every(isReady)) return [];
    return table.chairs.flatMap(({ name }, seat) =>
      now.ready[seat] || table.here.includes(seat) ? [] : [name],
    );
  }

  /** Everyone at this screen is ready for the next throw. */
  function ready(): void {
    const now = phase();
    if (now.kind !== 'rest') return;
    for (const seat of table.here) if (!now.ready[seat]) void act(seat, { type: 'ready' });
  }

  async function claim(seat: Seat, claimKind: 'go' | 'doom'): Promise<void> {
    setActive(seat);
    await act(seat, countdown() ? { type: 'follow' } : { type: 'call', kind: claimKind });
  }

  return {
    table,
    view,
    phase,
    kind,
    countdown,
    thrown,
    galaxy,
    result,
    rolling,
    stillIn,
    pending,
    claiming,
    time,
    active,
    setActive,
    aiming,
    setAiming,
    focused,
    setFocused,
    lit,
    setLit,
    shownAnswer,
    setShownAnswer,
    refusal,
    /** What the person at the screen may do now. */
    legal: () => (table.here.length === 0 ? [] : legal(view(), active(), table.now())),
    act,
    touchCard,
    ready,
    waitedFor,
    claim,
    chair: (seat: Seat) => table.chairs[seat]!,
    shared: table.here.length > 1,
  };
}
