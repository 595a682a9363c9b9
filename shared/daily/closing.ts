// When a date is over: as long as it is today somewhere, it is not.
import type { Millis } from '../engine/game.ts';
import { DAY, type DateText } from './calendar.ts';

/** In the last place on Earth a day ends twelve hours after it ends by the common clock. */
const BEHIND: Millis = DAY / 2;

/** From when on that date is today nowhere on Earth. */
export const closesAt = (date: DateText): Millis => Date.parse(`${date}T00:00Z`) + DAY + BEHIND;
