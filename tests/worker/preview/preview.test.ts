// Link previews: what the head of the page says of a room, a league, a match, and what it costs and gives away.
import { evictDurableObject, listDurableObjectIds } from 'cloudflare:test';
import { beforeEach, expect, test, vi } from 'vitest';
import { newPlayer } from '../daily/players.ts';
import { connect, newKey, openRoom, roomObject, seatedRoom } from '../room/guests.ts';
import { invented } from '../room/invented.ts';
import { bindings, open } from './pages.ts';

const { ROOM, LEAGUE } = bindings;
const objects = async () => [
  (await listDurableObjectIds(ROOM)).length,
  (await listDurableObjectIds(LEAGUE)).length,
];
const HOSTILE = `"><i>'&$'`;

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue(undefined));

test('a room is told by who invites, which game it is and how many seats are taken', async () => {
  const { id } = await seatedRoom(2);
  const { tag, page, answer } = await open(`/r/${id}?from=somewhere`);
  expect(tag('og:title')).toBe('Ana invites you to &lt;space-bowl&gt; · 3 of 8 seats taken');
  expect(page).toContain(`<title>${tag('og:title')}</title>`);
  expect(tag('og:description')).toBe('A line, en.');
  expect(tag('description')).toBe('A line, en.');
  expect(tag('og:image')).toBe('https://starboard.test/previews/space-bowl.jpg');
  expect([tag('og:image:type'), tag('og:image:width'), tag('og:image:height')]).toEqual([
    'image/jpeg',
    '1200',
    '630',
  ]);
  expect([tag('og:type'), tag('og:site_name'), tag('og:locale')]).toEqual(['website', 'Starboard', 'en_US']);
  expect(tag('og:url')).toBe(`https://starboard.test/r/${id}`);
  expect(tag('twitter:card')).toBe('summary_large_image');
  expect(page.match(/<title>/g)).toHaveLength(1);
  expect(page).toContain('<div id="root">');
  expect(answer.headers.get('content-type')).toContain('text/html');
  expect(answer.headers.get('etag')).toBeNull();
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
});

test.each([
  ['fr', 'Ana t’invite à jouer à &lt;space-lab&gt; · 1 place prise sur 4', 'fr_FR'],
  ['de', 'Ana lädt dich zu &lt;space-lab&gt; ein · 1 von 4 Plätzen besetzt', 'de_DE'],
] as const)('in the language of its opener, whoever asks: %s', async (language, title, locale) => {
  const id = await openRoom(newKey(), 'Ana', {}, 'space-lab', language);
  await evictDurableObject(roomObject(id));
  const { tag } = await open(`/r/${id}`, { 'Accept-Language': 'en-GB' });
  expect([tag('og:title'), tag('og:locale'), tag('og:description')]).toEqual([
    title,
    locale,
    `A line, ${language}.`,
  ]);
});

test('one opened by an older page is told in the language of whoever asks', async () => {
  const id = await openRoom(newKey());
  const { tag, answer } = await open(`/r/${id}`, { 'Accept-Language': 'nl, de-AT;q=0.8, en;q=0.5' });
  expect(tag('og:title')).toBe('Ana lädt dich zu &lt;space-bowl&gt; ein · 1 von 8 Plätzen besetzt');
  expect(answer.headers.get('vary')).toContain('Accept-Language');
});

test('without a name nobody invites, and a match under way tells nothing of its seats', async () => {
  const nameless = await openRoom(newKey(), '');
  expect((await open(`/r/${nameless}`)).tag('og:title')).toBe(
    'Come and play &lt;space-bowl&gt; · 0 of 8 seats taken',
  );
  const { id, seats } = await seatedRoom(1);
  await seats[0]!.wish({ type: 'start', match: 0 });
  expect((await open(`/r/${id}`)).tag('og:title')).toBe(
    'Ana invites you to &lt;space-bowl&gt; · a match is under way',
  );
});

test('names are escaped, whatever they hold', async () => {
  const id = await openRoom(newKey(), HOSTILE);
  const ana = newPlayer();
  const { id: league } = (await ana.ask('POST', 'leagues', { name: HOSTILE, nickname: 'Ana' })).body;
  for (const path of [`/r/${id}`, `/l/${league}`]) {
    const { page, tag } = await open(path);
    expect(page).not.toContain('<i>');
    expect(tag('og:title')).toContain('&quot;&gt;&lt;i&gt;&#39;&amp;$&#39;');
    expect(page.match(/<\/head>/g)).toHaveLength(1);
  }
});

