// How a match of the second model ends: the place of each seat, and the rounds it won; alone, its time.
import { isAlone, type Table } from './table.ts';

function timeAlone({ players, verdicts, stops }: Table): number {
  const { tap } = players[0]!;
  const isRight = verdicts[0]?.totals[0] === 0;
  return tap && isRight ? Math.max(1, tap.at - stops[0]!.from) : 0;
}

export const scoresOf = (table: Table): number[] =>
  isAlone(table) ? [timeAlone(table)] : table.players.map(({ won }) => won);

/** Null while it is on. */
export function outcomeOf(table: Table): { places: number[]; scores: number[] } | null {
  const { phase, players } = table;
  if (phase.kind !== 'over') return null;
  const { champion } = phase;
  const scores = scoresOf(table);
  const isBefore = (one: number, other: number) =>
    one === champion || (other !== champion && scores[one]! > scores[other]!);
  const seats = [...players.keys()];
  const places = seats.map(
    (seat) => 1 + seats.filter((other) => other !== seat && isBefore(other, seat)).length,
  );
  return { places, scores };
}
