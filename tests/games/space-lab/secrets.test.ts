// Space Lab: two worlds that differ only in what a viewer may not know give that viewer the same bytes.
import { describe, expect, test } from 'vitest';
import { isRefusal, LEVELS, type Viewer } from '#shared/engine/game.ts';
import { replay } from '#shared/engine/match.ts';
import { dice, seeded } from '#shared/engine/random.ts';
import type { Action } from '#shared/games/space-lab/actions.ts';
import { bot } from '#shared/games/space-lab/bot/bot.ts';
import { resume } from '#shared/games/space-lab/resume.ts';
import { spaceLab } from '#shared/games/space-lab/rules.ts';
import type { State } from '#shared/games/space-lab/state.ts';
import { type View, view } from '#shared/games/space-lab/view.ts';
import { played, type Step } from '../../shared/play.ts';
import { Differences, SECRETS } from './secrets/differences.ts';
import { attempts, elsewhere } from './secrets/elsewhere.ts';
import { Room, type RoomTable } from './secrets/rooms.ts';
import { Secretive } from './secrets/secretive.ts';
import { isSetup, lastSecret } from './secrets/seen.ts';
import { headerOf, otherWorld, statesOf, viewersOf } from './secrets/worlds.ts';

const SLOW = 60_000;
const TABLES = [1, 2, 3, 4].flatMap((seats) => [false, true].map((draft) => ({ seats, draft })));

/** By chance, with hands, projects and objectives that nobody else knows of. */
function matchOf(seats: number, draft: boolean, words: string): Step[] {
  const secretive = new Secretive();
  return played(spaceLab, headerOf(seats, draft, words), (seen, actions, roll) =>
    secretive.chosen(seen as View, actions as Action[], roll),
  );
}
const firstTurn = (states: readonly State[]) => states.findIndex((state) => !isSetup(state));
const shown = (state: State, viewer: Viewer) => JSON.stringify(view(state, viewer));

function expectDifferences({ counts, undone }: Differences, least: number): void {
  expect(undone).toBeGreaterThan(least);
  for (const secret of SECRETS) expect(counts[secret], secret).toBeGreaterThan(least);
}

describe('two tables with other hands, projects and objectives of others, and other piles', () => {
  const differences = new Differences();
  let refusals = 0;

  /** The same refusal, or accepted in both; what is taken back looks the same again. */
  function expectAlike(tables: readonly [State, State], by: number, action: Action, viewer: Viewer): void {
    const [one, other] = tables.map((state) => spaceLab.act(state, by, action, state.since + 1));
    if (isRefusal(one!)) refusals++;
    expect(isRefusal(other!) ? other : 'accepted').toEqual(isRefusal(one!) ? one : 'accepted');
    if (action.type === 'undo' && !isRefusal(one!))
      expect(shown(other as State, viewer)).toBe(shown(one as State, viewer));
  }

  test.each(TABLES)('[SL31] [SL32] look the same: $seats, draft: $draft', ({ seats, draft }) => {
    const roll = dice(seeded(`elsewhere ${seats} ${draft}`));
    for (const state of statesOf(matchOf(seats, draft, 'elsewhere')))
      for (const viewer of viewersOf(seats)) {
        const other = elsewhere(state, viewer, roll);
        differences.note(state, other);
        expect(shown(other, viewer)).toBe(shown(state, viewer));
        for (const seat of spaceLab.toAct(state)) expectAlike([state, other], seat, { type: 'undo' }, viewer);
        if (viewer === 'watcher') continue;
        for (const action of attempts(roll)) expectAlike([state, other], viewer, action, viewer);
      }
  });

  test('[SL31] they differed in all that is secret', () => {
    expectDifferences(differences, 10);
    expect(refusals).toBeGreaterThan(1000);
  });
});

