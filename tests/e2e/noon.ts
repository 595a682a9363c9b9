// The zone in which the browser tests take place: there it is about noon, so that no midnight falls into a test.
import type { DateText } from '#shared/daily/calendar.ts';

// Read again by every worker process, maybe in the next hour: the first reading chooses, the others inherit its choice.
process.env.STARBOARD_TEST_ZONE ??= zoneOfNoon(new Date().getUTCHours());

export const noonZone = process.env.STARBOARD_TEST_ZONE;

/** These zones count westwards: five hours ahead of the common clock is `Etc/GMT-5`. Firefox knows no zone of that family for zero. */
function zoneOfNoon(hour: number): string {
  const west = hour - 12;
  if (west === 0) return 'UTC';
  return `Etc/GMT${west < 0 ? west : `+${west}`}`;
}

/** The date there. */
export function dateAt(time: number): DateText {
  return new Intl.DateTimeFormat('en-CA', { timeZone: noonZone }).format(time);
}
