// What is behind a link, as far as whoever has it may know before opening it.
import * as v from 'valibot';
import { type Language, wantedLanguage } from '#shared/api/languages.ts';
import { GAME_IDS, type GameId, isGameId } from '#shared/games/registry.ts';
import type { Invitation } from '#shared/rooms/party/invitation.ts';
import { type LeagueEnv, leagueOf } from '../daily/league/place.ts';
import type { HttpEnv } from '../http/env.ts';
import { isLinkId } from '../http/link-ids.ts';
import { type RoomEnv, roomOf } from '../room/routes.ts';
import type { Preview } from './tags.ts';
import { WORDS } from './words/words.ts';

export type PreviewEnv = HttpEnv & LeagueEnv & RoomEnv;

const SaidSchema = v.object({ name: v.string(), line: v.string() });
/** What each game is called, and a line about it: made with the page. */
const GamesSchema = v.object(
  v.entriesFromList(GAME_IDS, v.object({ en: SaidSchema, fr: SaidSchema, de: SaidSchema })),
);

/** Null for a link to nothing in particular, or to what is not there; `preferred` is what the asking side speaks. */
export async function previewOf(
  env: PreviewEnv,
  path: string,
  preferred: readonly string[],
): Promise<Preview | null> {
  const [, id = '', invite = null] = /^\/l\/([^/]+)(?:\/([^/]+))?$/.exec(path) ?? [];
  if (id) return league(env, id, invite, preferred);
  const [, kind, end = ''] = /^\/(r|replay|challenge)\/([^/]+)$/.exec(path) ?? [];
  if (kind === 'r') return room(env, end, preferred);
  if (!kind || !isGameId(end)) return null;
  const language = wantedLanguage('', preferred);
  const { name, line } = await said(env, end, language);
  const words = WORDS[language];
  const title = kind === 'replay' ? words.replay(name) : words.challenge(name);
  return { title, description: line, picture: end, language };
}

async function room(env: PreviewEnv, id: string, preferred: readonly string[]): Promise<Preview | null> {
  if (!(await isLinkId(env, 'room', id))) return null;
  const found: Invitation | null = await roomOf(env, id).invitation();
  if (!found) return null;
  const language = wantedLanguage(found.language ?? '', preferred);
  const { name, line } = await said(env, found.game, language);
  const words = WORDS[language];
  const state = found.inMatch ? words.inMatch : words.seats(found.taken, found.seats);
  const invited = found.by === null ? words.come(name) : words.invites(found.by, name);
  const title = `${invited} · ${state}`;
  return { title, description: line, picture: found.game, language };
}

/** Nothing is said of a league from before ids had a check: only asking could tell whether it is there. */
async function league(
  env: PreviewEnv,
  id: string,
  invite: string | null,
  preferred: readonly string[],
): Promise<Preview | null> {
  if (!(await isLinkId(env, 'league', id))) return null;
  const found = await leagueOf(env, id).invitation(invite);
  if (!found) return null;
  const language = wantedLanguage(found.language ?? '', preferred);
  const words = WORDS[language];
  const title = words.league(found.name);
  return { title, description: words.aboutLeagues, picture: 'starboard', language };
}

async function said(env: PreviewEnv, game: GameId, language: Language) {
  const file = await env.ASSETS.fetch('https://assets/previews/games.json');
  return v.parse(GamesSchema, await file.json())[game][language];
}
