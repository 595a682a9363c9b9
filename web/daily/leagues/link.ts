// The link of a league, made and read.
import { LEAGUE_ID_FORM } from '#shared/daily/protocol.ts';

export function leaguePath(id: string): string {
  return `/l/${id}`;
}

/** The league meant by a link, by a message with a link in it, or by the end of a link alone. */
export function leagueIn(text: string): string | null {
  const end = /(?:^|\/l\/)([a-z0-9]+)(?:[/?#\s].*)?$/s.exec(text.trim())?.[1] ?? '';
  return LEAGUE_ID_FORM.test(end) ? end : null;
}
