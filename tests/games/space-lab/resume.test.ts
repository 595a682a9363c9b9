// Going on from what a viewer saw: it looks the same to them, and tables that no match comes to are refused.
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { Viewer } from '#shared/engine/game.ts';
import { dice, seeded } from '#shared/engine/random.ts';
import { OBJECTIVES, PROJECTS } from '#shared/games/space-lab/components.ts';
import { LABS } from '#shared/games/space-lab/labs.ts';
import type { Position } from '#shared/games/space-lab/position-fields.ts';
import { resume } from '#shared/games/space-lab/resume.ts';
import { spaceLab } from '#shared/games/space-lab/rules.ts';
import type { State } from '#shared/games/space-lab/state.ts';
import { throughJson } from '../../shared/freeze.ts';
import { opened, playedFrom } from '../../shared/play.ts';
import {
  allLabs,
  allProjects,
  begun,
  did,
  fresh,
  given,
  ids,
  labLike,
  labsLike,
  objectiveLike,
  slotsWith,
  turnOf,
} from './table.ts';

const positionOf = (state: State, viewer: Viewer): Position =>
  throughJson(resume.position(spaceLab.view(state, viewer))!);

/** As the viewer sees it, but for when and how it came to this. */
function seen(state: State, viewer: Viewer) {
  const { since, events, undo, ...rest } = spaceLab.view(state, viewer);
  return rest;
}

function goesOn(state: State, viewer: Viewer): State {
  const parsed = v.safeParse(resume.schema, positionOf(state, viewer));
  if (!parsed.success) throw new Error(JSON.stringify(positionOf(state, viewer)));
  return resume.state(parsed.output, `${viewer}`);
}

function* momentsOf(seats: number, draft: boolean): Generator<State> {
  const { id, rulesVersion } = spaceLab;
  const seed = `moments ${seats} ${draft}`;
  const match = opened(spaceLab, { game: id, options: { draft }, seats, seed, rulesVersion });
  for (const number of ids(2)) {
    for (const { after } of playedFrom(match, `${seed} ${number}`)) yield after.state;
  }
}

describe.each([1, 2, 3, 4])('with %i', (seats) => {
  test.each([false, true])('every moment looks the same to whoever saw it, draft: %s', (draft) => {
    for (const state of momentsOf(seats, draft)) {
      for (const viewer of [...ids(seats), 'watcher'] as Viewer[]) {
        if (spaceLab.outcome(state) !== null) {
          expect(resume.position(spaceLab.view(state, viewer))).toBeNull();
          continue;
        }
        const again = goesOn(state, viewer);
        expect(seen(again, viewer)).toEqual(seen(state, viewer));
        expect([allLabs(again), allProjects(again)]).toEqual([ids(60), ids(24)]);
        expect(spaceLab.toAct(again)).toEqual(spaceLab.toAct(state));
        expect(again.taken).toEqual(state.taken);
        expect(again.phase).toEqual(again.phase.kind === 'keep' ? expect.anything() : state.phase);
        expect(seen(goesOn(again, viewer), viewer)).toEqual(seen(again, viewer));
      }
    }
  });
});

test('others have done what they had done in the draft and with their objectives', () => {
  const draft = fresh(3, 'others', true);
  const passed = did(draft, 1, { type: 'pass', objective: draft.crews[1]!.dealt[2]! });
  const again = goesOn(passed, 0);
  expect(again.crews[1]!.dealt).toContain(again.crews[1]!.passed);
  const arranged = did(fresh(3), 1, { type: 'arrange', objectives: [...fresh(3).crews[1]!.dealt] });
  expect([...goesOn(arranged, 2).crews[1]!.objectives].sort()).toEqual(
    [...goesOn(arranged, 2).crews[1]!.dealt].sort(),
  );
});

test('what the seed deals differs, and the same seed deals the same', () => {
  const position = positionOf(begun(2), 0);
  expect(resume.state(position, 'one')).toEqual(resume.state(position, 'one'));
  expect(resume.state(position, 'one').labs).not.toEqual(resume.state(position, 'other').labs);
});

describe('a choice of projects', () => {
  const researcher = objectiveLike(({ bonus }) => bonus === 'researcher');
  const rest = ids(OBJECTIVES.length).filter((id) => id !== researcher);
  const lab = LABS.findIndex(
    ({ specialty, cost, effect }) => specialty === 'researcher' && cost === 2 && effect.kind !== 'draw',
  );
  const paid = labsLike({}, 2, [lab]);
  const crew = { objectives: [researcher, ...rest.slice(0, 5)], hand: [lab, ...paid] };
  const start = turnOf(given(begun(1), 0, crew), 0);
  const choosing = did(start, 0, { type: 'place', lab, slot: 7, paid });

  test.each([0, 'watcher'] as const)('keeps what comes after it, for viewer %s', (viewer) => {
    const again = goesOn(choosing, viewer);
    expect(again.phase).toMatchObject({ kind: 'keep', rest: [{ kind: 'projects', many: 2 }] });
    expect(goesOn(again, viewer).phase).toMatchObject({ rest: [{ kind: 'projects', many: 2 }] });
    const { drawn } = again.phase as Extract<State['phase'], { kind: 'keep' }>;
    const second = did(again, 0, { type: 'keep', project: drawn[1]! });
    expect(second.phase).toMatchObject({ kind: 'keep', rest: [] });
    expect(goesOn(second, viewer).phase).toMatchObject({ kind: 'keep', rest: [] });
  });
});

