// Each lesson can be made as its plan shows, and what is wrong in a try is told by the rules.
import { createRoot } from 'solid-js';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  type Board,
  buildingOf,
  faceOf,
  flipped,
  pieceOf,
  STARRED,
  turned,
  turnOf,
} from '#shared/games/space-builder/components.ts';
import { FAULTS, type FaultReason, faultsOf, siteOf, totalOf } from '#shared/games/space-builder/faults.ts';
import { faultsIn, HELD, ROUND, winnerOf } from '#web/games/space-builder/learn/city/builders.ts';
import { FAULTY } from '#web/games/space-builder/learn/rules/faulty.ts';
import {
  type Building,
  createBuilding,
  HAND,
  pieceName,
  placeName,
} from '#web/games/space-builder/learn/trial/building.ts';
import { createChoosing } from '#web/games/space-builder/learn/trial/choosing.ts';
import { boardOf, changed, corrected, heldOf, put } from '#web/games/space-builder/learn/trial/laid.ts';
import {
  type BuildLesson,
  type ChooseLesson,
  LESSON_IDS,
  LESSONS,
} from '#web/games/space-builder/learn/trial/lessons.ts';
import { builderWords } from '#web/games/space-builder/words/words.ts';
import { kitWords } from '#web/table/kit/words/words.ts';

// What is done with a building is said.
beforeAll(async () => {
  await Promise.all([builderWords.fetch(), kitWords.fetch()]);
});

const lessons = LESSON_IDS.map((id) => LESSONS[id]);
const building = lessons.filter((lesson): lesson is BuildLesson => lesson.kind === 'build');
const choosing = lessons.filter((lesson): lesson is ChooseLesson => lesson.kind === 'choose');

function trying<T>(create: () => T, does: (trial: T) => void): void {
  createRoot((dispose) => {
    does(create());
    dispose();
  });
}

const pieces = (board: Board) => board.filter((piece) => piece !== null);

/** As a hand does it: each building turned, flipped, and put on its site. */
function build(trial: Building, plan: Board): void {
  for (const id of trial.held) {
    const site = siteOf(plan, id);
    const wanted = plan[site]!;
    while (turnOf(trial.lying(id).piece) !== turnOf(wanted)) trial.drag.turn(pieceName(id));
    if (faceOf(trial.lying(id).piece) !== faceOf(wanted)) trial.drag.flip(pieceName(id));
    trial.drag.game.put(pieceName(id), placeName(site));
  }
}

describe.each(building.map((lesson) => [lesson.id, lesson] as const))('the lesson %s', (_, lesson) => {
  const held = heldOf(lesson.start);

  test('has each building once on its plan, and those that are held among them', () => {
    const planned = pieces(lesson.plan).map(buildingOf);
    expect(new Set(planned).size).toBe(planned.length);
    for (const id of held) expect(planned).toContain(id);
    expect(lesson.plan).toHaveLength(9);
  });

  test('is not made yet when it begins', () => {
    expect(faultsOf(lesson.plan, boardOf(lesson.start), held)).not.toEqual([]);
  });

  test('needs no tool that it does not give, and each that it gives', () => {
    const needed = new Set<string>();
    for (const { piece } of lesson.start) {
      const wanted = lesson.plan[siteOf(lesson.plan, buildingOf(piece))]!;
      if (turnOf(piece) !== turnOf(wanted)) needed.add('turn');
      if (faceOf(piece) !== faceOf(wanted)) needed.add('flip');
    }
    for (const tool of needed) expect(lesson.tools).toContain(tool);
    if (lesson.id !== 'locked') expect([...needed]).toEqual([...lesson.tools]);
  });

  test('is made by what its plan shows', () => {
    trying(
      () => createBuilding(lesson),
      (trial) => {
        build(trial, lesson.plan);
        expect([trial.isComplete(), trial.verdict()]).toEqual([true, 'open']);
        trial.done();
        expect([trial.verdict(), trial.faults()]).toEqual(['right', []]);
        expect(trial.drag.game.movable(pieceName(held[0]!))).toBe(false);
      },
    );
  });

  test('cannot be done before all are placed', () => {
    trying(
      () => createBuilding(lesson),
      (trial) => {
        trial.drag.game.put(pieceName(held[0]!), HAND);
        trial.done();
        expect([trial.isComplete(), trial.verdict()]).toEqual([false, 'open']);
      },
    );
  });

  test.each(['turn', 'face', 'place'] as const)('tells of a building that is wrong: %s', (reason) => {
    const made = held.reduce((laid, id) => corrected(laid, id, lesson.plan), lesson.start);
    const [id] = held;
    const free = lesson.plan.indexOf(null);
    const wrong = {
      turn: () => changed(made, id!, turned),
      face: () => changed(made, id!, flipped),
      place: () => put(made, id!, free),
    }[reason]();
    trying(
      () => createBuilding({ ...lesson, start: wrong }),
      (trial) => {
        trial.done();
        expect(trial.verdict()).toBe('wrong');
        expect(trial.faults()).toEqual([{ building: id, reason, points: 2 }]);
        // Whatever is changed is looked at anew.
        trial.drag.game.put(pieceName(id!), HAND);
        expect([trial.verdict(), trial.faults()]).toEqual(['open', null]);
      },
    );
  });
});

