// A last way to what could not be fetched: Firefox remembers that for as long as a page lives.

/** Only a new page asks again there; it would be a blank one while the server cannot be reached. */
export async function reloadIfReachable(): Promise<void> {
  const answer = await fetch('/api/health', { cache: 'no-store' }).catch(() => null);
  if (answer?.ok) location.reload();
}
