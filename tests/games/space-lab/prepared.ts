// Opens a match of Space Lab in a browser at a moment that a test has made.
import type { Page } from '@playwright/test';
import { resume } from '#shared/games/space-lab/resume.ts';
import { spaceLab } from '#shared/games/space-lab/rules.ts';
import type { Crew, State } from '#shared/games/space-lab/state.ts';
import { expect } from '../../e2e/fixtures.ts';
import { hand } from './page.ts';
import { begun, given, labsLike, turnOf } from './table.ts';

/** Each wants two of the first agency. */
const GOLDEN = [0, 1, 2];
const BOTS = ['Vega', 'Rigel', 'Lyra'];

/** Opens a match of two in which the first seat is to act, with these parts on its table. */
export async function open(page: Page, parts: Partial<Crew>): Promise<void> {
  const vegas = labsLike({ agency: 'red', cost: 3 }, 2, parts.hand!);
  const table = given(begun(2), 1, { hand: vegas, objectives: [3, 4, 5] });
  await openState(page, turnOf(given(table, 0, { objectives: GOLDEN, ...parts }), 0));
}

/** As the first seat sees it; bots sit on all others. */
export async function openState(page: Page, state: State): Promise<void> {
  const position = resume.position(spaceLab.view(state, 0));
  const { id: game, rulesVersion } = spaceLab;
  const seats = state.crews.length;
  const header = { game, options: {}, seats, seed: 'placing', rulesVersion, position };
  const bots = BOTS.slice(0, seats - 1);
  const chairs = [
    { kind: 'person', name: 'Ana', colour: 0 },
    ...bots.map((name, at) => ({ kind: 'bot', name, colour: at + 1, level: 1 })),
  ];
  const times = { length: 0, clock: 0, started: 0, played: 0 };
  const save = { id: 'placedlabaaa', header, chairs, ...times, over: false, scores: [] };
  const file = JSON.stringify({ app: 'starboard', format: 2, matches: [{ save, log: [] }] });
  await page.goto('/settings');
  const upload = { name: 'starboard.json', mimeType: 'application/json', buffer: Buffer.from(file) };
  await page.getByLabel('Import a file').setInputFiles(upload);
  await expect(page.getByText('1 match added', { exact: false })).toBeVisible();
  await page.goto(`/match/${save.id}`);
  await expect(hand(page)).toHaveCount(state.crews[0]!.hand.length);
}