test('a plan that lies turned is not made as it looks', () => {
  const lesson = building.find(({ lie }) => lie > 0)!;
  trying(
    () => createBuilding(lesson),
    (trial) => {
      for (const id of trial.held) trial.drag.game.put(pieceName(id), placeName(siteOf(lesson.plan, id)));
      trial.done();
      expect(trial.verdict()).toBe('wrong');
    },
  );
});

test('what stands is exchanged, what comes from the hand sends back what stood there', () => {
  const [first, second] = LESSONS.plan.kind === 'build' ? heldOf(LESSONS.plan.start) : [];
  const start = (LESSONS.plan as BuildLesson).start;
  const one = put(start, first!, 4);
  expect(put(one, second!, 4)).toEqual([
    { piece: pieceOf(first!), site: null },
    { piece: pieceOf(second!), site: 4 },
  ]);
  const both = put(one, second!, 7);
  expect(boardOf(put(both, second!, 4))).toEqual(
    boardOf([
      { piece: pieceOf(first!), site: 7 },
      { piece: pieceOf(second!), site: 4 },
    ]),
  );
});

test('after two misses one building is put right for whoever asks', () => {
  const lesson = LESSONS.turn as BuildLesson;
  trying(
    () => createBuilding(lesson),
    (trial) => {
      for (const id of trial.held) trial.drag.game.put(pieceName(id), placeName(siteOf(lesson.plan, id)));
      trial.done();
      expect([trial.faults()!.length, trial.canHelp()]).toEqual([2, false]);
      trial.use('turn');
      trial.use('turn');
      expect(trial.verdict()).toBe('open');
      trial.done();
      expect([trial.faults()!.length, trial.canHelp()]).toEqual([2, true]);
      trial.help();
      expect([trial.verdict(), trial.hinted()]).toEqual(['open', true]);
      trial.done();
      expect(trial.faults()!.length).toBe(1);
      trial.help();
      trial.done();
      expect(trial.verdict()).toBe('right');
    },
  );
});

test('a building can be taken back', () => {
  trying(
    () => createBuilding(LESSONS.plan as BuildLesson),
    (trial) => {
      const [id] = trial.held;
      trial.takeBack();
      trial.drag.game.put(pieceName(id!), placeName(3));
      expect([trial.active(), trial.lying(id!).site]).toEqual([id, 3]);
      trial.takeBack();
      expect(trial.lying(id!).site).toBeNull();
    },
  );
});

describe.each(choosing.map((lesson) => [lesson.id, lesson] as const))('the choice %s', (_, lesson) => {
  test('has one board that wins, and every other is told to be wrong', () => {
    const winner = winnerOf(lesson.plan, lesson.builders);
    for (const at of lesson.builders.keys()) {
      trying(
        () => createChoosing(lesson),
        (trial) => {
          expect(trial.verdict()).toBe('open');
          trial.choose(at);
          expect(trial.verdict()).toBe(at === winner ? 'right' : 'wrong');
          expect(trial.isTold(at)).toBe(true);
          trial.choose(winner);
          trial.choose(at);
          expect([trial.verdict(), trial.chosen()]).toEqual(['right', winner]);
        },
      );
    }
  });
});

test('[SD13] [SD15] in the example the slowest wins with a fault less, and else the faster of two equals would', () => {
  const { plan, builders } = ROUND;
  expect(HELD).toHaveLength(STARRED);
  const told = builders.map((builder) => faultsIn(plan, builder));
  expect(told.map((faults) => faults.map(({ reason }) => reason))).toEqual([['turn'], ['face'], ['missing']]);
  expect(told.map(totalOf)).toEqual([2, 2, 1]);
  expect(winnerOf(plan, builders)).toBe(2);
  expect(winnerOf(plan, builders.slice(0, 2))).toBe(0);
});

test('the table of faults has each reason as the rules count it', () => {
  const told = FAULTY.map(({ reason, points }): [FaultReason, number] => [reason, points]);
  expect(told).toEqual(FAULTS.map((reason) => [reason, reason === 'missing' ? 1 : 2]));
});
