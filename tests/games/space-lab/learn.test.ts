// Each lesson can be made by the real rules as its hint says, and missed in every way that it has words for.
import { createRoot } from 'solid-js';
import { describe, expect, test } from 'vitest';
import { isRefusal, type Seat } from '#shared/engine/game.ts';
import type { Action } from '#shared/games/space-lab/actions.ts';
import { OBJECTIVES, PROJECTS } from '#shared/games/space-lab/components.ts';
import { metOf } from '#shared/games/space-lab/effects.ts';
import { LABS } from '#shared/games/space-lab/labs.ts';
import { legal } from '#shared/games/space-lab/legal.ts';
import { spaceLab } from '#shared/games/space-lab/rules.ts';
import { scoreOf, totalOf } from '#shared/games/space-lab/score.ts';
import type { State } from '#shared/games/space-lab/state.ts';
import { MISSES, type Verdict } from '#web/games/space-lab/learn/lesson/judges.ts';
import { LESSON_IDS, LESSONS, type Lesson } from '#web/games/space-lab/learn/lesson/lessons.ts';
import { ME, RIVAL } from '#web/games/space-lab/learn/lesson/small-match.ts';
import { createTrial } from '#web/games/space-lab/learn/lesson/trial.ts';
import { ALONE, AMONG_OTHERS } from '#web/games/space-lab/learn/rules/example.ts';
import { allLabs, allProjects, ids } from './table.ts';

function after(state: State, by: Seat, action: Action): State {
  const next = spaceLab.act(state, by, action, state.since + 1);
  if (isRefusal(next)) throw new Error(`${JSON.stringify(action)}: ${next.refused}`);
  return next;
}

const judged = (lesson: Lesson, state: State) => lesson.judge(spaceLab.view(state, ME));

/** Once it is the rival's turn, they do what the lesson says. */
function answered(lesson: Lesson, state: State): State {
  const { phase } = state;
  const isTheirs = phase.kind === 'turn' && phase.seat === RIVAL;
  return isTheirs ? lesson.answer.reduce((now, action) => after(now, RIVAL, action), state) : state;
}

/** What a learner may do: with every way to pay. */
function ways({ actions }: Lesson, state: State): Action[] {
  const { hand } = state.crews[ME]!;
  return legal(spaceLab.view(state, ME), ME).flatMap((action): Action[] => {
    if (!actions.includes(action.type)) return [];
    if (action.type !== 'place') return [action];
    const others = hand.filter((lab) => lab !== action.lab);
    return choices(others, LABS[action.lab]!.cost).map((paid) => ({ ...action, paid }));
  });
}

function choices(labs: readonly number[], many: number): number[][] {
  if (many === 0) return [[]];
  return labs.flatMap((lab, at) => choices(labs.slice(at + 1), many - 1).map((rest) => [lab, ...rest]));
}

interface End {
  verdict: Verdict;
  actions: readonly Action[];
}

/** Every course of a lesson until it is judged. */
function courses(lesson: Lesson, state = lesson.start, actions: readonly Action[] = []): End[] {
  const verdict = judged(lesson, state);
  if (verdict !== 'open') return [{ verdict, actions }];
  const may = ways(lesson, state);
  if (may.length === 0) return [{ verdict, actions }];
  return may.flatMap((action) =>
    courses(lesson, answered(lesson, after(state, ME, action)), [...actions, action]),
  );
}

const ENDS = new Map(LESSON_IDS.map((id) => [id, courses(LESSONS[id])]));

