// The link of a league, made and read: once it was renewed, it ends in an invitation.
import { INVITE_FORM, LEAGUE_ID_FORM } from '#shared/daily/protocol.ts';

export interface LeagueLink {
  id: string;
  invite: string | null;
}

export function leaguePath(id: string, invite: string | null = null): string {
  return invite === null ? `/l/${id}` : `/l/${id}/${invite}`;
}

const END = String.raw`([a-z0-9]+)(?:\/([a-z0-9]+))?(?:[/?#\s].*)?$`;
/** In a message the words before a link are no end of one. */
const FORMS = [new RegExp(String.raw`\/l\/${END}`, 's'), new RegExp(`^${END}`, 's')];

/** The league meant by a link, by a message with a link in it, or by the end of a link alone. */
export function leagueIn(text: string): LeagueLink | null {
  const found = FORMS.map((form) => form.exec(text.trim())).find((match) => match !== null);
  const [, id = '', end = ''] = found ?? [];
  if (!LEAGUE_ID_FORM.test(id) || (end !== '' && !INVITE_FORM.test(end))) return null;
  return { id, invite: end || null };
}
