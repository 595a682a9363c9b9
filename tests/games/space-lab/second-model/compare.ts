// The model and a state, each told in the same plain words, so that any difference shows.
import { PROJECTS } from '#shared/games/space-lab/components.ts';
import { LABS } from '#shared/games/space-lab/labs.ts';
import { spaceLab } from '#shared/games/space-lab/rules.ts';
import { scoreOf } from '#shared/games/space-lab/score.ts';
import type { State } from '#shared/games/space-lab/state.ts';
import type { Chance, Model } from '../second-model.ts';
import { whoActs } from './allowed.ts';
import { count, placesOf } from './count.ts';
import { capsulesOf, slotsOf } from './station.ts';

const asSet = (cards: readonly number[]) => [...cards].sort((one, other) => one - other);

export function toldOfModel({ table }: Model) {
  const counted = table.players.map(({ station, technicians, projects }) => ({
    station,
    technicians,
    projects,
  }));
  const isSeats = table.stage === 'draft' || table.stage === 'arrange' || table.stage === 'over';
  return {
    stage: table.stage,
    turn: isSeats ? null : table.turn,
    acting: whoActs(table),
    drawn: asSet(table.drawn),
    labs: [...table.pile].reverse(),
    projects: [...table.projects].reverse(),
    discards: asSet(table.discards),
    revealed: asSet(table.revealed),
    centre: asSet(table.centre),
    taken: table.tiles.map((left) => 4 - left.length),
    starter: table.starter,
    finisher: table.finisher,
    crews: table.players.map((player) => ({
      hand: asSet(player.hand),
      slots: slotsOf(player.station).map(({ lab }) => lab),
      dealt: asSet(player.dealt),
      passed: player.passed,
      objectives: capsulesOf(player.station).flatMap(({ objective }) => objective ?? []),
      validated: capsulesOf(player.station).map(({ tile }) => tile),
      technicians: player.technicians,
      projects: asSet(player.projects),
    })),
    scores: counted.map(count),
    outcome: table.stage === 'over' ? placesOf(counted) : null,
  };
}

function toldOfState(state: State): ReturnType<typeof toldOfModel> {
  const { phase } = state;
  return {
    stage: phase.kind,
    turn: 'seat' in phase ? phase.seat : null,
    acting: asSet(spaceLab.toAct(state)),
    drawn: phase.kind === 'keep' ? asSet(phase.drawn) : [],
    labs: [...state.labs],
    projects: [...state.projects],
    discards: asSet(state.discards),
    revealed: asSet(state.revealed),
    centre: asSet(state.centre),
    taken: [...state.taken],
    starter: state.starter,
    // Alone it brings no last turns.
    finisher: state.seats === 1 ? null : state.finisher,
    crews: state.crews.map((crew) => ({
      hand: asSet(crew.hand),
      slots: [...crew.slots],
      // Once they lie in capsules nothing asks for them.
      dealt: crew.objectives.length > 0 ? [] : asSet(crew.dealt),
      passed: crew.passed,
      objectives: [...crew.objectives],
      validated: [...crew.validated],
      technicians: crew.technicians,
      projects: asSet(crew.projects),
    })),
    scores: state.crews.map(scoreOf),
    outcome: spaceLab.outcome(state),
  };
}

function differing(path: string, expected: unknown, got: unknown): string[] {
  const [one, other] = [JSON.stringify(expected), JSON.stringify(got)];
  if (one === other) return [];
  if (
    path.split('.').length > 3 ||
    typeof expected !== 'object' ||
    typeof got !== 'object' ||
    !expected ||
    !got
  )
    return [`${path}: expected ${one}, got ${other}`];
  const parts = new Set([...Object.keys(expected), ...Object.keys(got)]);
  const of = (value: object, part: string) => (value as Record<string, unknown>)[part];
  return [...parts].flatMap((part) => differing(`${path}.${part}`, of(expected, part), of(got, part)));
}

/** Where they differ, with what the model expects and what the state has. */
export const differences = (model: Model, state: State) =>
  differing('', toldOfModel(model), toldOfState(state));

/** What chance did between two states, for the model to do the same; it must be the same cards. */
export function chanceOf(after: State, seen: { shuffles: number; unmoved: number }): Chance {
  return {
    shuffled(labs) {
      const due = new Set(labs);
      const left = after.labs.filter((lab) => due.has(lab));
      // Those that are missing were drawn since, from the top.
      const drawn = labs.filter((lab) => !left.includes(lab));
      seen.shuffles++;
      if (labs.length > 5 && drawn.length === 0 && left.join() === [...labs].join()) seen.unmoved++;
      return [...left, ...drawn].reverse();
    },
    under(projects) {
      const left = after.projects.filter((project) => projects.includes(project));
      const drawn = projects.filter((project) => !left.includes(project));
      return [...left, ...drawn].reverse();
    },
  };
}

/** What is wrong with how a match begins. */
export function wrongSetup(state: State, seats: number, draft: boolean): string[] {
  const wrong: string[] = [];
  const check = (what: string, isRight: boolean) => isRight || wrong.push(what);
  const isAll = (cards: readonly number[], many: number) =>
    asSet(cards).join() === Array.from({ length: many }, (_, at) => at).join();
  check('sixty labs in the pile', LABS.length === 60 && isAll(state.labs, 60));
  check('24 projects in the pile', PROJECTS.length === 24 && isAll(state.projects, 24));
  check('seats', state.seats === seats && state.crews.length === seats);
  const dealt = state.crews.flatMap((crew) => crew.dealt);
  const each = seats === 1 ? 6 : 3;
  check(
    'objectives',
    state.crews.every((crew) => crew.dealt.length === each),
  );
  check(
    'different objectives',
    new Set(dealt).size === dealt.length && dealt.every((one) => one >= 0 && one < 12),
  );
  check('the first seat', state.starter >= 0 && state.starter < seats);
  check('the phase', state.phase.kind === (draft && seats > 1 ? 'draft' : 'arrange'));
  check('no tile taken', state.taken.join() === '0,0,0');
  const others = [state.discards, state.revealed, state.centre];
  check(
    'nothing else lies there',
    others.every((cards) => cards.length === 0),
  );
  for (const crew of state.crews) {
    check('an empty hand', crew.hand.length === 0 && crew.projects.length === 0 && crew.technicians === 0);
    check(
      'empty slots',
      crew.slots.length === (seats === 1 ? 17 : 10) && crew.slots.every((slot) => slot === null),
    );
    check('empty capsules', crew.objectives.length === 0 && crew.validated.every((tile) => tile === null));
    check('one tile for each capsule', crew.validated.length === each && crew.passed === null);
  }
  return wrong;
}
