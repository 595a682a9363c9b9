// A league is found in whatever a friend has sent.
import { expect, test } from 'vitest';
import { leagueIn, leaguePath } from '#web/daily/leagues/link.ts';

test.each([
  'https://starboard.example/l/abcdefgh23',
  '  https://starboard.example/l/abcdefgh23\n',
  'https://starboard.example/l/abcdefgh23/',
  'https://starboard.example/l/abcdefgh23?from=chat#top',
  'Join my league: Night owls https://starboard.example/l/abcdefgh23',
  'https://starboard.example/l/abcdefgh23 see you there',
  '/l/abcdefgh23',
  'abcdefgh23',
])('in %j', (text) => {
  expect(leagueIn(text)).toBe('abcdefgh23');
});

test.each([
  '',
  'https://starboard.example/daily',
  'https://starboard.example/l/',
  'https://starboard.example/l/abcdefgh2',
  'https://starboard.example/l/abcdefgh234',
  'https://starboard.example/l/abcdefgh01',
  'https://starboard.example/l/ABCDEFGH23',
  'night owls',
])('none in %j', (text) => {
  expect(leagueIn(text)).toBeNull();
});

test('its path is read back', () => {
  expect(leagueIn(leaguePath('abcdefgh23'))).toBe('abcdefgh23');
});
