// Which day it is here, by the calendar of this device, and how long it lasts.
import { createRoot, createSignal } from 'solid-js';
import { numberOf } from '#shared/daily/calendar.ts';
import type { CalendarDay } from '#shared/daily/streak.ts';
import type { Millis } from '#shared/engine/game.ts';
import { aheadOf, localDate } from './local-date.ts';

const SECOND = 1000;

const untilMidnight = (now: Date): Millis =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime() - now.getTime();

const [today, setToday] = createRoot(() => createSignal(localDate()));
const [untilTomorrow, setUntilTomorrow] = createRoot(() => createSignal(untilMidnight(new Date())));
const [ahead, setAhead] = createRoot(() => createSignal(aheadOf(new Date())));

export { aheadOf, localDate, today, untilTomorrow };

/** Today, and how far ahead it comes here. */
export const calendarDay = (): CalendarDay => ({ number: numberOf(today()), ahead: ahead() });

function look(): void {
  const now = new Date();
  setToday(localDate(now));
  setUntilTomorrow(untilMidnight(now));
  setAhead(aheadOf(now));
}

setInterval(look, SECOND);
// A page that slept through midnight shows yesterday until its next second.
document.addEventListener('visibilitychange', look);