test('nothing is told but the name of whoever invites', async () => {
  const { id, seats } = await seatedRoom(2, { grace: 10 });
  const { page } = await open(`/r/${id}`);
  for (const { key } of seats) expect(page).not.toContain(key);
  expect(page).not.toMatch(/Guest|grace|seed|key/);
});

test('a league is told by its name, in the language of whoever made it', async () => {
  const ana = newPlayer('Ana');
  const { id } = (await ana.ask('POST', 'leagues', { name: 'Freitags', nickname: 'Ana', language: 'de' }))
    .body;
  const { tag, page } = await open(`/l/${id}`);
  expect(tag('og:title')).toBe('Komm in die Liga „Freitags“');
  expect(tag('og:image')).toBe('https://starboard.test/previews/starboard.jpg');
  expect(page).not.toContain('Ana');
});

test('no object is made for a room or a league that does not exist', async () => {
  const room = await openRoom(newKey());
  const ana = newPlayer();
  const { id: league } = (await ana.ask('POST', 'leagues', { name: 'Friday', nickname: 'Ana' })).body;
  const before = await objects();
  const paths = [
    `/r/${invented(room)}`,
    `/l/${invented(league)}`,
    `/r/${league}`,
    `/l/${room}`,
    '/r/x',
    '/l/x/y',
  ];
  for (const path of paths) expect((await open(path)).tag('og:title'), path).toBe('Starboard');
  expect(await objects()).toEqual(before);
});

test('a look at a room wakes nobody up and seats nobody', async () => {
  const { id, seats } = await seatedRoom(0);
  await open(`/r/${id}`);
  const guest = await connect(id);
  const { party, watchers } = await guest.welcome();
  expect(party.seats.filter(({ kind }) => kind !== 'free')).toHaveLength(1);
  expect(watchers).toBe(1);
  expect(seats[0]!.heard.filter(({ type }) => type === 'party').length).toBeLessThanOrEqual(1);
});

test.each([
  ['/replay/space-lab', 'en', 'Watch a match of &lt;space-lab&gt;'],
  ['/replay/space-lab', 'fr', 'Une partie à revoir\u202f: &lt;space-lab&gt;'],
  ['/challenge/space-builder', 'de', 'Herausforderung: &lt;space-builder&gt;'],
])('%s names its game, %s', async (path, language, title) => {
  const { tag } = await open(path, { 'Accept-Language': language });
  expect(tag('og:title')).toBe(title);
  expect(tag('og:image')).toBe(`https://starboard.test/previews/${path.split('/')[2]}.jpg`);
});

test.each([
  '/daily',
  '/replay',
  '/replay/abcdefgh',
  '/replay/toString',
  '/challenge/chess',
  '/play/space-lab',
])('%s has the preview of the start, with the full address of its picture', async (path) => {
  const { tag } = await open(path);
  expect(tag('og:title')).toBe('Starboard');
  expect(tag('og:image')).toBe('https://starboard.test/previews/starboard.jpg');
});

test('beyond the limit of an address the page comes as ever, without a look at the room', async () => {
  const id = await openRoom(newKey());
  const crowd = { 'CF-Connecting-IP': '10.4.0.1' };
  // More than two minutes' worth: a new minute may begin meanwhile.
  const seen = await Promise.all(Array.from({ length: 260 }, () => open(`/r/${id}`, crowd)));
  const titles = new Set(seen.map(({ tag }) => tag('og:title')));
  expect(titles.size).toBe(2);
  expect(titles).toContain('Starboard');
  expect(seen.every(({ answer }) => answer.status === 200)).toBe(true);
  expect((await open(`/r/${id}`)).tag('og:title')).toContain('Ana');
});

test('a fault behind the link costs nobody the page', async () => {
  const id = await openRoom(newKey());
  const broken = {
    ...ROOM,
    idFromName: () => {
      throw new Error('No rooms today.');
    },
  } as unknown as typeof ROOM;
  const { answer, tag } = await open(`/r/${id}`, {}, { ROOM: broken });
  expect([answer.status, tag('og:title')]).toEqual([200, 'Starboard']);
});