describe('two matches in which others have drawn and chosen something else', () => {
  const differences = new Differences();

  /** Where it goes on from without the room, and what bots would do, are made of a view. */
  function madeOf(state: State, viewer: Viewer, at: number): string {
    const seen = view(state, viewer);
    const isAsked = at % 4 === 0 && viewer !== 'watcher';
    const plan = isAsked ? bot(seen, viewer, LEVELS[(at / 4) % LEVELS.length]!, 'plans') : null;
    return JSON.stringify([seen, resume.position(seen), plan]);
  }

  test.each(TABLES)(
    '[SL31] [SL32] every moment is the same, also replayed, resumed and for bots: $seats, draft: $draft',
    ({ seats, draft }) => {
      const words = `worlds ${seats} ${draft}`;
      const steps = matchOf(seats, draft, words);
      const states = statesOf(steps);
      const [turns, all] = [firstTurn(states), steps.length];
      for (const viewer of viewersOf(seats)) {
        const roll = dice(seeded(`${words} ${viewer}`));
        const made = states.map((state, at) => madeOf(state, viewer, at));
        // What nobody has seen until then is another: the longer a match, the less that is.
        const lengths = [turns - 1, turns + 8, turns + 20, Math.floor(all / 2), all - 1, all];
        for (const length of lengths.filter((length) => length > 0)) {
          const other = otherWorld(steps.slice(0, length), viewer, roll);
          for (const [at, state] of other.states.entries()) {
            expect(madeOf(state, viewer, at)).toBe(made[at]);
            differences.note(states[at]!, state);
          }
          const again = replay(other.game, headerOf(seats, draft, words), other.entries);
          expect(isRefusal(again) ? again : JSON.stringify(again.state)).toBe(
            JSON.stringify(other.states.at(-1)),
          );
        }
      }
    },
    SLOW,
  );

  test('[SL31] they differed in all that is secret', () => expectDifferences(differences, 10));
});

describe('two rooms in which others have drawn and chosen something else', () => {
  const differences = new Differences();
  const happened = new Set<string>();

  /** The other room, in which as much was done as in this one until so many actions were stored. */
  function compared(table: RoomTable, one: Room, all: readonly Step[], viewer: Viewer, stored: number): Room {
    const done = one.done.slice(0, one.done.findLastIndex((done) => done.stored <= stored) + 1);
    const { sent, stored: length } = done.at(-1)!;
    for (const { kind } of done) happened.add(kind);
    const steps = all.slice(0, length);
    const { game, entries, states } = otherWorld(steps, viewer, dice(seeded(`${table.words} ${viewer}`)));
    const other = new Room(table, game).follow(done, entries);
    expect(other.heard(viewer)).toEqual(one.heard(viewer, sent));
    for (const [at, state] of statesOf(steps).entries()) differences.note(state, states[at]!);
    return other;
  }

  test.each(TABLES)(
    '[SL31] a viewer hears the same bytes, also when connecting again, and so does a watcher: $seats, draft: $draft',
    ({ seats, draft }) => {
      const table = { seats, draft, level: null, words: `rooms ${seats} ${draft}` };
      const one = new Room(table).play();
      const { steps } = one;
      const states = statesOf(steps);
      const lengths = [firstTurn(states) - 1, lastSecret(states)];
      for (const viewer of viewersOf(seats))
        for (const length of lengths.filter((length) => length > 0)) {
          const other = compared(table, one, steps, viewer, length);
          expect(other.heard(viewer).length).toBeGreaterThan(length);
        }
    },
    SLOW,
  );

  test.each(LEVELS)('[SL31] a bot of level %i does the same in both', (level) => {
    const seat = level;
    const table = { seats: level + 1, draft: level === 2, level, words: `bot ${level}` };
    const one = new Room(table).play();
    const other = compared(table, one, one.steps, seat, one.host.log.length - 2);
    const byBot = ({ host }: Room) =>
      host.log.slice(0, other.host.log.length).filter(({ by }) => by === seat);
    expect(byBot(other).length).toBeGreaterThan(10);
    expect(byBot(other)).toEqual(byBot(one));
  });

  test('[SL31] they differed in all that is secret, whatever else happened in the room', () => {
    expectDifferences(differences, 10);
    expect(happened).toEqual(new Set(['act', 'wait', 'connect', 'refused', 'evict', 'record']));
  });
});
