// The moment that is looked at, as a part of the address: how many entries of the log lie before it.
import type { ReplayTable } from '../../table/host/replay.ts';

const FIELD = 'at';
/** Browsers refuse an address that changes at every step of a match that plays. */
const RESTED = 600;

/** Null where the address names none. */
export function entriesIn(search: string): number | null {
  const named = new URLSearchParams(search).get(FIELD) ?? '';
  return /^\d{1,6}$/.test(named) ? Number(named) : null;
}

/** The beginning needs no name. */
export function withMoment(address: string, entries: number): string {
  const url = new URL(address);
  if (entries === 0) url.searchParams.delete(FIELD);
  else url.searchParams.set(FIELD, `${entries}`);
  return url.href;
}

/** The last step that is no later. */
export function stepAfter(
  { steps, entriesAt }: Pick<ReplayTable<object>, 'steps' | 'entriesAt'>,
  entries: number,
): number {
  let step = 0;
  while (step < steps && entriesAt(step + 1) <= entries) step++;
  return step;
}

/** Reloaded or sent as it is, the address leads back here; answers how to leave it as it was. */
export function keepMoment(entries: number): () => void {
  const timer = setTimeout(
    () => history.replaceState(history.state, '', withMoment(location.href, entries)),
    RESTED,
  );
  return () => clearTimeout(timer);
}
