// Matches of any game as they stand on the first turn, half way and at their end: one person among bots, from a file.
import { expect, type Page } from '@playwright/test';
import type { Match } from '#shared/engine/match.ts';
import { GAMES, type GameId } from '#shared/games/registry.ts';
import { playMatch } from '../../tools/tournament-play.ts';
import { importMatch } from '../import-match.ts';

const NAMES = ['Wilhelmina', 'Vega', 'Rigel', 'Altair', 'Sirius', 'Polaris', 'Antares', 'Bellatrix'];

/** How far a match has come: none of it, so much of it, or all. */
export type Part = 0 | 0.5 | 1;

/** Brings it to the device and opens it, where the person is to act. */
export async function openMidway(page: Page, id: GameId, seats: number, part: Part): Promise<void> {
  const game = await GAMES[id].load();
  const kit = { game, bot: await GAMES[id].loadBot() };
  const stands: { match: Match; length: number }[] = [];
  const { header, log, outcome } = playMatch(
    kit,
    Array.from({ length: seats }, () => 1 as const),
    {},
    `walk ${seats}`,
    ({ match }) => stands.push({ match, length: match.length }),
  );
  const isOver = part === 1;
  const key = `midwaymatch${part * 2}`;
  const due = stands.filter(({ match }) => game.toAct(match.state).includes(0));
  const stand = isOver ? stands.at(-1)! : due[Math.floor(due.length * part)]!;
  const save = {
    id: key,
    header,
    chairs: NAMES.slice(0, seats).map((name, colour) =>
      colour === 0 ? { kind: 'person', name, colour } : { kind: 'bot', name, colour, level: 1 },
    ),
    length: stand.length,
    clock: stand.match.at,
    started: 0,
    played: 0,
    over: isOver,
    scores: isOver ? outcome.scores : [],
  };
  await importMatch(page, save, log.slice(0, stand.length));
  await page.goto(isOver ? `/replay/${key}` : `/match/${key}`);
  await expect(page.locator(`main[data-game=${id}]`)).toBeVisible();
  // Time that runs stands still until one goes on.
  const paused = page.locator('.paused .primary');
  if (await paused.isVisible()) await paused.click();
  await expect(paused).toHaveCount(0);
}
