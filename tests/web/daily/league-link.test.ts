// A league is found in whatever a friend has sent.
import { expect, test } from 'vitest';
import { leagueIn, leaguePath } from '#web/daily/parts/league-link.ts';

test.each([
  'https://starboard.example/l/abcdefgh23',
  '  https://starboard.example/l/abcdefgh23\n',
  'https://starboard.example/l/abcdefgh23/',
  'https://starboard.example/l/abcdefgh23?from=chat#top',
  'join us at https://starboard.example/l/abcdefgh23',
  'Join my league: Night owls https://starboard.example/l/abcdefgh23',
  'https://starboard.example/l/abcdefgh23 see you there',
  '/l/abcdefgh23',
  'abcdefgh23',
])('in %j', (text) => {
  expect(leagueIn(text)).toEqual({ id: 'abcdefgh23', invite: null });
});

test.each([
  '',
  'https://starboard.example/daily',
  'https://starboard.example/l/',
  'https://starboard.example/l/abcdefgh2',
  'https://starboard.example/l/abcdefgh234',
  'https://starboard.example/l/abcdefgh01',
  'https://starboard.example/l/ABCDEFGH23',
  'https://starboard.example/l/abcdefgh23/abc',
  'https://starboard.example/l/abcdefgh23/abcde1',
  'night owls',
])('none in %j', (text) => {
  expect(leagueIn(text)).toBeNull();
});

test.each([
  'https://starboard.example/l/abcdefgh23/kmnp45',
  'Join my league: https://starboard.example/l/abcdefgh23/kmnp45?from=chat',
  'abcdefgh23/kmnp45',
])('the invitation of a renewed link in %j', (text) => {
  expect(leagueIn(text)).toEqual({ id: 'abcdefgh23', invite: 'kmnp45' });
});

test.each([null, 'kmnp45'])('its path is read back (%j)', (invite) => {
  expect(leagueIn(leaguePath('abcdefgh23', invite))).toEqual({ id: 'abcdefgh23', invite });
});
