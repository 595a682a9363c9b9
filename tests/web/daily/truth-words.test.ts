// What is said about an answer: another headline for each way to be right or wrong, and never against the line below.
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { LANGUAGES } from '#shared/api/languages.ts';
import { puzzleOf } from '#shared/daily/puzzle.ts';
import { type Answer, markOf, truthOf } from '#shared/daily/score.ts';
import { boardsWords } from '#web/daily/boards/words/words.ts';
import { headline } from '#web/daily/truth/truth-words.ts';
import { speak } from '#web/words/loader.ts';

/** Its fifth throw has one answer, its sixth none. */
const PUZZLE = puzzleOf('2026-11-19');

function answered(at: number, answer: Answer) {
  const truth = truthOf(PUZZLE, at);
  const run = { mark: () => markOf(PUZZLE, at, answer), answered: () => answer, truth: () => truth };
  return { said: headline(run), below: boardsWords().truth.answers(truth.answers.length) };
}

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await boardsWords.fetch();
});
afterAll(() => {
  vi.unstubAllGlobals();
});

test('the samples have what the tests need', () => {
  expect([4, 5].map((at) => truthOf(PUZZLE, at).answers.length)).toEqual([1, 0]);
});

describe.each(LANGUAGES)('in %s', (language) => {
  beforeAll(() => speak(language));

  test('each of the five cases has a headline of its own', () => {
    const [right] = truthOf(PUZZLE, 4).answers;
    const all = [
      answered(4, right!),
      answered(4, right === 0 ? 1 : 0),
      answered(4, 'none'),
      answered(5, 'none'),
      answered(5, 0),
    ];
    expect(new Set(all.map(({ said }) => said)).size).toBe(5);
  });

  test('a wrong headline denies what was chosen, and leaves it to the line below what there was', () => {
    const { truth } = boardsWords();
    const [card, button, none] = [answered(4, 24), answered(4, 'none'), answered(5, 0)];
    expect([card.said, button.said, none.said]).toEqual([truth.wrong, truth.wrongNone, truth.noneThere]);
    expect(card.below).toBe(button.below);
    for (const { said } of [card, button]) expect(said).not.toMatch(/destination|Ziel|keins/);
  });
});
