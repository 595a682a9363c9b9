// Of two devices' records of one player, the one of more days stands.
import { compareTexts } from './lists.ts';
import type { PlayRecord } from './records.ts';

/** One for each secret, in one order. */
export function mergedRecords(one: readonly PlayRecord[], other: readonly PlayRecord[]): PlayRecord[] {
  const kept = new Map<string, PlayRecord>();
  for (const item of [...one, ...other]) {
    const known = kept.get(item.secret);
    if (!known || compareRecords(item.record, known.record) < 0) kept.set(item.secret, item);
  }
  return [...kept.values()].sort((some, more) => compareTexts(some.secret, more.secret));
}

function compareRecords(one: string, other: string): number {
  return daysIn(other) - daysIn(one) || compareTexts(one, other);
}

/** It is signed, not secret. */
function daysIn(record: string): number {
  try {
    const [content = ''] = record.split('.');
    const { days } = JSON.parse(atob(content.replaceAll('-', '+').replaceAll('_', '/')));
    return Number.isSafeInteger(days) ? days : 0;
  } catch {
    return 0;
  }
}
