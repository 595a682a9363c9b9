// Which marks of a first match this device has seen, by game: what was seen never comes again, and whoever knew a game
// before there were marks sees none of it.
import * as v from 'valibot';
import type { Millis } from '#shared/engine/game.ts';
import { database, written } from './database.ts';
import type { LastSeen } from './last-seen.ts';
import { changeList, compareTexts, readable } from './lists.ts';
import type { MatchSave } from './match-save.ts';

/** A game that was begun here, one of its marks that was seen, or all of them. */
export const MarkSchema = v.pipe(v.string(), v.regex(/^[a-z-]{1,40}(?:\/(?:[a-zA-Z]{1,40}|\*))?$/));

const LIST = 'marks';
const ALL = '*';

export const marksOf = (stored: unknown) => mergedMarks(readable(MarkSchema, stored), []);

export function mergedMarks(one: readonly string[], other: readonly string[]): string[] {
  return [...new Set([...one, ...other])].sort(compareTexts);
}

/** Where nothing can be kept, what was seen counts as long as the page. */
const unsaved = new Set<string>();

/** The names of those that were seen; null where none is shown. */
export async function marksSeen(game: string, match: string): Promise<ReadonlySet<string> | null> {
  const all = new Set([...unsaved, ...(await stored(game, match).catch(() => []))]);
  if (all.has(`${game}/${ALL}`)) return null;
  const own = [...all].filter((mark) => mark.startsWith(`${game}/`));
  return new Set(own.map((mark) => mark.slice(game.length + 1)));
}

export function keepMark(game: string, name: string): Promise<boolean> {
  return keep([`${game}/${name}`]);
}

async function stored(game: string, match: string): Promise<string[]> {
  const db = await database();
  const marks = marksOf(await db.get('settings', LIST));
  if (marks.includes(game)) return marks;
  const kept = { matches: await db.getAll('matches'), rooms: await db.getAll('rooms') };
  const fresh = hasPlayed(game, match, kept, Date.now()) ? [game, `${game}/${ALL}`] : [game];
  await keep(fresh);
  return [...marks, ...fresh];
}

function keep(marks: readonly string[]): Promise<boolean> {
  for (const mark of marks) unsaved.add(mark);
  return written((db) => changeList(db, LIST, (stored) => mergedMarks(marksOf(stored), marks)));
}

/** A match that was begun so long ago was not begun just now. */
const FRESH: Millis = 60_000;

/** Whether this device knows a match of the game besides the one that begins. */
export function hasPlayed(
  game: string,
  match: string,
  kept: { matches: readonly MatchSave[]; rooms: readonly LastSeen[] },
  now: Millis,
): boolean {
  return (
    kept.matches.some(
      ({ id, header, started }) => header?.game === game && (id !== match || now - started > FRESH),
    ) ||
    kept.rooms.some(
      ({ id, game: played, stage }) => played === game && stage !== 'lobby' && !match.startsWith(`${id}/`),
    )
  );
}
