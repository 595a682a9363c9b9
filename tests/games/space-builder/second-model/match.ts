// One match of the rules and the second model side by side, and what came up in it.
import { isRefusal } from '#shared/engine/game.ts';
import { act, type Entry, type Match, replay, startMatch } from '#shared/engine/match.ts';
import { type Dice, dice, seeded } from '#shared/engine/random.ts';
import { LIMITS, type Options, RESTS } from '#shared/games/space-builder/options.ts';
import { spaceBuilder } from '#shared/games/space-builder/rules.ts';
import type { State } from '#shared/games/space-builder/state.ts';
import { reasonsAgainst, type Said } from './allowed.ts';
import { checkedDifferences, differences } from './compare.ts';
import { act as actModel } from './course.ts';
import { clockAt, nextSaid } from './moves.ts';
import { type Note, notesOf } from './notes.ts';
import { deadlineOf, newTable, type Table } from './table.ts';

/** Whether somebody builds, or the clock is mostly waited for. */
export const PACES = ['lively', 'idle'] as const;

export interface Game {
  seats: number;
  options: Pick<Options, 'lie' | 'count'>;
  pace: (typeof PACES)[number];
  seed: string;
}

export interface Tally {
  matches: number;
  steps: number;
  accepted: number;
  rounds: number;
  refused: Map<string, number>;
  notes: Map<Note, number>;
  deviations: string[];
}
export const newTally = (): Tally => ({
  matches: 0,
  steps: 0,
  accepted: 0,
  rounds: 0,
  refused: new Map(),
  notes: new Map(),
  deviations: [],
});

const MOST_STEPS = 20_000;

function count<Key>(map: Map<Key, number>, key: Key): void {
  map.set(key, (map.get(key) ?? 0) + 1);
}

/** To the end, or to the first deviation. */
export function playMatch({ seats, options, pace, seed }: Game, tally: Tally): void {
  const chance = dice(seeded(`played ${seed}`));
  const limit = LIMITS[chance.below(LIMITS.length)]!;
  const rest = RESTS[chance.below(RESTS.length)]!;
  const header = {
    game: spaceBuilder.id,
    options: { ...options, limit, rest },
    seats,
    seed,
    rulesVersion: spaceBuilder.rulesVersion,
  };
  const started = startMatch(spaceBuilder, header);
  if (isRefusal(started)) throw new Error(started.refused);
  let match = started;
  const { plans, lies }: State = match.state;
  let table = newTable({
    seats,
    options: { limit, rest, count: options.count },
    plans: plans.map((plan, at) => ({ plan, lie: lies[at]! })),
  });
  const log: Entry[] = [];
  const deviates = (step: number, said: Said | null, what: string[]) => {
    tally.deviations.push(`${seed}, step ${step}, ${JSON.stringify(said)}: ${what.join('; ')}`);
  };
  tally.matches++;
  for (let step = 0; table.phase.kind !== 'over'; step++) {
    if (step > MOST_STEPS) throw new Error(`${seed} does not end`);
    const said = chosen(table, match, pace, chance);
    const wrong = compared(match, table, said);
    tally.steps++;
    if (wrong.what.length > 0) {
      deviates(step, said, wrong.what);
      return;
    }
    if (wrong.refused !== null) {
      count(tally.refused, wrong.refused);
      continue;
    }
    tally.accepted++;
    for (const note of notesOf(table, wrong.table, said)) count(tally.notes, note);
    [match, table] = [wrong.match, wrong.table];
    const { by, action, at, pressed } = said;
    log.push({ by, at, action, ...(pressed < at ? { pressed } : {}) });
  }
  tally.rounds += table.verdicts.length;
  const again = replay(spaceBuilder, header, log);
  if (isRefusal(again)) deviates(again.entry, null, [`its log is refused: ${again.refused}`]);
  else if (JSON.stringify(again.state) !== JSON.stringify(match.state))
    deviates(log.length, null, ['its log folds to another state']);
}

const IDLE = 6;
/** In an idle match nobody says anything for most of a round. */
function chosen(table: Table, { at }: Match, pace: Game['pace'], chance: Dice): Said {
  const { kind } = table.phase;
  const isIdle = pace === 'idle' && (kind === 'build' || kind === 'stop') && chance.below(IDLE) > 0;
  return isIdle ? clockAt(deadlineOf(table)!) : nextSaid(table, chance, at);
}

interface Compared {
  what: string[];
  refused: string | null;
  match: Match;
  table: Table;
}

function compared(match: Match, table: Table, said: Said): Compared {
  const same = { match, table };
  const next = act(match, said.by, said.action, said.at, said.pressed);
  const reasons = reasonsAgainst(table, said);
  if (isRefusal(next)) {
    const isKnown = (reasons as string[]).includes(next.refused);
    const what = isKnown
      ? []
      : [`refused with ${next.refused}, the second model has ${reasons.join() || 'nothing'}`];
    return { ...same, what, refused: next.refused };
  }
  if (reasons.length > 0) return { ...same, what: [`accepted, against ${reasons.join()}`], refused: null };
  const after = actModel(table, said);
  if ('refused' in after) throw new Error(after.refused);
  const what = differences(next.state, after);
  if (after.verdicts.length > table.verdicts.length) what.push(...checkedDifferences(next.state, after));
  return { what, refused: null, match: next, table: after };
}
