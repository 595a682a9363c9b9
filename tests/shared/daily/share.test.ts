// The text that is shared: two lines, the signs, the clock, and nothing that gives the puzzle away.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dateOf } from '#shared/daily/calendar.ts';
import { puzzleOf } from '#shared/daily/puzzle.ts';
import { type Answer, MARKS, replay } from '#shared/daily/score.ts';
import { clockText, shareText } from '#shared/daily/share.ts';
import { slowAnswers } from './slow.ts';

const LINK = 'https://starboard.example/daily/2026-11-17';
const onDay = { link: LINK, archive: null };
const LINES = /^Starboard [1-9]\d* · [0-6]\/6 · \d+:[0-5]\d\n(🪐|🛑|✖️){6} (\S+)$/u;

const marks = ['found', 'found', 'rightlyNone', 'found', 'wrong', 'found'] as const;

describe('the text', () => {
  test('of a run', () => {
    expect(shareText({ number: 17, marks, time: 103_456, ...onDay })).toBe(
      `Starboard 17 · 5/6 · 1:43\n🪐🪐🛑🪐✖️🪐 ${LINK}`,
    );
  });

  test.each(['archive', 'archives', 'Archiv'])('of a run that is not of its day says so: %s', (archive) => {
    expect(shareText({ number: 17, marks, time: 103_456, link: LINK, archive })).toBe(
      `Starboard 17 (${archive}) · 5/6 · 1:43\n🪐🪐🛑🪐✖️🪐 ${LINK}`,
    );
  });

  test.each([
    ['six right', MARKS[0], '6/6', '🪐'],
    ['the button six times', MARKS[1], '6/6', '🛑'],
    ['six wrong', MARKS[2], '0/6', '✖️'],
  ] as const)('of %s', (_, mark, score, sign) => {
    expect(shareText({ number: 1, marks: new Array(6).fill(mark), time: 0, ...onDay })).toBe(
      `Starboard 1 · ${score} · 0:00\n${sign.repeat(6)} ${LINK}`,
    );
  });

  test('has exactly two lines with a sign for each throw, in their order', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100_000 }),
        fc.array(fc.constantFrom(...MARKS), { minLength: 6, maxLength: 6 }),
        fc.nat(21_600_000),
        (number, marks, time) => {
          const text = shareText({ number, marks, time, ...onDay });
          expect(text).toMatch(LINES);
          const signs = text.match(/🪐|🛑|✖️/gu)!;
          expect(signs.map((sign) => MARKS[['🪐', '🛑', '✖️'].indexOf(sign)])).toEqual(marks);
          expect(text).toContain(` ${marks.filter((mark) => mark !== 'wrong').length}/6 `);
        },
      ),
    );
  });

  test('is the same for whoever has the same marks, whatever the cards', () => {
    for (let number = 1; number <= 14; number++) {
      const puzzle = puzzleOf(dateOf(number));
      const right = puzzle.throws.map((thrown) => slowAnswers(puzzle, thrown));
      const first = right.map(([card]): Answer => card ?? 'none');
      const last = right.map((cards): Answer => cards.at(-1) ?? 'none');
      const texts = [first, last].map((answers) =>
        shareText({ number, marks: replay(puzzle, answers)!, time: 61_000, ...onDay }),
      );
      expect(first).not.toEqual(last);
      expect(texts[0]).toBe(texts[1]);
    }
  });
});

describe('the clock', () => {
  test.each([
    [0, '0:00'],
    [1, '0:00'],
    [999, '0:00'],
    [1000, '0:01'],
    [9_999, '0:09'],
    [10_000, '0:10'],
    [59_999, '0:59'],
    [60_000, '1:00'],
    [60_999, '1:00'],
    [119_999, '1:59'],
    [599_999, '9:59'],
    [600_000, '10:00'],
    [3_599_999, '59:59'],
    [3_600_000, '60:00'],
    [21_600_000, '360:00'],
  ])('%i ms are %s', (time, text) => {
    expect(clockText(time)).toBe(text);
  });
});
