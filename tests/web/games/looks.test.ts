// Each game has a colour that can be read in both schemes, and a sign.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { GAME_IDS } from '#shared/games/registry.ts';
import { contrast } from './contrast.ts';

const web = resolve(import.meta.dirname, '../../../web');
const base = readFileSync(resolve(web, 'ui/base.css'), 'utf8');
/** What signs stand on: the page, a panel, and what is raised. */
const GROUNDS = ['ground', 'surface', 'raised'].map((name) => inBothSchemes(base, name));

function inBothSchemes(css: string, token: string): [string, string] {
  const found = new RegExp(`--${token}: light-dark\\((#\\w{6}), (#\\w{6})\\);`).exec(css);
  if (!found) throw new Error(`No --${token} in both schemes`);
  return [found[1]!, found[2]!];
}

describe.each(GAME_IDS)('%s', (id) => {
  const look = readFileSync(resolve(web, `games/${id}/look.css`), 'utf8');

  test('keeps its look to its own places', () => {
    expect(look.match(/^[^\s/}].*\{/gm)).toEqual([`[data-game="${id}"] {`]);
  });

  test('has a colour that can be read on every ground in both schemes', () => {
    const colours = inBothSchemes(look, 'game-colour');
    for (const grounds of GROUNDS)
      for (const scheme of [0, 1] as const)
        expect(contrast(colours[scheme], grounds[scheme])).toBeGreaterThan(4.5);
  });

  test('has a living picture of at most 3 KB, which stands still unless it is alive', () => {
    const [scene, style] = ['tsx', 'css'].map((kind) =>
      readFileSync(resolve(web, `games/${id}/scene/scene.${kind}`), 'utf8'),
    ) as [string, string];
    expect(gzipSync(scene + style).length).toBeLessThan(3 * 1024);
    const moving = style.match(/^[^@}\n]*\{\n[^}]*animation/gm) ?? [];
    expect(moving.length).toBeGreaterThan(0);
    for (const rule of moving) expect(rule).toMatch(/^\[data-alive\] /);
    expect(style).not.toContain('infinite');
  });

  test('has a sign, as a drawing that pictures can show too', () => {
    expect(look).toMatch(/--game-sign: url\("data:image\/svg\+xml,<svg /);
  });
});

test('no two games have the same colour', () => {
  const colours = GAME_IDS.map((id) =>
    inBothSchemes(readFileSync(resolve(web, `games/${id}/look.css`), 'utf8'), 'game-colour').join(),
  );
  expect(new Set(colours).size).toBe(GAME_IDS.length);
});
