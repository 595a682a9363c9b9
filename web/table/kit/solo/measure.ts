// What a result alone is made of, and which of two is better.

export interface Measure {
  /** As “112 points”. */
  said(points: number): string;
  /** As “112”, beside a curve. */
  short(points: number): string;
  lessIsBetter?: boolean;
}

type Direction = Pick<Measure, 'lessIsBetter'>;

/** The higher the better, whatever is measured. */
export const worth = (points: number, { lessIsBetter }: Direction) => (lessIsBetter ? -points : points);
