// The people at this screen: whose eyes look, who is to act, and one action of each under way.
import { createEffect, createMemo, createSignal, on } from 'solid-js';
import type { Seat, Viewer } from '#shared/engine/game.ts';
import { announce } from '#web/device/announcer.tsx';
import type { Table } from '../host/table.ts';
import { kitWords } from './words/words.ts';

interface Reading<View> {
  /** Who is to act; without turns everybody may at any time. */
  toAct?: (view: View) => readonly Seat[];
  /** Everybody has something that only they may see: round one screen it is shown to whoever says that they look. */
  isHidden?: true;
  /** Another one when there is something else to be done: what was refused before it is forgotten. */
  moment: (view: View) => unknown;
  /** Why an action was refused, in words. */
  refusals: () => Readonly<Record<string, string>>;
  /** Reasons that say what others have done meanwhile: told however late they come. */
  toldLate?: readonly string[];
}

export function createPeople<View, Action>(table: Table<View>, reading: Reading<View>) {
  const [chosen, choose] = createSignal<Seat | null>(null);
  const [looking, look] = createSignal<Seat | null>(null);
  const [refusal, setRefusal] = createSignal('');
  const underWay = new Map<Seat, Promise<unknown>>();
  let last: Promise<unknown> = Promise.resolve();

  const isHere = (seat: Seat | null): seat is Seat => seat !== null && table.here.includes(seat);

  const several = () => table.here.length > 1;

  /** Who is to act, if they sit here; without turns whoever was chosen, or sits here first. */
  function actorIn(view: View): Seat | null {
    const seats = reading.toAct?.(view) ?? [chosen() ?? table.here[0] ?? null];
    const here = seats.filter(isHere);
    return here.find((seat) => seat === looking()) ?? here[0] ?? null;
  }
  /** Who must look next, as all may know. */
  const next = createMemo(() => actorIn(table.view(table.here[0] ?? 'watcher')));

  /**
   * Round one screen whoever is to act looks, and between their turns nobody. Where hands are hidden it is whoever has
   * looked last, until somebody else must: behind the curtain lies nobody's hand.
   */
  const viewer = createMemo((): Viewer => {
    if (!several()) return table.here[0] ?? 'watcher';
    if (!reading.isHidden) return next() ?? 'watcher';
    return (next() === null || next() === looking() ? looking() : null) ?? 'watcher';
  });
  const live = () => table.view(viewer());

  createEffect(
    on(
      () => reading.moment(live()),
      () => setRefusal(''),
    ),
  );

  /** One at a time: what is pressed meanwhile was meant for what was there before. */
  async function act(seat: Seat | null, action: Action): Promise<boolean> {
    if (!isHere(seat) || underWay.has(seat)) return false;
    const before = reading.moment(live());
    const answering = table.act(seat, action);
    underWay.set(seat, answering);
    const answer = await answering.finally(() => underWay.delete(seat));
    if (answer.accepted) {
      setRefusal('');
      return true;
    }
    // What others have done meanwhile says more than that this came too late.
    if (reading.moment(live()) === before || reading.toldLate?.includes(answer.refused))
      refuse(answer.refused);
    return false;
  }

  /** When everything before it counts or is refused: whatever was pressed is judged by the table that it then finds. */
  function afterwards(work: () => Promise<unknown>): Promise<unknown> {
    const done = last.then(() => Promise.allSettled(underWay.values())).then(work);
    last = done.catch(() => undefined);
    return done;
  }

  function refuse(reason: string): void {
    const common: Readonly<Record<string, string>> = { ...kitWords().refusals, ...table.refusals?.() };
    setRefusal(reading.refusals()[reason] ?? common[reason] ?? kitWords().refused);
    announce(refusal());
  }

  return {
    isHere,
    actorIn,
    /** In a game without turns several people at one screen act one after the other. */
    choose,
    viewer,
    /** What they see, as it is now. */
    live,
    act,
    afterwards,
    /** Why the last action was refused. */
    refusal,
    forget: () => setRefusal(''),
    several,
    /** For the curtain: who looks at the screen, and who is to. */
    looking,
    look,
    next,
    watching: () => table.here.length === 0,
    chair: (seat: Seat) => table.chairs[seat]!,
  };
}
