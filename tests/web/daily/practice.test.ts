// A throw of practice: it rolls, lies still, is answered once; its clock is only shown to whoever wants one.
import { createRoot, createSignal } from 'solid-js';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { practiceOf } from '#shared/daily/practice.ts';
import { puzzleOf } from '#shared/daily/puzzle.ts';
import { truthOf } from '#shared/daily/score.ts';
import { SETTLE } from '#shared/games/space-bowl/components.ts';
import { createHand } from '#web/daily/hand/hand.ts';
import { createRound } from '#web/daily/practice/round.ts';

const PUZZLE = puzzleOf('2026-11-05');
const SKY = practiceOf(PUZZLE, 1, 'a throw with answers');
const RIGHT = truthOf(SKY, 0).answers;
const WRONG = [...SKY.cards.keys()].find((card) => !RIGHT.includes(card))!;

function practising() {
  return createRoot((dispose) => {
    const [timed, setTimed] = createSignal(false);
    const next = vi.fn();
    const round = createRound({ sky: SKY, before: 3, timed, next });
    return { round, hand: createHand(round), next, setTimed, dispose };
  });
}

/** Up to the search, a second and a half of which is over. */
async function searching() {
  const all = practising();
  await all.hand.start();
  await vi.advanceTimersByTimeAsync(SETTLE + 1500);
  return all;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('the samples have what the tests need', () => {
  expect(RIGHT.length).toBeGreaterThan(0);
});

describe('a throw', () => {
  test('is shown once it rolls, and can be answered once it lies still', async () => {
    const { round, hand } = practising();
    expect([round.step(), round.thrown()]).toEqual(['before', null]);
    await hand.start();
    expect([round.step(), round.thrown()]).toEqual(['rolling', SKY.throws[0]]);
    await round.answer(RIGHT[0]!);
    expect([round.step(), round.answered(), round.truth()]).toEqual(['rolling', null, null]);
    await vi.advanceTimersByTimeAsync(SETTLE + 100);
    expect(round.step()).toBe('searching');
  });

  test('is answered once: the truth stays, and so does the answer', async () => {
    const { round, hand } = await searching();
    hand.pick(RIGHT[0]!);
    await hand.confirm();
    expect([round.step(), round.mark(), round.answered()]).toEqual(['truth', 'found', RIGHT[0]]);
    expect(round.truth()!.answers).toEqual(RIGHT);
    await round.answer(WRONG);
    expect([round.mark(), round.answered()]).toEqual(['found', RIGHT[0]]);
  });

  test.each([
    [WRONG, 'wrong'],
    ['none', 'wrong'],
  ] as const)('answered with %s it is %s', async (answer, mark) => {
    const { round } = await searching();
    await round.answer(answer);
    expect(round.mark()).toBe(mark);
  });

  test('leads on only after its answer', async () => {
    const { round, hand, next } = await searching();
    await hand.next();
    expect(next).not.toHaveBeenCalled();
    await round.answer('none');
    await hand.next();
    expect(next).toHaveBeenCalledOnce();
  });

  test('rolls another way than the one before', () => {
    expect(practising().round.at()).toBe(3);
  });
});

test('its clock runs while one searches, and is asked for before, in the middle or afterwards', async () => {
  const { round, setTimed } = await searching();
  expect(round.elapsed()).toBe(1500);
  await round.answer(WRONG);
  expect([round.elapsed(), round.span()]).toEqual([0, null]);
  setTimed(true);
  expect(round.span()).toBe(1500);
});

test('what is looked at afterwards is the card answered with, then any other', async () => {
  const { round, hand } = await searching();
  hand.touch(WRONG);
  hand.touch(WRONG);
  await vi.advanceTimersByTimeAsync(0);
  expect([round.step(), hand.looked()!.card]).toEqual(['truth', WRONG]);
  hand.touch(RIGHT[0]!);
  expect(hand.looked()).toMatchObject({ card: RIGHT[0], faults: [] });
});
