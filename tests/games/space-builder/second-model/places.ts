// How a match of the second model ends: the place of each seat, and the rounds it won.
import type { Table } from './table.ts';

/** Null while it is on. */
export function outcomeOf({ phase, players }: Table): { places: number[]; scores: number[] } | null {
  if (phase.kind !== 'over') return null;
  const { champion } = phase;
  const scores = players.map(({ won }) => won);
  const isBefore = (one: number, other: number) =>
    one === champion || (other !== champion && scores[one]! > scores[other]!);
  const seats = [...players.keys()];
  const places = seats.map(
    (seat) => 1 + seats.filter((other) => other !== seat && isBefore(other, seat)).length,
  );
  return { places, scores };
}
