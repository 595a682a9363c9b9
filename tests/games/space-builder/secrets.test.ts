// Space Builder: two worlds that differ only in what a viewer may not know give that viewer the same bytes.
import { describe, expect, test } from 'vitest';
import { isRefusal, type Seat, type Viewer } from '#shared/engine/game.ts';
import { act } from '#shared/engine/match.ts';
import { type Dice, dice, seeded } from '#shared/engine/random.ts';
import type { Room } from '#shared/engine/table.ts';
import type { Action } from '#shared/games/space-builder/actions.ts';
import { type Board, EMPTY, FACES, pieceOf, SITES, TURNS } from '#shared/games/space-builder/components.ts';
import type { Options } from '#shared/games/space-builder/options.ts';
import { drawn } from '#shared/games/space-builder/plans.ts';
import { resume } from '#shared/games/space-builder/resume.ts';
import { spaceBuilder } from '#shared/games/space-builder/rules.ts';
import type { Builder, State } from '#shared/games/space-builder/state.ts';
import type { View } from '#shared/games/space-builder/view.ts';
import { bot } from './random/bot.ts';
import { type Moment, played, stateIn, tableOf } from './random/play.ts';
import { ids, viewersOf } from './table.ts';

const MATCHES = Number(process.env.BUILDER_WORLDS ?? 24);
const timeout = 30_000 + 300 * MATCHES;
/** One moment of so many is looked at. */
const SOME = 5;

const shown = (state: State, viewer: Viewer) => JSON.stringify(spaceBuilder.view(state, viewer));
const countOf = (board: Board) => board.filter((piece) => piece !== null).length;

/** As many buildings as lie there, of those that are held, anywhere and anyhow. */
function otherBoard(held: readonly number[], many: number, chance: Dice): Board {
  const sites = chance.shuffled(ids(SITES));
  const taken = chance.shuffled(held).slice(0, many);
  return taken.reduce<Board>(
    (board, building, at) =>
      board.with(sites[at]!, pieceOf(building, chance.below(TURNS), chance.below(FACES))),
    EMPTY,
  );
}

const WORLDS = 12;
const worldsOf = (lie: Options['lie']) =>
  ids(WORLDS).map((world) => drawn({ lie, limit: 60, rest: 'timed', count: 4 }, `another world ${world}`));
const worlds = { straight: worldsOf('straight'), turned: worldsOf('turned') };

const differences = { boards: 0, plan: 0, later: 0, changed: 0, sent: 0 };

/** Of a plan that everybody may see nothing is another; what lies there may be anywhere. */
function twin(state: State, viewer: Viewer, chance: Dice): State {
  const { phase, round, options } = state;
  const other = worlds[options.lie][chance.below(WORLDS)]!;
  const isTurnedUp = phase.kind !== 'rest' && phase.kind !== 'soon';
  const known = isTurnedUp ? round : round - 1;
  const instead = <T>(ours: readonly T[], theirs: readonly T[]) => [
    ...ours.slice(0, known),
    ...theirs.slice(known),
  ];
  const builders = state.builders.map((builder, seat): Builder => {
    if (seat === viewer) return builder;
    const { held, board, changed, tap, out } = builder;
    const isDone = tap !== null || out?.how === 'halted';
    const isSent = phase.kind === 'stop' && !isDone && chance.below(2) === 0;
    const isOut =
      phase.kind === 'stop' && !isDone ? (isSent ? { how: 'sent' as const, at: phase.at } : null) : out;
    const next = changed === null ? chance.below(2) === 0 : true;
    return {
      ...builder,
      board: otherBoard(held, countOf(board), chance),
      changed: next ? chance.below(1_000_000) : null,
      out: isOut,
    };
  });
  const world = {
    ...state,
    plans: instead(state.plans, other.plans),
    lies: instead(state.lies, other.lies),
    builders,
  };
  const differ = (part: (own: Builder) => unknown) =>
    JSON.stringify(state.builders.map(part)) !== JSON.stringify(builders.map(part)) ? 1 : 0;
  differences.boards += differ(({ board }) => board);
  differences.changed += differ(({ changed }) => changed);
  differences.sent += differ(({ out }) => out);
  if (known < round) differences.plan++;
  differences.later++;
  return world;
}

function* someMoments(words: string): Generator<Moment> {
  for (const number of ids(MATCHES)) {
    const chance = dice(seeded(`${words} moments ${number}`));
    for (const moment of played(tableOf(number, words))) if (chance.below(SOME) === 0) yield moment;
  }
}

