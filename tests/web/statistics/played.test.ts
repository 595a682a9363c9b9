// Finished matches as lines of a table: against whom, what they came to, and what a row of them comes to.
import { expect, test } from 'vitest';
import type { Chair } from '#shared/engine/table.ts';
import type { MatchSave } from '#web/saves/match-save.ts';
import { playedOf } from '#web/statistics/played.ts';
import { meansOf, tallyOf } from '#web/statistics/tally.ts';

const ana: Chair = { kind: 'person', name: 'Ana', colour: 0 };
const ben: Chair = { kind: 'person', name: 'Ben', colour: 1 };
const bot = (level: 1 | 2 | 3): Chair => ({ kind: 'bot', name: 'Vega', colour: 2, level });

let made = 0;
function saved(chairs: Chair[], scores: number[], more: Partial<MatchSave> = {}): MatchSave {
  made++;
  const header = { game: 'space-bowl', options: {}, seats: chairs.length, seed: `${made}`, rulesVersion: 1 };
  const times = { clock: 1, started: 0, played: made };
  return { id: `match${made}`, header, chairs, length: 9, over: true, scores, ...times, ...more };
}

test('whom one played against goes by the bots, or that there were none', () => {
  const rivalsOf = (...chairs: Chair[]) =>
    playedOf(
      [
        saved(
          chairs,
          chairs.map(() => 1),
        ),
      ],
      'space-bowl',
    ).map(({ rivals }) => rivals);
  expect(rivalsOf(ana, bot(2), bot(2))).toEqual([2]);
  expect(rivalsOf(bot(3), ana)).toEqual([3]);
  expect(rivalsOf(ana, bot(1), bot(3))).toEqual(['mixed']);
  expect(rivalsOf(ana)).toEqual(['alone']);
  expect(rivalsOf(ana, ben, bot(1))).toEqual(['people']);
  expect(rivalsOf(bot(1), bot(2))).toEqual([]);
});

test('of several people the best is told, and nobody of them has won', () => {
  const [one] = playedOf([saved([ana, ben, bot(1)], [3, 7, 9])], 'space-bowl');
  expect(one).toMatchObject({ seat: 1, points: 7, won: false });
});

test('a match counts once it is over, from its beginning, and for its own game', () => {
  const others: MatchSave[] = [
    saved([ana, bot(1)], [1, 0], { over: false }),
    saved([ana, bot(1)], [1]),
    saved([ana, bot(1)], [1, 0]),
  ];
  others[2] = { ...others[2]!, header: { ...others[2]!.header, position: {} } };
  expect(playedOf(others, 'space-bowl')).toEqual([]);
  expect(playedOf([saved([ana, bot(1)], [1, 0])], 'space-lab')).toEqual([]);
});

test('it is won by more points than all others; with as many it is not known yet', () => {
  const wonBy = (...scores: number[]) =>
    playedOf([saved([ana, bot(1), bot(1)], scores)], 'space-bowl')[0]!.won;
  expect([wonBy(5, 4, 1), wonBy(4, 5, 1), wonBy(5, 5, 1)]).toEqual([true, false, null]);
});

test('a row comes to its wins, its best, its clearest win and its longest row of wins', () => {
  const scores = [
    [4, 5],
    [9, 2],
    [6, 5],
    [3, 3],
    [12, 11],
    [12, 0],
  ];
  const played = playedOf(
    scores.map((points) => saved([ana, bot(1)], points)),
    'space-bowl',
  );
  const tally = tallyOf(played)!;
  expect(tally).toMatchObject({ matches: 6, wins: 4, longest: 2, standing: 2 });
  expect([tally.best, tally.clearest]).toEqual([played[4], played[5]]);
  expect(tallyOf([])).toBeNull();
});

test('the mean goes over the last ten, or over all that there are', () => {
  expect(meansOf([4, 8])).toEqual([4, 6]);
  const points = Array.from({ length: 30 }, (_, at) => at);
  expect(meansOf(points).at(-1)).toBe(24.5);
});