describe('what no match comes to', () => {
  const roll = dice(seeded('impossible'));
  const dealt = roll.shuffled(ids(LABS.length));
  const first = positionOf(turnOf(begun(2), begun(2).starter), begun(2).starter);
  const own = begun(2).starter;
  const other = 1 - own;
  const hand = dealt.slice(0, 3);
  const inSlots = { ...first.crews[other]!, hand: 2, slots: slotsWith(10, { 0: dealt[3]! }) };
  const table: Position = {
    ...first,
    crews: first.crews.with(own, { ...first.crews[own]!, hand }).with(other, inSlots),
    centre: dealt.slice(4, 7),
    discards: dealt.slice(7, 9),
  };
  const crewOf = (seat: number, parts: object) => ({
    crews: table.crews.with(seat, { ...table.crews[seat]!, ...parts } as Position['crews'][number]),
  });
  const full = { slots: dealt.slice(20, 30) };
  const telescope = PROJECTS.indexOf('telescope-red');
  const cheap = labLike({ cost: 0 });

  const cases: [string, object, boolean][] = [
    ['nothing changed', {}, true],
    ['a lab twice', { centre: [dealt[3]!] }, false],
    ['a lab in two hands', crewOf(other, { hand }), false],
    ['the other zero', { centre: [-0] }, false],
    ['two that told', crewOf(other, { hand: [dealt[10]!], dealt: [], projects: [] }), false],
    ['a hand told, and no projects', crewOf(own, { projects: 0 }), false],
    ['a project twice', crewOf(own, { projects: [telescope, telescope] }), false],
    ['all the projects', crewOf(other, { projects: 24 }), true],
    ['a project more than there are', crewOf(other, { projects: 25 }), false],
    ['more labs than there are', crewOf(other, { hand: 58 }), false],
    ['no lab left, but discards', crewOf(other, { hand: 51 }), false],
    ['no lab left', { ...crewOf(other, { hand: 53 }), discards: [] }, true],
    ['somebody who is not there', { starter: 2 }, false],
    ['a turn of somebody who is not there', { phase: { kind: 'turn', seat: 3 } }, false],
    ['an objective twice', crewOf(other, { objectives: table.crews[own]!.objectives }), false],
    ['no objectives', crewOf(other, { objectives: null }), false],
    ['objectives still dealt', crewOf(own, { dealt: table.crews[own]!.objectives }), false],
    ['a capsule that is not valid', crewOf(own, { validated: [5, null, null] }), false],
    ['a tile of no value', crewOf(own, { validated: [6, null, null] }), false],
    ['a station of another size', crewOf(own, { slots: slotsWith(17, {}) }), false],
    ['a draft in the middle', { phase: { kind: 'draft', acting: [own] } }, false],
    ['revealed out of time', { revealed: dealt.slice(10, 13) }, false],
    ['nothing revealed', { phase: { kind: 'agency', seat: own } }, false],
    ['revealed', { phase: { kind: 'agency', seat: own }, revealed: dealt.slice(10, 13) }, true],
    ['too few revealed', { phase: { kind: 'agency', seat: own }, revealed: [dealt[10]!] }, false],
    [
      'revealed by somebody who must place',
      {
        phase: { kind: 'agency', seat: own },
        revealed: dealt.slice(10, 13),
        ...crewOf(own, { hand: dealt.slice(13, 18) }),
      },
      false,
    ],
    ['placing, and nothing placed', { phase: { kind: 'placing', seat: own } }, false],
    ['placing', { phase: { kind: 'placing', seat: other } }, true],
    ['a full station in the middle', crewOf(other, full), false],
    ['a last turn without anybody finished', { finisher: other }, false],
    ['a last turn of whoever finished', { ...crewOf(own, full), finisher: own }, false],
    ['a choice of one', { phase: { kind: 'keep', seat: other, drawn: 1, rest: [] } }, false],
    ['a choice that no card brings', { phase: { kind: 'keep', seat: own, drawn: [1, 2], rest: [] } }, false],
    [
      'a step to come for no card',
      { phase: { kind: 'keep', seat: other, drawn: 2, rest: [{ kind: 'lab' }] } },
      false,
    ],
    [
      'a first turn of the second seat',
      { ...first, discards: [], centre: [], phase: { kind: 'turn', seat: other } },
      false,
    ],
    ['nothing that can be done', nothingLeft([]), false],
    ['a card that can be placed, and nothing else', nothingLeft([cheap]), true],
  ];
  test.each(cases)('%s', (_, change, isPossible) => {
    expect(v.is(resume.schema, { ...table, ...change })).toBe(isPossible);
  });

  test('whoever can only place has something to place, seen or not', () => {
    const bare = { dealt: null, projects: 0 };
    const { crews, ...left } = nothingLeft([cheap]);
    const hidden = crews
      .map((crew) => ({ ...crew, ...bare }))
      .with(own, { ...crews[own]!, ...bare, hand: 1 });
    const parsed = v.parse(resume.schema, { ...table, ...left, crews: hidden });
    for (const seed of ids(20)) {
      const [card] = resume.state(parsed, `${seed}`).crews[own]!.hand;
      expect(LABS[card!]!.cost).toBe(0);
    }
  });

  /** All labs are in the hand of the other. */
  function nothingLeft(hand: number[]) {
    const station = { hand, slots: slotsWith(10, { 3: dealt.find((lab) => lab !== cheap)! }) };
    const crews = table.crews
      .with(own, { ...table.crews[own]!, ...station })
      .with(other, { ...table.crews[other]!, hand: 59 - hand.length, slots: slotsWith(10, {}) });
    return { crews, centre: [], discards: [] };
  }
});
