// What a result alone is made of, and which of two is better.
import { GAMES, type GameEntry, type GameId } from '#shared/games/registry.ts';
import { timeSaid } from '#web/words/time.ts';
import { kitWords } from '../words/words.ts';
import { numberText } from './texts.ts';

export interface Measure {
  /** As “112 points”. */
  said(points: number): string;
  /** As “112”, beside a curve. */
  short(points: number): string;
  lessIsBetter?: boolean;
  /** Matches that came to nothing stand in no list. */
  counts(points: number): boolean;
}

type Direction = Pick<Measure, 'lessIsBetter'>;

/** The higher the better, whatever is measured. */
export const worth = (points: number, { lessIsBetter }: Direction) => (lessIsBetter ? -points : points);

const POINTS: Measure = {
  said: (points) => kitWords().solo.points(points),
  short: numberText,
  counts: () => true,
};

const inTime = (points: number) => timeSaid(points, true);
const TIME: Measure = { said: inTime, short: inTime, lessIsBetter: true, counts: (points) => points > 0 };

export function measureOf(game: GameId): Measure {
  const { alone }: GameEntry = GAMES[game];
  return alone?.by === 'time' ? TIME : POINTS;
}
