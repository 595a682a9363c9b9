// The daily's part of what two devices bring together: whoever imports from whom, both end with the same.
import { compareTexts } from './lists.ts';
import { mergedRecords } from './merged-records.ts';
import { type League, mergedLeagues } from './my-leagues.ts';
import { mergedPlayers, type Player } from './player-list.ts';
import type { PlayRecord } from './records.ts';
import { mergedRun, type Run, runText } from './run-save.ts';

export interface DailyData {
  runs: Run[];
  players: Player[];
  records: PlayRecord[];
  leagues: League[];
}

export function mergedData(mine: DailyData, theirs: DailyData): DailyData {
  return {
    runs: mergedRuns([...mine.runs, ...theirs.runs]),
    players: mergedPlayers(mine.players, theirs.players),
    records: mergedRecords(mine.records, theirs.records),
    leagues: mergedLeagues(mine.leagues, theirs.leagues),
  };
}

function mergedRuns(all: readonly Run[]): Run[] {
  const byDate = new Map<string, Run>();
  for (const run of all) {
    const known = byDate.get(run.date);
    byDate.set(run.date, known ? mergedRun(known, run) : run);
  }
  return [...byDate.values()].sort((one, other) => compareTexts(one.date, other.date));
}

/** Those of `after` that `before` does not have just so. */
export function changedRuns(before: readonly Run[], after: readonly Run[]): Run[] {
  const known = new Set(before.map(runText));
  return after.filter((run) => !known.has(runText(run)));
}
