// Which day it is here, by the calendar of this device, and how long it lasts.
import { createRoot, createSignal } from 'solid-js';
import type { DateText } from '#shared/daily/calendar.ts';
import type { Millis } from '#shared/engine/game.ts';

const SECOND = 1000;

export function localDate(now = new Date()): DateText {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

const untilMidnight = (now: Date): Millis =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime() - now.getTime();

const [today, setToday] = createRoot(() => createSignal(localDate()));
const [untilTomorrow, setUntilTomorrow] = createRoot(() => createSignal(untilMidnight(new Date())));

export { today, untilTomorrow };

function look(): void {
  const now = new Date();
  setToday(localDate(now));
  setUntilTomorrow(untilMidnight(now));
}

setInterval(look, SECOND);
// A page that slept through midnight shows yesterday until its next second.
document.addEventListener('visibilitychange', look);
