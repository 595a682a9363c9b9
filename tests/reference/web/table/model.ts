// What the people at this screen see, whose turn it is among them, and what they can do.
import type { Seat } from '#shared/engine/game.ts';
import { type Action, MOST } from '#shared/games/nim/actions.ts';
import type { View } from '#shared/games/nim/view.ts';
import type { Table } from '#web/table/host/table.ts';
import { createPeople } from '#web/table/kit/people.ts';
import { nimWords } from '../words/words.ts';

export type Model = ReturnType<typeof createModel>;

const turnOf = ({ left, turn }: View): Seat | null => (left === 0 ? null : turn);

export function createModel(table: Table<View>) {
  const people = createPeople<View, Action>(table, {
    toAct: (view) => [turnOf(view)].filter((seat) => seat !== null),
    moment: ({ since }) => since,
    refusals: () => nimWords().refusals,
  });
  const view = people.live;
  /** Whose turn it is, if they sit here. */
  const actor = () => people.actorIn(view());

  /** One line that says whose turn it is and what they can do. */
  function status(): string {
    const turn = turnOf(view());
    if (people.refusal()) return people.refusal();
    if (turn === null) return '';
    const { name } = people.chair(turn);
    if (actor() === null) return nimWords().waits(name);
    // Round one screen everybody must know who is meant.
    return people.several() ? nimWords().turnOf(name) : nimWords().choose;
  }

  return {
    table,
    view,
    turn: () => turnOf(view()),
    status,
    chair: people.chair,
    mayTake: (many: number) => actor() !== null && table.pending() === null && many <= view().left,
    take: (many: number) => people.act(actor(), { type: 'take', many }),
    takes: Array.from({ length: MOST }, (_, fewer) => fewer + 1),
  };
}
