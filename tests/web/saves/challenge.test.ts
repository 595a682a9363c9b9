// A result alone in a link: what was packed is read back, and nothing else is.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Challenge, packChallenge, unpackChallenge } from '#web/saves/challenge.ts';
import { packed } from '#web/saves/packed.ts';

const challenge: Challenge = {
  options: { lie: 'turned', count: 5 },
  seed: 'a seed with an é',
  rulesVersion: 1,
  points: 31_400,
};
const asLink = (what: unknown) => packed(new TextEncoder().encode(JSON.stringify(what)));

test('what was packed is read back, and stands in a link as it is', () => {
  const text = packChallenge(challenge);
  expect(text).toMatch(/^[\w-]+$/);
  expect(unpackChallenge(text)).toEqual(challenge);
});

test('a link cut off anywhere is none', () => {
  const text = packChallenge(challenge);
  for (let length = 0; length < text.length; length++)
    expect(unpackChallenge(text.slice(0, length))).toBeNull();
});

test('one of a later format says so', () => {
  expect(unpackChallenge(asLink({ format: 2, ...challenge, medal: 'gold' }))).toBe('newer');
});

test.each([
  ['nothing', null],
  ['a list', []],
  ['no format', challenge],
  ['another format', { format: 0, ...challenge }],
  ['points that are no number', { format: 1, ...challenge, points: '31' }],
  ['points that are no whole number', { format: 1, ...challenge, points: 0.5 }],
  ['points beyond counting', { format: 1, ...challenge, points: 2 ** 60 }],
  ['no seed', { format: 1, ...challenge, seed: '' }],
  ['a long seed', { format: 1, ...challenge, seed: 's'.repeat(65) }],
  ['no rules', { format: 1, ...challenge, rulesVersion: 0 }],
  ['something more', { format: 1, ...challenge, position: {} }],
])('with %s it is none', (_, what) => {
  expect(unpackChallenge(asLink(what))).toBeNull();
});

test('a long one is none, whatever it says', () => {
  const long = { ...challenge, options: { words: 'x'.repeat(2000) } };
  expect(unpackChallenge(packChallenge(long))).toBeNull();
});

test('whatever comes, it is read or refused', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.base64String(),
        fc.json().map((json) => asLink(json)),
      ),
      (text) => {
        expect(unpackChallenge(text)).toBeNull();
      },
    ),
  );
});
