// The pictures of link previews: one for each game and one for the start page, of the size that is asked for everywhere.
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { GAME_IDS } from '#shared/games/registry.ts';
import { badgeOf, previewFiles } from '#web/app/build/previews.ts';

const made = await previewFiles();

test.each(['starboard', ...GAME_IDS])('%s has a picture of 1200 × 630 and at most 300 KB', async (name) => {
  const picture = made.get(`previews/${name}.jpg`) as Uint8Array;
  expect(await sharp(picture).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' });
  expect(picture.length).toBeLessThanOrEqual(300_000);
  const { channels } = await sharp(picture).stats();
  expect(Math.max(...channels.map(({ stdev }) => stdev)), 'something is drawn').toBeGreaterThan(20);
});

test.each(GAME_IDS)('%s has its colour and its sign on it', async (name) => {
  const look = readFileSync(resolve(import.meta.dirname, `../../../web/games/${name}/look.css`), 'utf8');
  const badge = badgeOf(look);
  const colour = /fill="(#\w{6})"\/>/.exec(badge)![1]!;
  const picture = sharp(made.get(`previews/${name}.jpg`) as Uint8Array);
  const strip = await picture.extract({ left: 0, top: 622, width: 1200, height: 6 }).toBuffer();
  const edge = await sharp(strip).stats();
  for (const [at, { mean }] of edge.channels.entries()) {
    const wanted = Number.parseInt(colour.slice(1 + at * 2, 3 + at * 2), 16);
    expect(Math.abs(mean - wanted)).toBeLessThan(4);
  }
  expect(badge.match(/<(circle|path)/g)!.length).toBeGreaterThan(1);
});

test('a look without a sign has no picture', () => {
  expect(() => badgeOf('--game-colour: light-dark(#000000, #ffffff);')).toThrow('without colour and sign');
});

const root = resolve(import.meta.dirname, '../../..');
test.each([
  'web/app/preview.svg',
  'tests/reference/web/preview.svg',
  ...GAME_IDS.map((game) => `web/games/${game}/preview.svg`),
])('%s has no letters, which other machines would draw otherwise', (path) => {
  expect(existsSync(resolve(root, path))).toBe(true);
  expect(readFileSync(resolve(root, path), 'utf8')).not.toMatch(/<text|<image|https?:\/\/(?!www\.w3\.org)/);
});

test('what may be said of each game comes along, in three languages', () => {
  const games = JSON.parse(made.get('previews/games.json') as string);
  expect(Object.keys(games)).toEqual(GAME_IDS);
  expect(games['space-bowl'].fr).toMatchObject({ name: 'Space Bowl', line: expect.stringContaining('ciel') });
});