describe.each(LESSON_IDS)('the lesson %s', (id) => {
  const lesson = LESSONS[id];
  const ends = ENDS.get(id)!;

  test('is made by what it shows, action by action', () => {
    let state = lesson.start;
    for (const action of lesson.solution) {
      expect(judged(lesson, state)).toBe('open');
      state = answered(lesson, after(state, ME, action));
    }
    expect(judged(lesson, state)).toBe('right');
  });

  test('is always judged in the end, and can be made and missed', () => {
    const made = ends.filter(({ verdict }) => verdict === 'right');
    expect(ends.filter(({ verdict }) => verdict === 'open')).toEqual([]);
    expect(made.length).toBeGreaterThan(0);
    expect(made.length).toBeLessThan(ends.length);
  });

  test('has every card, project and objective once', () => {
    const labs = allLabs(lesson.start);
    expect(labs).toEqual(ids(LABS.length));
    expect(allProjects(lesson.start)).toEqual(ids(PROJECTS.length));
    const objectives = lesson.start.crews.flatMap(({ objectives }) => objectives);
    expect(new Set(objectives).size).toBe(objectives.length);
    for (const objective of objectives) expect(OBJECTIVES[objective]).toBeDefined();
  });

  test('begins with those objectives validated round which their cards lie', () => {
    for (const { slots, objectives, validated } of lesson.start.crews) {
      const met = objectives.map((objective, capsule) => metOf(slots, capsule, objective).every(Boolean));
      expect(validated.map((points) => points !== null)).toEqual(met);
    }
  });
});

test('every way to miss happens somewhere', () => {
  const seen = new Set([...ENDS.values()].flat().map(({ verdict }) => verdict));
  expect([...seen].sort()).toEqual([...MISSES, 'right'].sort());
});

test('a lesson that is missed cannot be made any more', () => {
  const missed = courses(LESSONS.place).filter(({ verdict }) => verdict === 'spent');
  for (const { actions } of missed) {
    const state = actions.reduce((now, action) => after(now, ME, action), LESSONS.place.start);
    expect(ways(LESSONS.place, state).filter(({ type }) => type === 'place')).toEqual([]);
  }
});

test('the last lesson is lost by a point, and won with fewer points on the card', () => {
  const { end } = LESSONS;
  const ahead = ways(end, end.start).map((action) => {
    const state = answered(end, after(end.start, ME, action));
    expect(state.phase.kind).toBe('over');
    const [own, theirs] = state.crews.map((crew) => totalOf(scoreOf(crew)));
    return own! - theirs!;
  });
  // There is one way to pay for the dear card, and two for the other one.
  expect(ahead.map(Math.sign)).toEqual([-1, 1, 1]);
  const fixed = end.start.crews[ME]!.hand.map((lab) => {
    const { effect } = LABS[lab]!;
    return effect.kind === 'points' ? effect.points : null;
  });
  expect(fixed).not.toContain(null);
  expect(fixed[0]).toBeGreaterThan(fixed[1]!);
});

test('a trial is judged, begins again, and offers help after the second miss', async () => {
  const [trial, dispose] = createRoot((dispose) => [createTrial(LESSONS.end), dispose] as const);
  const { model } = trial;
  const [made] = LESSONS.end.solution;
  const [dear, ...rest] = LESSONS.end.start.crews[ME]!.hand;
  const missed: Action = { type: 'place', lab: dear!, slot: 5, paid: rest };
  for (const canHelp of [false, true]) {
    expect([trial.isOpen(), model.may('place'), model.may('reveal'), model.may('done')]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    await model.act(missed);
    expect([trial.verdict(), model.may('place'), trial.canHelp()]).toEqual(['lost', false, canHelp]);
    trial.again();
  }
  await model.act(made!);
  expect([trial.verdict(), trial.canHelp()]).toEqual(['right', false]);
  dispose();
});

test('a card says what it would bring where the lesson lets it', () => {
  const gains = LESSON_IDS.filter((id) => {
    const [trial, dispose] = createRoot((dispose) => [createTrial(LESSONS[id]), dispose] as const);
    const step = LESSONS[id].solution.find((action) => action.type === 'place');
    const gain = step && trial.model.gain(step.lab, step.slot);
    dispose();
    return gain;
  });
  expect(gains).toEqual(['above', 'below', 'worth']);
});

test.each([AMONG_OTHERS, ALONE])('a station among the rules is as the rules would have it', (example) => {
  const { objectives, validated, slots } = example;
  const met = objectives.map((objective, capsule) => metOf(slots, capsule, objective).every(Boolean));
  expect(validated.map((points) => points !== null)).toEqual(met);
  const labs = slots.filter((lab) => lab !== null);
  expect([new Set(labs).size, new Set(objectives).size]).toEqual([labs.length, objectives.length]);
});
