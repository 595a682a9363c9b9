// What the people at this screen do with a Space Bowl table: who is at it, what is aimed at, what lights up.
import { createEffect, createMemo, createSignal, on, onCleanup } from 'solid-js';
import type { Seat } from '#shared/engine/game.ts';
import type { Action } from '#shared/games/space-bowl/actions.ts';
import { legal } from '#shared/games/space-bowl/legal.ts';
import { answersIn } from '#shared/games/space-bowl/overlooked.ts';
import type { PhaseView, ResultView, View } from '#shared/games/space-bowl/view.ts';
import type { Table } from '#web/table/host/table.ts';
import { createPeople } from '#web/table/kit/people.ts';
import { bowlWords } from '../../words/words.ts';

export type Countdown = Extract<PhaseView, { kind: 'countdown' }>;
export type Model = ReturnType<typeof createModel>;

const CLOCK_STEP = 100;
/** They say what others have said meanwhile. */
const TOLD_LATE = ['goDuringDoom', 'doomDuringGo', 'jokerGone'];

export function createModel(table: Table<View>) {
  const people = createPeople<View, Action>(table, {
    moment: ({ phase }) => phase.kind,
    refusals: () => bowlWords().refusals,
    toldLate: TOLD_LATE,
  });
  const [aiming, setAiming] = createSignal(false);
  const [focused, setFocused] = createSignal(0);
  const [lit, setLit] = createSignal<Seat | null>(null);
  const [shownAnswer, setShownAnswer] = createSignal<number | null>(null);
  const [time, setTime] = createSignal(table.now());

  const ticking = setInterval(() => setTime(table.now()), CLOCK_STEP);
  onCleanup(() => clearInterval(ticking));

  const view = people.live;
  const actor = () => people.actorIn(view());
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

  /** What there is to be found, for whoever looks back and wants to see it. */
  const found = createMemo(() => {
    const { galaxy, options } = view();
    const what = rolling() || result() ? null : thrown();
    return table.reveals?.() && what ? answersIn(galaxy, options, what) : [];
  });

  createEffect(
    on(kind, () => {
      setAiming(false);
      setShownAnswer(null);
      setLit(null);
    }),
  );

  const act = (action: Action, seat = actor()) => people.act(seat, action);

  /** A tap, or Enter, on a card of the galaxy: joker, pick, or confirmation of the pick. */
  function touchCard(card: number): void {
    setFocused(card);
    // Whoever calls and points in one breath would otherwise point before the call is heard.
    void people.afterwards(async () => {
      const own = countdown()?.mine;
      if (!own) return;
      if (aiming()) {
        if (await act({ type: 'joker', card })) setAiming(false);
      } else if (own.pick !== card) {
        await act({ type: 'pick', card });
      } else if (!own.confirmed) {
        await act({ type: 'confirm' });
      }
    });
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
    for (const seat of table.here) if (!now.ready[seat]) void act({ type: 'ready' }, seat);
  }

  async function claim(what: 'go' | 'doom', seat = actor()): Promise<void> {
    people.choose(seat);
    await act(countdown() ? { type: 'follow' } : { type: 'call', kind: what }, seat);
  }

  const canAim = () => mayDo().some(({ type }) => type === 'joker');

  /** What the person at the screen may do now. */
  function mayDo(): Action[] {
    const seat = actor();
    return seat === null ? [] : legal(view(), seat, table.now());
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
    found,
    pending,
    claiming,
    time,
    /** Who acts and points now, of those at this screen. */
    actor,
    choose: people.choose,
    aiming,
    /** Takes the joker up, or puts it back. */
    aim: () => setAiming(!aiming() && canAim()),
    focused,
    setFocused,
    lit,
    setLit,
    shownAnswer,
    setShownAnswer,
    refusal: people.refusal,
    mayDo,
    act,
    touchCard,
    ready,
    waitedFor,
    claim,
    chair: people.chair,
    several: people.several,
    watching: people.watching,
  };
}
