// A class is styled where it belongs: what one block says of another's would hold on pages that have never heard of it.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const web = resolve(import.meta.dirname, '../../web');
/** The contact sheet is a page by itself, which no player sees. */
const SHEET = 'art/sheet.css';
const sheets = readdirSync(web, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css') && name !== SHEET)
  .map((name) => ({ name, text: readFileSync(join(web, name), 'utf8') }));

/** The class with which each selector begins, where it stands alone: with a second one beside it that says whose it is. */
function blocksOf(text: string): Set<string> {
  const bare = text.replaceAll(/\/\*.*?\*\//gs, '').replaceAll(/@[^{;]+[{;]/g, '');
  const selectors = [...bare.matchAll(/([^{}]+)\{/g)].flatMap(([, list = '']) => list.split(/,(?![^(]*\))/));
  return new Set(selectors.flatMap((selector) => /^\.([\w-]+)(?![\w.-])/.exec(selector.trim())?.[1] ?? []));
}

const owners = new Map<string, string[]>();
for (const { name, text } of sheets)
  for (const block of blocksOf(text)) owners.set(block, [...(owners.get(block) ?? []), name]);

test('every stylesheet is read', () => {
  expect(sheets.length).toBeGreaterThan(40);
  expect(owners.get('button')).toContain('ui/base.css');
});

const roomOf = (name: string) => /^(?:games\/)?[^/]+/.exec(name)![0];

test('no class is styled from two rooms', () => {
  const shared = [...owners].filter(([, files]) => new Set(files.map(roomOf)).size > 1);
  expect(Object.fromEntries(shared)).toEqual({});
});
