// When a date begins and when it is over: as long as it is today somewhere, it is not.
import type { Millis } from '../engine/game.ts';
import { AHEAD, BEHIND, DAY, type DateText, numberOf } from './calendar.ts';

/** When the day of the first galaxy began by the common clock. */
const BEGAN: Millis = 1_793_491_200_000;

/** From when on that date is today somewhere on Earth. */
export const beginsAt = (date: DateText): Millis => BEGAN + (numberOf(date) - 1) * DAY - AHEAD;

/** From when on that date is today nowhere on Earth. */
export const closesAt = (date: DateText): Millis => BEGAN + numberOf(date) * DAY + BEHIND;
