// The state of the rules beside the table of the second model: whatever is not the same, by name.
import { spaceBuilder } from '#shared/games/space-builder/rules.ts';
import type { State } from '#shared/games/space-builder/state.ts';
import { outcomeOf, scoresOf } from './places.ts';
import { deadlineOf, haltedAfter, isOpenAlone, stillBuilding, type Table } from './table.ts';

type Told = Record<string, unknown>;

/** Seats in the order in which their taps came. */
const inOrder = (arrivals: readonly (number | null)[]) =>
  [...arrivals.keys()]
    .filter((seat) => arrivals[seat] !== null)
    .sort((one, other) => arrivals[one]! - arrivals[other]!);
const isShown = (kind: string) => kind === 'build' || kind === 'stop';

function phaseOfRules({ phase }: State): Told {
  if (phase.kind !== 'rest') return { ...phase };
  return { ...phase, ready: [...phase.ready.keys()].filter((seat) => phase.ready[seat]) };
}

function phaseOfModel({ phase }: Table): Told {
  switch (phase.kind) {
    case 'rest':
      return { ...phase, ready: phase.ready.toSorted() };
    case 'stop': {
      const { stoppedBy, ...rest } = phase;
      return { ...rest, by: stoppedBy };
    }
    case 'unlock':
      return { kind: phase.kind, seat: phase.winner, until: phase.until };
    case 'over':
      return { kind: phase.kind };
    default:
      return phase;
  }
}

function toActOf(table: Table): number[] {
  const { phase, players } = table;
  if (phase.kind === 'rest') return [...players.keys()].filter((seat) => !phase.ready.includes(seat));
  if (phase.kind === 'unlock') return [phase.winner];
  return isShown(phase.kind) ? stillBuilding(table) : [];
}

function haltedAfterOfRules(state: State, seat: number): number | null {
  const absent = spaceBuilder.whenAway!(spaceBuilder.view(state, seat), seat);
  return absent?.action.type === 'halt' ? absent.after : null;
}

function ofRules(state: State): Told {
  const { builders, last, winners } = state;
  const seen = spaceBuilder.view(state, 'watcher');
  return {
    phase: phaseOfRules(state),
    round: state.round,
    winners,
    held: builders.map(({ held }) => held),
    won: builders.map(({ won }) => won),
    scores: seen.scores,
    boards: builders.map(({ board }) => board),
    placed: seen.placed,
    changed: builders.map(({ changed }) => changed),
    taps: seen.tapped,
    arrivals: inOrder(builders.map(({ tap }) => tap?.arrival ?? null)),
    out: builders.map(({ out }) => out?.how ?? null),
    plan: seen.plan,
    lie: seen.lie,
    toAct: spaceBuilder.toAct(state),
    haltedAfter: [...builders.keys()].map((seat) => haltedAfterOfRules(state, seat)),
    runsOn: spaceBuilder.runsOn!(state),
    deadline: spaceBuilder.deadline(state),
    outcome: spaceBuilder.outcome(state),
    last: last && {
      ...last,
      order: last.order.map((group) => group.toSorted()),
      seats: last.seats.map(({ faults, total }) => ({
        faults: faults.map(({ building, points, reason }) => ({ building, points, reason })),
        total,
      })),
    },
  };
}

function lastOf({ verdicts, stops, plans }: Table): Told | null {
  const round = verdicts.length;
  if (round === 0) return null;
  const { faults, totals, order, winner } = verdicts[round - 1]!;
  const { from, at, stoppedBy } = stops[round - 1]!;
  const { plan, lie } = plans[round - 1]!;
  const seats = faults.map((own, seat) => ({ faults: own, total: totals[seat] }));
  return { round, plan, lie, from, stop: at, stoppedBy, seats, order, winner };
}

function ofModel(table: Table): Told {
  const { players, verdicts, phase, plans } = table;
  const round = verdicts.length + (phase.kind === 'over' || phase.kind === 'unlock' ? 0 : 1);
  return {
    phase: phaseOfModel(table),
    round,
    winners: verdicts.map(({ winner }) => winner),
    held: players.map(({ held }) => held),
    won: players.map(({ won }) => won),
    scores: scoresOf(table),
    boards: players.map(({ board }) => board),
    placed: players.map(({ board }) => board.filter((piece) => piece !== null).length),
    changed: players.map(({ lastChange }) => lastChange),
    taps: players.map(({ tap }) => tap?.at ?? null),
    arrivals: inOrder(players.map(({ tap }) => tap?.arrived ?? null)),
    out: players.map(({ isOut }) => isOut),
    plan: isShown(phase.kind) ? plans[round - 1]!.plan : null,
    lie: isShown(phase.kind) ? plans[round - 1]!.lie : 0,
    toAct: toActOf(table),
    haltedAfter: [...players.keys()].map((seat) => haltedAfter(table, seat)),
    runsOn: isOpenAlone(table),
    deadline: deadlineOf(table),
    outcome: outcomeOf(table),
    last: lastOf(table),
  };
}

const ordered = (part: unknown): string =>
  JSON.stringify(part, (_, value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );

export function differences(state: State, table: Table): string[] {
  const [rules, model] = [ofRules(state), ofModel(table)];
  return Object.keys(model).flatMap((name) => {
    const [ours, theirs] = [ordered(rules[name]), ordered(model[name])];
    return ours === theirs ? [] : `${name}: the rules have ${ours}, the second model ${theirs}`;
  });
}

/** What was on the boards at the check stays there until the next round begins. */
export function checkedDifferences({ last }: State, { players }: Table): string[] {
  return last!.seats.flatMap(({ board, tapped, changed }, seat) => {
    const player = players[seat]!;
    const ours = ordered([board, tapped, changed]);
    const theirs = ordered([player.board, player.tap?.at ?? null, player.lastChange]);
    return ours === theirs ? [] : `seat ${seat} was checked with ${ours}, the second model has ${theirs}`;
  });
}
