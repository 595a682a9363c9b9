// Matches of Gravity Superstar that were played before the test began, the same every time, and opened from a file.
import type { Page } from '@playwright/test';
import { isRefusal, type Seat } from '#shared/engine/game.ts';
import { act, type Match, startMatch } from '#shared/engine/match.ts';
import { dice, seeded } from '#shared/engine/random.ts';
import type { RoomEntry } from '#shared/engine/table.ts';
import { forward } from '#shared/games/gravity-superstar/legal.ts';
import { gravitySuperstar } from '#shared/games/gravity-superstar/rules.ts';
import type { State } from '#shared/games/gravity-superstar/state.ts';
import { importMatch } from './import-match.ts';

const NAMES = ['Ana', 'Ben', 'Cleo', 'Dan', 'Eva', 'Finn'];
const ID = 'gravitymatch';

interface Prepared {
  /** As it was at the beginning and after each action. */
  matches: Match[];
  log: RoomEntry[];
}

/** People who do whatever is allowed, until a state that is looked for. */
export function prepared(
  seats: number,
  seed: string,
  isReached: (state: State, actions: number) => boolean,
): Prepared {
  const { id: game, rulesVersion } = gravitySuperstar;
  const first = accepted(startMatch(gravitySuperstar, { game, options: {}, seats, seed, rulesVersion }));
  const roll = dice(seeded(seed));
  const matches = [first];
  const log: RoomEntry[] = [];
  for (let match = first; !isReached(match.state, log.length); match = matches.at(-1)!) {
    const by = gravitySuperstar.toAct(match.state)[0]!;
    const choices = forward(match.state, by);
    const entry = {
      by,
      number: log.length + 1,
      at: match.at + 1_000,
      action: choices[roll.below(choices.length)],
    };
    log.push(entry);
    matches.push(accepted(act(match, by, entry.action, entry.at)));
  }
  return { matches, log };
}

export function accepted<Result extends object>(result: Result): Extract<Result, Match> {
  if (isRefusal(result)) throw new Error(result.refused);
  return result as Extract<Result, Match>;
}

/** Brings it to the device by a file, and opens it from the start page; some seats may be bots from here on. */
export async function openPrepared(
  page: Page,
  { matches, log }: Prepared,
  bots: readonly Seat[] = [],
): Promise<void> {
  const { header, at, state } = matches.at(-1)!;
  const over = gravitySuperstar.outcome(state);
  const save = {
    id: ID,
    header,
    chairs: NAMES.slice(0, header.seats).map((name, colour) =>
      bots.includes(colour) ? { kind: 'bot', name, colour, level: 1 } : { kind: 'person', name, colour },
    ),
    length: log.length,
    clock: at,
    started: 0,
    played: 0,
    over: over !== null,
    scores: over?.scores ?? [],
  };
  await importMatch(page, save, log);
  await page.goto('/');
  await page.getByRole('link', { name: over ? /^Look back at the match/ : /^Continue the match/ }).click();
}