describe('two states', () => {
  test('[SD21] that differ in boards, plans, changes and what was sent look the same', { timeout }, () => {
    const chance = dice(seeded('two states'));
    for (const { room } of someMoments('states')) {
      const state = stateIn(room);
      for (const viewer of viewersOf(state.seats)) {
        const other = twin(state, viewer, chance);
        if (shown(other, viewer) !== shown(state, viewer))
          expect(spaceBuilder.view(other, viewer)).toEqual(spaceBuilder.view(state, viewer));
        expect(shown(other, viewer) === shown(state, viewer)).toBe(true);
        expect(madeOf(other, viewer)).toBe(madeOf(state, viewer));
      }
    }
  });

  /** Where it goes on without the room, what is done for somebody away, and what a bot would do. */
  function madeOf(state: State, viewer: Viewer): string {
    const seen: View = spaceBuilder.view(state, viewer);
    const own =
      viewer === 'watcher' ? null : [spaceBuilder.whenAway!(seen, viewer), bot(seen, viewer, 1, 'x')];
    return JSON.stringify([
      resume.position(seen),
      own,
      spaceBuilder.deadline(state),
      spaceBuilder.outcome(state),
    ]);
  }

  test('[SD21] they differed in all that is secret', { timeout }, () => {
    for (const [secret, many] of Object.entries(differences)) expect(many, secret).toBeGreaterThan(MATCHES);
  });

  test('[SD21] a plan that is another one is seen, once the countdown is over', { timeout }, () => {
    const chance = dice(seeded('seen plans'));
    let plans = 0;
    for (const { room } of someMoments('seen')) {
      const state = stateIn(room);
      const other = { ...state, plans: worlds[state.options.lie][chance.below(WORLDS)]!.plans };
      const isSeen = state.phase.kind === 'build' || state.phase.kind === 'stop';
      expect(shown(other, 'watcher') === shown(state, 'watcher'), JSON.stringify(state)).toBe(!isSeen);
      if (isSeen) plans++;
    }
    expect(plans).toBeGreaterThan(MATCHES);
  });
});

/** This seat lays something else, of which nobody else is told anything. */
function hiddenChange({ match }: Room, seat: Seat, chance: Dice): State | null {
  const { phase, builders }: State = match.state;
  const { board, held } = builders[seat]!;
  const many = countOf(board);
  const action: Action = { type: 'build', board: [...otherBoard(held, many, chance)] };
  const pressed = phase.kind === 'stop' ? phase.at : undefined;
  const next = act(match, seat, action, match.at, pressed);
  return isRefusal(next) ? null : next.state;
}

describe('a hidden change', () => {
  const seen = { build: 0, stop: 0 };

  test('[SD22] changes no byte of what others see', { timeout }, () => {
    const chance = dice(seeded('hidden changes'));
    for (const { room } of someMoments('hidden')) {
      const state = stateIn(room);
      const { kind } = state.phase;
      if (kind !== 'build' && kind !== 'stop') continue;
      for (const seat of spaceBuilder.toAct(state)) {
        const after = hiddenChange(room, seat, chance);
        // The last board that was waited for brings the check, which all see.
        if (after === null || after.phase.kind !== kind) continue;
        if (shown(after, seat) !== shown(state, seat)) seen[kind]++;
        for (const viewer of viewersOf(state.seats))
          if (viewer !== seat) expect(shown(after, viewer) === shown(state, viewer)).toBe(true);
        expect(spaceBuilder.deadline(after)).toBe(spaceBuilder.deadline(state));
        expect(spaceBuilder.outcome(after)).toBeNull();
      }
    }
    expect(Math.min(seen.build, seen.stop)).toBeGreaterThan(MATCHES / 4);
  });

  test('[SD22] while all build it is not in the log, and counts as no step', { timeout }, () => {
    let drafts = 0;
    for (const { before, room, entries } of someMoments('steps')) {
      const isDraft = room.match !== before.match && entries.length === 0;
      if (!isDraft) continue;
      drafts++;
      expect(room.match.length).toBe(before.match.length);
    }
    expect(drafts).toBeGreaterThan(MATCHES);
  });
});

describe('two matches', () => {
  /** The same round once more, in which others put as many buildings elsewhere. */
  function elsewhere(action: Action, held: readonly number[], chance: Dice): Action {
    if (action.type !== 'build' && action.type !== 'tap') return action;
    return { ...action, board: [...otherBoard(held, countOf(action.board), chance)] };
  }

  test('[SD21] [SD22] in which others build as much elsewhere look the same until the check', {
    timeout,
  }, () => {
    let compared = 0;
    for (const number of ids(MATCHES)) {
      const moments = [...played(tableOf(number, 'elsewhere'))];
      const starts = moments.filter(
        ({ room, before }) => stateIn(room).phase.kind === 'build' && stateIn(before).phase.kind === 'soon',
      );
      const chance = dice(seeded(`elsewhere ${number}`));
      const start = starts[chance.below(starts.length)]!;
      const { round, seats, builders } = stateIn(start.room);
      const until = moments.filter(({ room }) => stateIn(room).winners.length < round);
      const log = until.slice(moments.indexOf(start) + 1).flatMap(({ entries }) => entries);
      for (const viewer of viewersOf(seats)) {
        let [one, other] = [start.room.match, start.room.match];
        for (const { by, action, at, pressed } of log) {
          const isOther = by !== 'clock' && by !== viewer;
          const instead = isOther ? elsewhere(action as Action, builders[by]!.held, chance) : action;
          const [next, twin] = [act(one, by, action, at, pressed), act(other, by, instead, at, pressed)];
          if (isRefusal(next) || isRefusal(twin)) throw new Error('refused in one of them');
          [one, other] = [next, twin];
          expect(shown(other.state, viewer) === shown(one.state, viewer)).toBe(true);
          compared++;
        }
      }
    }
    expect(compared).toBeGreaterThan(10 * MATCHES);
  });
});
