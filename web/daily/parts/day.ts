// Which day it is here, by the calendar of this device, and how long it lasts.
import { createRoot, createSignal } from 'solid-js';
import type { Millis } from '#shared/engine/game.ts';
import { localDate } from './local-date.ts';

const SECOND = 1000;

const untilMidnight = (now: Date): Millis =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime() - now.getTime();

const [today, setToday] = createRoot(() => createSignal(localDate()));
const [untilTomorrow, setUntilTomorrow] = createRoot(() => createSignal(untilMidnight(new Date())));

export { localDate, today, untilTomorrow };

function look(): void {
  const now = new Date();
  setToday(localDate(now));
  setUntilTomorrow(untilMidnight(now));
}

setInterval(look, SECOND);
// A page that slept through midnight shows yesterday until its next second.
document.addEventListener('visibilitychange', look);
