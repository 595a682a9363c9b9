// Runs, players and leagues made up at random, with few different values, so that most of them collide.
import fc from 'fast-check';
import { REFUSALS } from '#shared/api/refusals.ts';
import { GENERATOR, THROWS } from '#shared/daily/puzzle.ts';
import { TIMINGS } from '#shared/daily/ranking.ts';
import type { DailyData } from '#web/saves/merged-data.ts';
import { mergedRecords } from '#web/saves/merged-records.ts';
import type { League } from '#web/saves/my-leagues.ts';
import type { Player } from '#web/saves/player-list.ts';
import type { PlayRecord } from '#web/saves/records.ts';
import { DELIVERIES, type Run } from '#web/saves/run-save.ts';

export const finishedRun: Run = {
  date: '2026-11-05',
  generator: GENERATOR,
  onDay: true,
  started: 1000,
  ahead: 60,
  answers: [3, 'none', 24, 0, 7, 'none'],
  spans: [4000, 9000, 12_000, 8000, 30_000, 20_000],
  revealed: null,
  finished: 90_000,
  ticket: null,
  timing: 'selfTimed',
  delivery: 'waiting',
  refusal: null,
  acknowledged: 0,
  asked: null,
};

const few = fc.nat(2);
const turn = fc.tuple(fc.constantFrom(0, 24, 'none' as const), few);
const turns = fc.oneof(
  fc.array(turn, { maxLength: THROWS - 1 }),
  fc.array(turn, { minLength: THROWS, maxLength: THROWS }),
);

export const someRun: fc.Arbitrary<Run> = fc
  .record({
    date: fc.constantFrom('2026-11-05', '2026-11-06', '2027-02-28'),
    turns,
    onDay: fc.boolean(),
    started: few,
    ahead: fc.constantFrom(-600, 0, 780),
    revealed: fc.option(few),
    finished: few,
    ticket: fc.option(fc.constantFrom('a', 'b')),
    timing: fc.option(fc.constantFrom(...TIMINGS)),
    delivery: fc.constantFrom(...DELIVERIES),
    refusal: fc.option(fc.constantFrom(...REFUSALS)),
    acknowledged: fc.nat(THROWS * 2),
    asked: fc.option(few),
  })
  .map(({ turns, revealed, finished, ...rest }) => ({
    ...rest,
    revealed: turns.length < THROWS ? revealed : null,
    finished: turns.length < THROWS ? null : finished,
    generator: GENERATOR,
    answers: turns.map(([answer]) => answer),
    spans: turns.map(([, span]) => span),
  }));

export const runOfOneDate = someRun.map((run): Run => ({ ...run, date: finishedRun.date }));

export const somePlayers: fc.Arbitrary<Player[]> = fc.array(
  fc.record({ secret: fc.constantFrom('A', 'B', 'c').map((sign) => sign.repeat(43)), since: few }),
);

const someRecords: fc.Arbitrary<PlayRecord[]> = fc
  .array(
    fc.record({
      secret: fc.constantFrom('A', 'B').map((sign) => sign.repeat(43)),
      record: fc.oneof(
        fc.record({ days: few }).map((said) => `${btoa(JSON.stringify(said))}.x`),
        fc.constantFrom('', '!.y', 'bnVsbA.z'),
      ),
    }),
  )
  .map((records) => mergedRecords(records, []));

export const someLeagues: fc.Arbitrary<League[]> = fc.array(
  fc.record({
    id: fc.constantFrom('a', 'b', '2').map((sign) => sign.repeat(10)),
    name: fc.constantFrom('Crew', 'Équipage'),
    since: few,
  }),
);

export const someData: fc.Arbitrary<DailyData> = fc.record({
  runs: fc.array(someRun),
  players: somePlayers,
  records: someRecords,
  leagues: someLeagues,
});
