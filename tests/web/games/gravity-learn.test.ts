// Each lesson can be solved by the real rules as its hint says, and not by just any turn.
import { describe, expect, test } from 'vitest';
import { isRefusal } from '#shared/engine/game.ts';
import type { Action } from '#shared/games/gravity-superstar/actions.ts';
import { forward, rideOf } from '#shared/games/gravity-superstar/legal.ts';
import { gravitySuperstar } from '#shared/games/gravity-superstar/rules.ts';
import { pointsOf } from '#shared/games/gravity-superstar/score.ts';
import type { State } from '#shared/games/gravity-superstar/state.ts';
import {
  isSolved,
  LESSON_IDS,
  LESSONS,
  type LessonId,
} from '#web/games/gravity-superstar/learn/lesson/lessons.ts';
import { ME, stateOf } from '#web/games/gravity-superstar/learn/lesson/small-board.ts';
import { EXAMPLES } from '#web/games/gravity-superstar/learn/rules/examples.ts';

function after(state: State, action: Action): State {
  const next = gravitySuperstar.act(state, ME, action, state.since + 1);
  if (isRefusal(next)) throw new Error(`${JSON.stringify(action)}: ${next.refused}`);
  return next;
}

/** Every whole turn with the cards of the lesson, and how it ends. */
function turns(id: LessonId, state = LESSONS[id].start, before: Action[] = []): [Action[], State][] {
  if (state.phase.kind === 'over') return [[before, state]];
  const may = forward(state, ME).filter(
    (action) => !('card' in action) || LESSONS[id].cards.includes(action.card),
  );
  return may.flatMap((action) => turns(id, after(state, action), [...before, action]));
}

const solving = (id: LessonId) =>
  turns(id).flatMap(([actions, end]) => (isSolved(LESSONS[id], end) ? [actions] : []));

describe.each(LESSON_IDS)('the lesson %s', (id) => {
  test('is solved by what it shows, and by nothing else', () => {
    expect(solving(id)).toEqual([LESSONS[id].solution]);
  });

  test('can be missed', () => {
    expect(turns(id).length).toBeGreaterThan(solving(id).length);
  });

  test('is not solved before it has begun', () => {
    expect(isSolved(LESSONS[id], LESSONS[id].start)).toBe(false);
  });

  test('lets every fall end: a platform crosses each row and each column', () => {
    const { walls, width, height } = LESSONS[id].start.board;
    const line = (length: number) => [...Array(length).keys()];
    for (const x of line(width)) expect(line(height).some((y) => walls[y * width + x]! & 0b0100)).toBe(true);
    for (const y of line(height)) expect(line(width).some((x) => walls[y * width + x]! & 0b0010)).toBe(true);
  });

  test('begins with everybody on a platform', () => {
    const { board, pawns } = LESSONS[id].start;
    for (const pawn of pawns) if (pawn) expect(board.walls[pawn.cell]! & (1 << pawn.feet)).not.toBe(0);
  });
});

test.each(Object.entries(EXAMPLES))(
  'the drawing of %s shows a move that is possible',
  (_, { plan, move }) => {
    const state = stateOf(plan);
    const trip = rideOf(state, ME, move);
    if (isRefusal(trip)) throw new Error(trip.refused);
    expect(trip.path.length).toBeGreaterThan(0);
    expect(trip.ejected).toEqual(plan.rival ? [1] : []);
  },
);

test('the example of the points counts as the match does', () => {
  // Six stars, two pairs among them, two tokens.
  expect(pointsOf({ taken: [[2, 3, 1, 0, 0, 0]], tokens: [2] }, 0)).toBe(10);
});
