// Lengths of a streak worth a word.

export const MILESTONES = [3, 7, 14, 30, 50, 100, 200, 365] as const;
const YEAR = 365;

/** The first of them above so many days; after a year, every year is one. */
export function milestoneAfter(days: number): number {
  return MILESTONES.find((milestone) => milestone > days) ?? (Math.floor(days / YEAR) + 1) * YEAR;
}

export function isMilestone(days: number): boolean {
  return days > 0 && milestoneAfter(days - 1) === days;
}
