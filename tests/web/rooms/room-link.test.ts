// The room that is meant by what somebody pastes.
import { expect, test } from 'vitest';
import { roomPathIn } from '#web/rooms/opening/room-link.ts';

const PATH = '/r/kndnq7pe2z';

test.each([
  'kndnq7pe2z',
  ' KNDNQ7PE2Z ',
  'kndnq7pe2z.',
  '/r/kndnq7pe2z',
  'https://starboard.test/r/kndnq7pe2z',
  'HTTPS://STARBOARD.TEST/R/KNDNQ7PE2Z',
  'https://starboard.test/r/kndnq7pe2z.',
  'https://starboard.test/r/kndnq7pe2z/',
  'https://starboard.test/r/kndnq7pe2z?x=1',
  '(https://starboard.test/r/kndnq7pe2z)',
  '<https://starboard.test/r/kndnq7pe2z>',
  'Play with me:\nhttps://starboard.test/r/kndnq7pe2z, quick!',
])('%s', (text) => {
  expect(roomPathIn(text)).toBe(PATH);
});

test('the code for a seat comes along', () => {
  expect(roomPathIn('https://starboard.test/r/kndnq7pe2z#AB2CD3')).toBe(`${PATH}#AB2CD3`);
  expect(roomPathIn('kndnq7pe2z#ab2cd3')).toBe(`${PATH}#AB2CD3`);
  expect(roomPathIn('https://starboard.test/r/kndnq7pe2z#nonsense')).toBe(PATH);
});

test.each([
  '',
  'hello',
  'kndnq7pe2',
  'kndnq7pe2zz',
  '/r/kndnq7pe2zz',
  'kndnq7pe1z',
  'https://starboard.test/daily',
])('%s is no room', (text) => {
  expect(roomPathIn(text)).toBeNull();
});
