// The recorded match of each game, looked back at: brought to the device by a file.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { Entry, Header } from '#shared/engine/match.ts';
import { GAMES, type GameId } from '#shared/games/registry.ts';
import { packRecord } from '#web/saves/record-link.ts';
import { playMatch } from '../tools/tournament-play.ts';
import { importMatch } from './import-match.ts';

const NAMES = ['Ana', 'Ben', 'Gygax', 'Dan'];
const ID = 'recordedgame';

export const steps = (page: Page) => page.getByRole('slider', { name: 'Step' });

/** Who has won is told of somebody without a name as of anybody else. */
export const inThirdPerson = (said: string) =>
  said.replace('You win!', 'Player 1 wins!').replace(/\bYou\b/, 'Player 1');

export async function lookBack(page: Page, game: GameId): Promise<void> {
  const path = resolve(import.meta.dirname, `../shared/games/recorded/${game}-1.json`);
  const record: { header: Header; actions: Entry[] } = JSON.parse(readFileSync(path, 'utf8'));
  const log = record.actions.map((entry, at) => ({ number: at + 1, ...entry }));
  const save = {
    id: ID,
    header: record.header,
    chairs: NAMES.map((name, colour) => ({ kind: 'person', name, colour })),
    length: log.length,
    clock: log.at(-1)!.at,
    started: 0,
    played: 0,
    over: true,
    scores: NAMES.map(() => 0),
  };
  await importMatch(page, save, log);
  await page.goto(`/replay/${ID}`);
  await expect(steps(page)).toBeVisible();
}

/** A whole match among bots, as a link holds it. */
export async function recordOf(id: GameId): Promise<string> {
  const game = await GAMES[id].load();
  const levels = Array.from({ length: game.seats.max }, () => 1 as const);
  const { header, log, outcome, room } = playMatch(
    { game, bot: await GAMES[id].loadBot() },
    levels,
    {},
    'link',
  );
  const save = {
    id: ID,
    header,
    chairs: [...room.chairs],
    length: log.length,
    clock: log.at(-1)!.at,
    started: 0,
    played: 0,
    over: true,
    scores: outcome.scores,
  };
  return packRecord({ save, log });
}
