// What the people at the screen see, whose hand it is, and what they can do now.
import { createComputed, createMemo, createSignal, on } from 'solid-js';
import type { Seat } from '#shared/engine/game.ts';
import type { Action } from '#shared/games/space-lab/actions.ts';
import { type Agency, capsulesFor, type LabId, type ProjectId } from '#shared/games/space-lab/components.ts';
import { gainOf, type OwnCrew } from '#shared/games/space-lab/gain.ts';
import { legal } from '#shared/games/space-lab/legal.ts';
import type { View } from '#shared/games/space-lab/view.ts';
import type { Table } from '#web/table/host/table.ts';
import { createPeople } from '#web/table/kit/people.ts';
import { labWords } from '../../words/words.ts';

export type Model = ReturnType<typeof createModel>;

export function createModel(table: Table<View>) {
  const people = createPeople<View, Action>(table, {
    toAct: ({ acting }) => acting,
    isHidden: true,
    moment: ({ since }) => since,
    refusals: () => labWords().refusals,
  });
  const view = people.live;
  const phase = () => view().phase;
  /** Whose turn it is, where one plays after the other. */
  const turn = (): Seat | null => {
    const now = phase();
    return 'seat' in now ? now.seat : null;
  };
  /** What is said of something that somebody wants to know more about, and an agency of the centre. */
  const [looked, setLooked] = createSignal<(() => string) | null>(null);
  const look = (said: (() => string) | null) => setLooked(() => said);
  const [agency, openAgency] = createSignal<Agency | null>(null);

  /** Whose hand lies on this side of the screen. */
  const own = (): Seat | null => {
    const viewer = people.viewer();
    return viewer === 'watcher' ? null : viewer;
  };
  const ownCrew = () => (own() === null ? null : view().crews[own()!]!);
  /** May do something now. */
  const acts = createMemo(() => own() !== null && view().acting.includes(own()!) && table.pending() === null);
  const options = createMemo(() => (acts() ? legal(view(), own()!) : []));
  const may = (type: Action['type']) => options().some((action) => action.type === type);

  createComputed(
    on(
      () => [view().since, own()],
      () => {
        look(null);
        openAgency(null);
      },
    ),
  );

  /** Projects that came with the last step, without a choice. */
  const drawn = createMemo<{
    since: number;
    seat: Seat | null;
    had: readonly ProjectId[];
    got: readonly ProjectId[];
  }>(
    (before) => {
      const [since, seat] = [view().since, own()];
      const has = [...(ownCrew()?.projects ?? [])];
      if (since === before.since && seat === before.seat) return before;
      const isNew =
        seat === before.seat &&
        view().events.some((event) => event.kind === 'drawProjects' && event.seat === seat);
      return { since, seat, had: has, got: isNew ? has.slice(before.had.length) : [] };
    },
    { since: -1, seat: null, had: [], got: [] },
  );

  /** The station that is drawn large: one's own, and for whoever watches that of who plays. */
  const shownSeat = createMemo((before: Seat): Seat => own() ?? turn() ?? before, 0);

  return {
    table,
    view,
    phase,
    own,
    ownCrew,
    turn,
    shownSeat,
    shownCrew: () => view().crews[shownSeat()]!,
    capsules: () => capsulesFor(view().seats),
    acts,
    may,
    isAlone: () => view().seats === 1,
    ended: () => (phase().kind === 'over' ? table.outcome() : null),
    /** What a card of one's own would bring there; null for what cannot be known. */
    gain(lab: LabId, slot: number) {
      const crew = ownCrew();
      return crew?.objectives && crew.projects ? gainOf(crew as OwnCrew, lab, slot, view().taken) : null;
    },
    drawn: () => drawn().got,
    act: (action: Action) => (acts() ? people.act(own(), action) : Promise.resolve(false)),
    looked: () => looked()?.() ?? '',
    look,
    agency,
    openAgency,
    refusal: people.refusal,
    chair: people.chair,
    several: people.several,
    looking: people.looking,
    next: people.next,
    lookAs: people.look,
  };
}
