// What holds at every moment of a match, whatever is done: each line says what does not.
import type { Viewer } from '#shared/engine/game.ts';
import { type Board, BUILDINGS, buildingOf, PLANS, SITES } from '#shared/games/space-builder/components.ts';
import { legal } from '#shared/games/space-builder/legal.ts';
import { spaceBuilder } from '#shared/games/space-builder/rules.ts';
import type { Builder, State } from '#shared/games/space-builder/state.ts';
import type { View } from '#shared/games/space-builder/view.ts';

const buildingsOn = (board: Board) => board.flatMap((piece) => (piece === null ? [] : [buildingOf(piece)]));
/** Lists by what is in them; mostly it is the same one. */
const same = (one: unknown, other: unknown): boolean =>
  one === other ||
  (Array.isArray(one) &&
    Array.isArray(other) &&
    one.length === other.length &&
    one.every((item, at) => same(item, other[at])));

class Wrong {
  readonly found: string[] = [];

  unless(holds: boolean, what: string): void {
    if (!holds) this.found.push(what);
  }
}

/** A building that was won and is not in hand yet, or never will be. */
function pendingOf({ phase, last, seats }: State, seat: number): number {
  if (seats === 1) return 0;
  const isChoosing = phase.kind === 'unlock' && phase.seat === seat;
  return isChoosing || (phase.kind === 'over' && last!.winner === seat) ? 1 : 0;
}

function ofBuilder(state: State, seat: number, wrong: Wrong): void {
  const { held, won, board, changed, tap }: Builder = state.builders[seat]!;
  const lying = buildingsOn(board);
  wrong.unless(board.length === SITES, `a board of ${board.length} sites`);
  wrong.unless(
    lying.every((building) => held.includes(building)),
    `${seat} has built what is locked`,
  );
  wrong.unless(new Set(lying).size === lying.length, `${seat} has a building twice`);
  wrong.unless(changed !== null || lying.length === 0, `${seat} has built, and never changed anything`);
  const isBuilt = state.phase.kind === 'build' || state.phase.kind === 'stop';
  wrong.unless(tap === null || !isBuilt || lying.length === held.length, `${seat} has tapped too early`);
  const least = state.seats === 1 ? state.options.count : 4;
  const many = state.seats === 1 ? least : least + won - pendingOf(state, seat);
  wrong.unless(held.length === many, `${seat} holds ${held.length} after ${won} rounds won`);
  wrong.unless(
    same(
      held,
      [...new Set(held)].sort((one, other) => one - other),
    ),
    `${seat} holds ${held}`,
  );
  wrong.unless(won === state.winners.filter((winner) => winner === seat).length, `${seat} has won ${won}`);
}

/** Alone the time, once it is over. */
function scoresOf({ builders, seats, last }: State): number[] {
  if (seats > 1) return builders.map(({ won }) => won);
  const [own] = last?.seats ?? [];
  return [own && own.tapped !== null && own.total === 0 ? Math.max(1, own.tapped - last!.from) : 0];
}

function ofEnd(state: State, wrong: Wrong): void {
  const { phase, seats, builders, last } = state;
  const outcome = spaceBuilder.outcome(state);
  wrong.unless((outcome !== null) === (phase.kind === 'over'), 'over or not');
  wrong.unless(outcome === null || same(outcome.scores, scoresOf(state)), `scores ${outcome?.scores}`);
  wrong.unless(outcome === null || seats > 1 || same(outcome.places, [1]), `places ${outcome?.places}`);
  wrong.unless(seats > 1 || (last !== null) === (phase.kind === 'over'), 'alone with another round');
  const [own] = builders;
  const isGivenUp = seats === 1 && own!.out?.how === 'halted' && own!.tap === null;
  wrong.unless((last?.stoppedBy === 'halt') === isGivenUp, 'given up or not');
}

/** Places go by rounds won alone, because of this. */
function ofChampion({ phase, seats, last, builders }: State, wrong: Wrong): void {
  const champion = last?.winner ?? null;
  if (phase.kind !== 'over' || seats === 1 || champion === null) return;
  if (last!.seats[champion]!.held.length < BUILDINGS.length) return;
  const mostOfOthers = Math.max(...builders.map(({ won }, seat) => (seat === champion ? 0 : won)));
  wrong.unless(
    builders[champion]!.won === 5 && mostOfOthers <= 4,
    `${champion} is no champion, others have won ${mostOfOthers}`,
  );
}

