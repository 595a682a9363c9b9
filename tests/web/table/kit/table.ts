// A table for tests of the kit: people who take turns, and answers that come when the test says so.
import { createRoot, createSignal } from 'solid-js';
import type { Seat, Viewer } from '#shared/engine/game.ts';
import type { Answer } from '#shared/engine/table.ts';
import type { Table } from '#web/table/host/table.ts';

export interface Position {
  turn: Seat | null;
  step: number;
}
export interface Seen extends Position {
  viewer: Viewer;
}

/** What a table has that a test does not look at. */
const REST = {
  outcome: () => null,
  pending: () => null,
  canPause: () => false,
  paused: () => false,
  pause() {},
  resume() {},
  arrange() {},
  close() {},
};

export function fakeTable(here: Seat[], first: Position = { turn: 0, step: 0 }) {
  const [position, show] = createSignal(first);
  const sent: { seat: Seat; action: unknown; answer: (refused?: string) => Promise<void> }[] = [];
  const table: Table<Seen> = {
    ...REST,
    chairs: ['Ana', 'Ben', 'Cleo'].map((name, colour) => ({ kind: 'person', name, colour })),
    here,
    view: (viewer) => ({ ...position(), viewer }),
    now: () => 0,
    act: (seat, action) =>
      new Promise<Answer>((done) => {
        const number = sent.length + 1;
        const answer = async (refused?: string) => {
          done(refused ? { number, accepted: false, refused } : { number, accepted: true });
          // Whoever waits for it has heard it by then.
          await new Promise((heard) => setTimeout(heard));
        };
        sent.push({ seat, action, answer });
      }),
  };
  return { table, show, sent };
}

/** Runs something reactive; its effects have run when this answers. */
export const begun = <T>(what: () => T): T => createRoot(what);
