// What comes from outside: files to import, links that hold a match, languages of browsers.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wantedLanguage } from '#shared/api/languages.ts';
import type { MatchRecord, MatchSave } from '#web/saves/match-save.ts';
import { packRecord, recordPath, unpackRecord } from '#web/saves/record-link.ts';
import { readFile } from '#web/saves/transfer.ts';
import { ago } from '#web/words/ago.ts';

const save: MatchSave = {
  id: 'abcdefghijkm',
  header: { game: 'space-bowl', options: {}, seats: 2, seed: 's', rulesVersion: 1 },
  chairs: [
    { kind: 'person', name: 'Ana', colour: 0 },
    { kind: 'bot', name: 'Vega', colour: 1, level: 1 },
  ],
  length: 1,
  clock: 10,
  started: 1,
  played: 2,
  over: false,
  scores: [4, 4],
};
const log = [{ by: 0, number: 1, at: 5, action: { type: 'ready' } }];
const file = (matches: unknown[]) => JSON.stringify({ app: 'starboard', format: 1, matches });

describe('importing', () => {
  test('what was exported is read back', () => {
    expect(readFile(file([{ save, log }]))).toMatchObject({ matches: [{ save, log }], unreadable: 0 });
  });

  test.each([
    ['nothing', '', 'notJson'],
    ['another program’s file', '{"version":3,"decks":[]}', 'notOurs'],
    ['a list', '[]', 'notOurs'],
    ['a newer format', '{"app":"starboard","format":4}', 'newer'],
    ['no matches', '{"app":"starboard","format":1}', 'damaged'],
  ])('%s is refused with its own word', (_, text, fault) => {
    expect(readFile(text)).toBe(fault);
  });

  test('one damaged match does not lose the others', () => {
    const short = { save: { ...save, length: 9 }, log };
    const strange = { save: { ...save, id: '../../etc' }, log };
    expect(readFile(file([short, { save, log }, strange, null]))).toMatchObject({
      matches: [{ save, log }],
      unreadable: 3,
    });
  });

  test.each([
    ['at a time that no calendar has', { played: 9e15 }],
    ['begun at such a time', { started: 1e300 }],
    ['with points that no game gives', { scores: [1e308, 0] }],
    ['with a part of a point', { scores: [0.5, 0] }],
  ])('a match %s is left out', (_, changes) => {
    expect(readFile(file([{ save: { ...save, ...changes }, log }]))).toMatchObject({
      matches: [],
      unreadable: 1,
    });
  });

  test('no text makes it throw', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.json().map((json) => file([JSON.parse(json)])),
        ),
        (text) => {
          const read = readFile(text);
          expect(typeof read === 'string' || read.unreadable >= 0).toBe(true);
        },
      ),
    );
  });
});

describe('links', () => {
  test('a match survives being a link', async () => {
    const packed = await packRecord({ save, log });
    expect(packed).toMatch(/^[\w-]+$/);
    expect(await unpackRecord(packed)).toEqual({ save, log });
    expect(await recordPath({ save, log })).toBe(`/replay/${save.header.game}#${packed}`);
  });

  test('names are counted as they are cut, in signs', async () => {
    const named = (name: string) => ({ save: { ...save, chairs: [{ ...save.chairs[0]!, name }] }, log });
    expect(await unpackRecord(await packRecord(named('🚀'.repeat(20))))).toEqual(named('🚀'.repeat(20)));
    expect(await unpackRecord(await packRecord(named('🚀'.repeat(21))))).toBeNull();
  });

  test('a link says of which format it is: one that says nothing is the first, a newer one is known as such', async () => {
    const packed = (content: object) => packRecord(content as MatchRecord);
    expect(await unpackRecord(await packed({ save, log, format: undefined }))).toEqual({ save, log });
    expect(await unpackRecord(await packed({ format: 2, games: [] }))).toBe('newer');
    expect(await unpackRecord(await packed({ format: 'two', save, log }))).toBeNull();
  });

  test('whatever is cut off or made up is not a match', async () => {
    const packed = await packRecord({ save, log });
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.string(),
          fc.nat(packed.length - 1).map((end) => packed.slice(0, end)),
        ),
        async (text) => {
          expect(await unpackRecord(text)).toBeNull();
        },
      ),
    );
  });

  test('a small link that unpacks to something huge is given up', async () => {
    const bytes = new Blob(['a'.repeat(5_000_000)])
      .stream()
      .pipeThrough(new CompressionStream('deflate-raw'));
    const huge = Buffer.from(await new Response(bytes).arrayBuffer()).toString('base64url');
    expect(huge.length).toBeLessThan(60_000);
    expect(await unpackRecord(huge)).toBeNull();
  });
});

describe('languages', () => {
  test.each([
    ['fr', [], 'fr'],
    ['system', ['de-CH', 'fr'], 'de'],
    ['system', ['eo', 'fr-CA'], 'fr'],
    ['system', ['eo'], 'en'],
    ['xx', [], 'en'],
  ])('%s with %j gives %s', (chosen, preferred, language) => {
    expect(wantedLanguage(chosen, preferred)).toBe(language);
  });
});

test.each([
  [0, 'just now'],
  [61_000, '1 minute ago'],
  [7_300_000, '2 hours ago'],
  [90_000_000, 'yesterday'],
])('%d ms ago is said as "%s"', (past, words) => {
  expect(ago(1e12 - past, 'en', 'just now', 1e12)).toBe(words);
});