function ofCourse(state: State, at: number, wrong: Wrong): void {
  const { phase, round, winners, seats, builders } = state;
  const isDone = phase.kind === 'over' || phase.kind === 'unlock';
  const idle = winners.filter((winner) => winner === null).length;
  wrong.unless(
    winners.length === (isDone ? round : round - 1),
    `${winners.length} winners in round ${round}`,
  );
  wrong.unless(
    round <= Math.min(PLANS, seats === 1 ? 1 : 4 * seats + 1 + idle),
    `round ${round} of ${seats}`,
  );
  if (phase.kind === 'stop') {
    wrong.unless(phase.from <= phase.at && phase.at <= phase.until - 500, `a stop at ${phase.at}`);
    wrong.unless(phase.until <= at + 500, 'a wait longer than half a second');
    wrong.unless(
      builders.every(({ tap }) => tap === null || tap.pressed <= phase.at),
      'a tap after the stop',
    );
  }
  const due = spaceBuilder.deadline(state);
  const acting = spaceBuilder.toAct(state);
  const canAct = () => acting.some((seat) => legal(spaceBuilder.view(state, seat), seat, at).length > 0);
  wrong.unless(
    phase.kind === 'over' || due !== null || canAct(),
    'nobody can do anything, and nothing comes',
  );
  wrong.unless(
    phase.kind !== 'over' || (due === null && acting.length === 0),
    'something comes after the end',
  );
}

function ofView(state: State, viewer: Viewer, wrong: Wrong): void {
  const { builders, phase, round } = state;
  const seen: View = spaceBuilder.view(state, viewer);
  const isBuilt = phase.kind === 'build' || phase.kind === 'stop';
  const expected = {
    round,
    placed: builders.map(({ board }) => buildingsOn(board).length),
    tapped: builders.map(({ tap }) => tap?.pressed ?? null),
    halted: builders.map(({ out }) => out?.how === 'halted'),
    held: builders.map(({ held }) => held),
    scores: scoresOf(state),
    plan: isBuilt ? state.plans[round - 1] : null,
    lie: isBuilt ? state.lies[round - 1] : 0,
    last: state.last,
    winners: state.winners,
  };
  for (const [key, value] of Object.entries(expected))
    wrong.unless(same(seen[key as keyof View], value), `${viewer} sees another ${key}`);
  const own = viewer === 'watcher' ? null : builders[viewer]!;
  const isOwn =
    own === null || seen.own === null
      ? own === seen.own
      : same(
          [own.board, own.changed, own.out?.how === 'sent'],
          [seen.own.board, seen.own.changed, seen.sent],
        );
  wrong.unless(isOwn, `${viewer} does not see their own board`);
}

export function wrongIn(state: State, at: number): string[] {
  const wrong = new Wrong();
  for (const seat of state.builders.keys()) ofBuilder(state, seat, wrong);
  ofCourse(state, at, wrong);
  ofEnd(state, wrong);
  ofChampion(state, wrong);
  // Each in turn: all of them at every moment would take most of the time.
  for (const viewer of ['watcher' as const, at % state.seats]) ofView(state, viewer, wrong);
  return wrong.found;
}

/** Of one entry of the log to the next. */
export function wrongBetween(before: State, after: State): string[] {
  const wrong = new Wrong();
  for (const [seat, { held, won, tap }] of before.builders.entries()) {
    const now = after.builders[seat]!;
    const added = now.held.filter((building) => !held.includes(building));
    wrong.unless(
      held.every((building) => now.held.includes(building)),
      `${seat} has lost a building`,
    );
    wrong.unless(added.length <= 1, `${seat} has unlocked ${added}`);
    wrong.unless(now.won >= won && now.won <= won + 1, `${seat} had won ${won}, and now ${now.won}`);
    const isNext = after.phase.kind === 'soon';
    wrong.unless(
      tap === null || isNext || same(now.board, before.builders[seat]!.board),
      `${seat} built after a tap`,
    );
  }
  const grown = after.builders.filter(({ held }, seat) => held.length > before.builders[seat]!.held.length);
  wrong.unless(
    grown.length <= 1 && grown.every(({ held }) => held.length <= BUILDINGS.length),
    'two unlocked',
  );
  wrong.unless(same(before.plans, after.plans) && same(before.lies, after.lies), 'other plans');
  if (after.winners.length === before.winners.length) return wrong.found;
  const { winner, seats, order } = after.last!;
  wrong.unless(after.winners.at(-1) === winner, 'another winner');
  wrong.unless(same(order.flat().sort(), [...seats.keys()]), `an order of ${JSON.stringify(order)}`);
  for (const { faults, total, board, held } of seats) {
    wrong.unless(faults.reduce((sum, { points }) => sum + points, 0) === total, `a total of ${total}`);
    const missing = faults.filter(({ reason }) => reason === 'missing').length;
    wrong.unless(missing === held.length - buildingsOn(board).length, `${missing} missing`);
  }
  const least = Math.min(...seats.map(({ total }) => total));
  const counts =
    seats.some(({ tapped }) => tapped !== null) || seats.every(({ board }) => buildingsOn(board).length > 0);
  wrong.unless(winner === null || !counts || seats[winner]!.total === least, 'not the fewest faults');
  return wrong.found;
}
