// Random matches over all player counts never break what always holds. GRAVITY_MATCHES says how many.
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { isRefusal, type Viewer } from '#shared/engine/game.ts';
import { type Dice, dice, seeded } from '#shared/engine/random.ts';
import { CARDS, TOKENS } from '#shared/games/gravity-superstar/components.ts';
import { forward, movesOf } from '#shared/games/gravity-superstar/legal.ts';
import { resume } from '#shared/games/gravity-superstar/resume.ts';
import { gravitySuperstar } from '#shared/games/gravity-superstar/rules.ts';
import type { State } from '#shared/games/gravity-superstar/state.ts';
import type { View } from '#shared/games/gravity-superstar/view.ts';
import { throughJson } from '../../freeze.ts';

const MATCHES = Number(process.env.GRAVITY_MATCHES ?? 200);
const SLOW = 60_000 + MATCHES * 200;
/** Far more than a match of chance ever takes. */
const MOST_STEPS = 5000;
/** Some checks are slow: they are made now and then. */
const SELDOM = 40;

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

function faultsOf(state: State): string[] {
  const { board, stars, taken, tokens, supply, pawns, played } = state;
  const left = stars.filter((star) => star !== null);
  const lying = pawns.filter((pawn) => pawn !== null);
  const symbols = board.symbols.filter((symbol) => symbol !== null).length;
  const colours = [0, 1, 2, 3, 4, 5].map(
    (colour) => left.filter((star) => star === colour).length + sum(taken.map((own) => own[colour]!)),
  );
  const isOver = state.phase.kind === 'over';
  const acting = gravitySuperstar.toAct(state);
  const holds: Record<string, boolean> = {
    'a star is lost or won': sum(colours) === symbols,
    'a colour is too often there': colours.every((many) => many <= 13),
    'a token is lost or won':
      supply + sum(tokens) === TOKENS && supply >= 0 && tokens.every((own) => own >= 0),
    'the marker is not on a door': board.doors[state.open] !== undefined,
    'a pawn has nothing under its feet': lying.every(({ cell, feet }) => board.walls[cell]! & (1 << feet)),
    'two pawns lie on one cell': new Set(lying.map(({ cell }) => cell)).size === lying.length,
    'five cards lie in front of a seat': played.every((own) => own.length < CARDS.length),
    'a pawn is off the board, and its cards are not in hand': pawns.every(
      (pawn, seat) => pawn || !played[seat]!.length,
    ),
    'nobody can do anything': isOver || (acting.length === 1 && forward(state, acting[0]!).length > 0),
  };
  return Object.keys(holds).filter((fault) => !holds[fault]);
}

/** What is offered is what is accepted. */
function expectOffer(state: State, seat: number) {
  const offered = forward(state, seat).filter(({ type }) => type === 'simple' || type === 'special');
  const accepted = CARDS.flatMap(movesOf).filter(
    (move) => !isRefusal(gravitySuperstar.act(state, seat, move, 0)),
  );
  expect(new Set(offered.map((move) => JSON.stringify(move)))).toEqual(
    new Set(accepted.map((move) => JSON.stringify(move))),
  );
}

/** All but what a position leaves behind: the time, what was last seen, and what could be taken back. */
const lasting = ({ since, events, undo, ...rest }: View) => rest;

function expectResumed(state: State, viewer: Viewer) {
  const seen = gravitySuperstar.view(state, viewer);
  const position = v.parse(resume.schema, throughJson(resume.position(seen)));
  const again = resume.state(position, 'again');
  expect(resume.seats(position)).toBe(state.seats);
  expect(lasting(gravitySuperstar.view(again, viewer))).toEqual(lasting(seen));
  for (const own of again.played) expect(new Set(own.map(({ card }) => card)).size).toBe(own.length);
}

function playOut(number: number, check: (state: State, seat: number, roll: Dice) => void): State {
  const seats = 2 + (number % 5);
  const roll = dice(seeded(`random play ${number}`));
  let state = gravitySuperstar.setup({ expert: roll.below(2) === 1 }, seats, `match ${number}`);
  for (let step = 0; state.phase.kind !== 'over'; step++) {
    if (step > MOST_STEPS) throw new Error(`match ${number} does not end`);
    const { seat } = state.phase;
    const actions = forward(state, seat);
    const action = actions[roll.below(actions.length)]!;
    const next = gravitySuperstar.act(state, seat, action, step);
    if (isRefusal(next))
      throw new Error(`match ${number}: ${JSON.stringify(action)} refused: ${next.refused}`);
    state = next;
    const faults = faultsOf(state);
    if (faults.length > 0) throw new Error(`match ${number}, step ${step}: ${faults}`);
    if (state.phase.kind !== 'over') check(state, state.phase.seat, roll);
  }
  return state;
}

test(
  `[GS44] [GS3] [GS47] ${MATCHES} random matches hold together, and end`,
  () => {
    for (let number = 0; number < MATCHES; number++) {
      const state = playOut(number, (current, seat, roll) => {
        if (roll.below(SELDOM) === 0) expectOffer(current, seat);
      });
      expect(Math.min(...gravitySuperstar.outcome(state)!.places)).toBe(1);
    }
  },
  SLOW,
);

test(
  '[GS54] a match goes on from what any viewer saw of it',
  () => {
    for (let number = 0; number < 30; number++)
      playOut(number, (state, _, roll) => {
        if (roll.below(SELDOM / 4) !== 0) return;
        for (const viewer of [...state.pawns.keys(), 'watcher' as const]) expectResumed(state, viewer);
      });
  },
  SLOW,
);

test('[GS54] nothing goes on from the end, and from no impossible table', () => {
  const over = playOut(0, () => {});
  expect(resume.position(gravitySuperstar.view(over, 0))).toBeNull();
  const start = gravitySuperstar.setup({ expert: false }, 2, 'start');
  const position = throughJson(resume.position(gravitySuperstar.view(start, 0)))!;
  expect(v.is(resume.schema, position)).toBe(true);
  for (const wrong of [{ tokens: [10, 9] }, { pawns: [null, null] }, { open: 2 }, { stars: [] }, { more: 1 }])
    expect(v.is(resume.schema, { ...position, ...wrong })).toBe(false);
});
