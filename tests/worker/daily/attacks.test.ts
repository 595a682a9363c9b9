// Whoever wants a place on the board without playing for it gets a code, and the board stays as it was.
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { DAY, dateOf, numberOf } from '#shared/daily/calendar.ts';
import { SETTLE } from '#shared/games/space-bowl/components.ts';
import { partsOf } from '#worker/daily/board/day.ts';
import { CEILINGS } from '#worker/daily/board/networks.ts';
import {
  answersTo,
  NOON,
  newPlayer,
  type Player,
  passTime,
  playRun,
  type Said,
  selfTimed,
  setClock,
  spansAround,
  TODAY,
} from './players.ts';

const onlooker = newPlayer('onlooker');
const TOMORROW = dateOf(numberOf(TODAY) + 1);
let before: Said[];

/** Both days that are open. */
const boards = () => Promise.all([TODAY, TOMORROW].map((date) => onlooker.daily(date).board()));

beforeAll(async () => {
  setClock(NOON);
  for (const date of [TODAY, TOMORROW])
    await playRun(newPlayer('honest'), date, { right: 3, spans: spansAround(20_000) });
});

beforeEach(async () => {
  setClock(NOON);
  before = await boards();
});

afterEach(async () => {
  setClock(NOON);
  expect((await boards()).map(({ body }) => body)).toEqual(before.map(({ body }) => body));
});

const refusedWith = (said: Said) => [said.status, said.body.code];

/** A run up to, not including, the answer to this throw; the last ticket of it. */
async function playedTo(player: Player, date: string, throwIndex: number): Promise<string> {
  const { start, reveal, answer } = player.daily(date);
  let { ticket } = (await start()).body;
  for (let index = 0; ; index++) {
    ({ ticket } = (await reveal(ticket, index)).body);
    passTime(SETTLE + spansAround(5_000)[index]!);
    if (index === throwIndex) return ticket;
    ({ ticket } = (await answer(ticket, index, answersTo(date, 6)[index]!)).body);
  }
}

test('a result without a ticket', async () => {
  const { reveal, answer } = newPlayer().daily(TODAY);
  expect(refusedWith(await reveal(undefined, 0))).toEqual([401, 'no-ticket']);
  expect(refusedWith(await answer(undefined, 5, 'none'))).toEqual([401, 'no-ticket']);
});

test('a ticket of another day', async () => {
  const cheat = newPlayer();
  const { ticket } = (await cheat.daily(TOMORROW).start()).body;
  expect(refusedWith(await cheat.daily(TODAY).reveal(ticket, 0))).toEqual([403, 'wrong-day']);
});

test('a ticket of another player', async () => {
  const last = await playedTo(newPlayer(), TODAY, 5);
  const thief = newPlayer().daily(TODAY);
  expect(refusedWith(await thief.answer(last, 5, answersTo(TODAY, 6)[5]!))).toEqual([403, 'wrong-player']);
});

test('an altered ticket, in every one of its characters', async () => {
  const cheat = newPlayer();
  const ticket = await playedTo(cheat, TODAY, 5);
  const { answer } = cheat.daily(TODAY);
  for (let at = 0; at < ticket.length; at++) {
    const other = ticket[at] === 'A' ? 'B' : 'A';
    const altered = ticket.slice(0, at) + other + ticket.slice(at + 1);
    expect(refusedWith(await answer(altered, 5, 'none')), `character ${at}`).toEqual([403, 'bad-ticket']);
  }
  const [content, signature] = ticket.split('.') as [string, string];
  const forged = JSON.parse(atob(content.replaceAll('-', '+').replaceAll('_', '/')));
  const resealed = btoa(JSON.stringify({ ...forged, spans: [1, 1, 1, 1, 1] })).replaceAll('=', '');
  for (const text of [
    `${resealed}.${signature}`,
    content,
    `${content}.`,
    `.${signature}`,
    `${ticket}.x`,
    `${ticket} `,
    `${ticket}=`,
    ticket.replace('.', ' .'),
    'é',
    '..',
  ]) {
    expect(refusedWith(await answer(text, 5, 'none')), text).toEqual([403, 'bad-ticket']);
  }
});

test('a ticket used again to start the clock of a throw anew', async () => {
  const { start, reveal } = newPlayer().daily(TODAY);
  const first = (await start()).body.ticket;
  await reveal(first, 0);
  passTime(60_000);
  const second = (await start()).body.ticket;
  expect(refusedWith(await reveal(second, 0))).toEqual([409, 'replayed']);
});

test('a ticket used again to answer a throw a second time', async () => {
  const { start, reveal, answer } = newPlayer().daily(TODAY);
  const revealed = (await reveal((await start()).body.ticket, 0)).body.ticket;
  passTime(5_000);
  const { ticket } = (await answer(revealed, 0, 'none')).body;
  passTime(1_000);
  expect(refusedWith(await answer(revealed, 0, 7))).toEqual([409, 'replayed']);
  expect((await reveal(ticket, 1)).status).toBe(200);
  expect(refusedWith(await answer(revealed, 0, 7)), 'after the next reveal').toEqual([409, 'replayed']);
});

test('a run given up after its truths were seen, and sent with better answers', async () => {
  const { start, reveal, answer, send } = newPlayer().daily(TODAY);
  const { ticket } = (await reveal((await start()).body.ticket, 0)).body;
  await answer(ticket, 0, 'none');
  expect(refusedWith(await send(selfTimed(TODAY, 6)))).toEqual([409, 'replayed']);
});

test('a galaxy of another version', async () => {
  const { start, send } = newPlayer().daily(TODAY);
  expect(refusedWith(await start(2))).toEqual([409, 'other-version']);
  expect(refusedWith(await send({ ...selfTimed(TODAY), generator: 2 }))).toEqual([409, 'other-version']);
});

test('answers and reveals out of order', async () => {
  const { start, reveal, answer } = newPlayer().daily(TODAY);
  const begun = (await start()).body.ticket;
  expect(refusedWith(await answer(begun, 0, 'none'))).toEqual([409, 'out-of-order']);
  expect(refusedWith(await reveal(begun, 3))).toEqual([409, 'out-of-order']);
  const revealed = (await reveal(begun, 0)).body.ticket;
  passTime(5_000);
  expect(refusedWith(await reveal(revealed, 0))).toEqual([409, 'out-of-order']);
  expect(refusedWith(await answer(revealed, 5, 'none'))).toEqual([409, 'out-of-order']);
});

test('a score, a time or spans in the body', async () => {
  const cheat = newPlayer();
  const ticket = await playedTo(cheat, TODAY, 5);
  const path = `daily/${TODAY}/answer`;
  const honest = { ticket, throw: 5, answer: 'none', span: 5_000 };
  for (const claim of [
    { score: 6 },
    { time: 1 },
    { spans: [1, 1, 1, 1, 1, 1] },
    { span: -5_000 },
    { span: 0.5 },
    { span: '0' },
    { timing: 'serverTimed' },
  ]) {
    expect(refusedWith(await cheat.ask('POST', path, { ...honest, ...claim }))).toEqual([400, 'malformed']);
  }
  for (const claim of [{ score: 6 }, { time: 1 }, { timing: 'serverTimed' }]) {
    expect(refusedWith(await cheat.daily(TODAY).send({ ...selfTimed(TODAY), ...claim }))).toEqual([
      400,
      'malformed',
    ]);
  }
});

const unranked = { score: 6, timing: 'unranked' };

test('a script that looks at nothing: its result is its own, and nobody else’s numbers know it', async () => {
  for (const spans of [
    [400, 400, 400, 400, 400, 400],
    [1_100, 1_100, 1_100, 9_000, 9_000, 9_000],
    [10_000, 10_000, 10_000, 10_000, 10_000, 10_000],
    [20_000, 18_000, 19_000, 17_500, 18_500, 20_000],
  ]) {
    setClock(NOON);
    const script = newPlayer('script');
    expect((await playRun(script, TODAY, { spans })).body.result).toMatchObject(unranked);
    expect((await script.daily(TODAY).place()).body).toMatchObject({ mine: { place: null }, near: [] });
    const device = newPlayer('device').daily(TODAY);
    expect((await device.send({ ...selfTimed(TODAY, 6), spans })).body.result.timing).toBe('unranked');
  }
});

test('an answer before the marbles lie still', async () => {
  const spans = new Array<number>(6).fill(-SETTLE);
  const said = await playRun(newPlayer('early'), TODAY, { spans });
  expect(said.body.result).toMatchObject({ ...unranked, time: 0 });
});

test('what the page says it has measured shortens nothing', async () => {
  const { start, reveal, answer } = newPlayer().daily(TODAY);
  const { ticket } = (await reveal((await start()).body.ticket, 0)).body;
  passTime(SETTLE + 20_000);
  expect((await answer(ticket, 0, 'none', 1)).body.span).toBe(20_000);
});

test('a whole run in an instant, said to have taken as long as a person needs', async () => {
  const script = newPlayer('instant');
  const { start, reveal, answer, place } = script.daily(TODAY);
  let said = await start();
  for (const [index, span] of spansAround(4_000).entries()) {
    said = await reveal(said.body.ticket, index);
    said = await answer(said.body.ticket, index, answersTo(TODAY, 6)[index]!, span);
  }
  expect(said.body.result).toMatchObject(unranked);
  expect((await place()).body.mine).toMatchObject({ place: null, counts: false });
});

test('a forged run without the server’s clock ranks above nobody', async () => {
  const honest = newPlayer();
  await playRun(honest, TODAY, { right: 2, spans: spansAround(60_000) });
  before = await boards();
  const place = (await honest.daily(TODAY).place()).body;
  for (let forged = 0; forged < 5; forged++) {
    const forger = newPlayer('forger').daily(TODAY);
    expect((await forger.send(selfTimed(TODAY, 6, 2_500))).body.result.timing).toBe('selfTimed');
    expect((await forger.place()).body.mine).toMatchObject({ place: 1, counts: false });
  }
  expect((await honest.daily(TODAY).place()).body).toEqual(place);
  for (const { body } of before.slice(0, 1)) body.selfTimed += 5;
});

test('a hundred runs that their devices have timed, from one address: the board tells of as many as one network may send', async () => {
  const address = '203.0.113.10';
  const last = newPlayer('flood', address).daily(TODAY);
  for (let more = 0; more < 99; more++) {
    const said = await newPlayer('flood', address).daily(TODAY).send(selfTimed(TODAY));
    expect(said.body.result.timing).toBe('selfTimed');
  }
  await last.send(selfTimed(TODAY));
  const parts = partsOf(TODAY);
  before[0]!.body.selfTimed += parts * Math.ceil(CEILINGS.address / parts);
  expect((await last.place()).body.mine).toMatchObject({ place: 1, timing: 'selfTimed' });
  expect((await onlooker.daily(TODAY).board()).body.selfTimed).toBe(before[0]!.body.selfTimed);
  const honest = newPlayer('honest', address);
  await playRun(honest, TODAY);
  expect((await honest.daily(TODAY).place()).body.mine.counts).toBe(true);
  await honest.ask('POST', 'daily/withdraw', { dates: [TODAY], leagues: [] });
  setClock(NOON);
  const again = newPlayer('flood', address);
  await again.daily(TODAY).send(selfTimed(TODAY));
  await again.ask('POST', 'daily/withdraw', { dates: [TODAY], leagues: [] });
});

test('forty players of one address that finish in the same instant: as many count as one network may send', async () => {
  const players = Array.from({ length: 40 }, () => newPlayer('many', '203.0.113.8'));
  const last = await Promise.all(players.map((player) => playedTo(player, TOMORROW, 5)));
  setClock(NOON);
  await Promise.all(players.map((player, at) => player.daily(TOMORROW).answer(last[at], 5, 'none', 9_000)));
  const places = await Promise.all(players.map((player) => player.daily(TOMORROW).place()));
  expect(places.map(({ body }) => body.mine.timing)).toEqual(places.map(() => 'serverTimed'));
  expect(places.filter(({ body }) => body.mine.counts)).toHaveLength(CEILINGS.address);
  expect((await onlooker.daily(TOMORROW).board()).body.total).toBe(before[1]!.body.total + CEILINGS.address);
  before = await boards();
});

test('the last answer sent ten times uses one of what a network may send', async () => {
  const address = '203.0.113.9';
  const first = newPlayer('again', address);
  const last = await playedTo(first, TODAY, 5);
  for (let time = 0; time < 10; time++) await first.daily(TODAY).answer(last, 5, 'none', 9_000);
  setClock(NOON);
  for (let at = 1; at < CEILINGS.address; at++) {
    setClock(NOON);
    const next = newPlayer('next', address);
    await playRun(next, TODAY);
    expect((await next.daily(TODAY).place()).body.mine.counts).toBe(true);
  }
  before = await boards();
});

test('a second result, of either kind', async () => {
  const player = newPlayer('twice');
  await player.daily(TODAY).send(selfTimed(TODAY, 2));
  before = await boards();
  const standing = { score: 2, time: 60_000, timing: 'selfTimed' };
  const again = await player.daily(TODAY).send(selfTimed(TODAY, 6));
  expect(again).toMatchObject({ status: 409, body: { ok: false, code: 'second-result', standing } });
  const { ticket } = (await player.daily(TODAY).start()).body;
  expect(refusedWith(await player.daily(TODAY).reveal(ticket, 0))).toEqual([409, 'second-result']);
  expect((await player.daily(TODAY).place()).body.mine).toMatchObject(standing);
});

test('two runs at once, begun before either result stood', async () => {
  const player = newPlayer('both');
  const last = await playedTo(player, TODAY, 5);
  expect(refusedWith(await player.daily(TODAY).send(selfTimed(TODAY, 1)))).toEqual([409, 'replayed']);
  expect(refusedWith(await player.daily(TODAY).send(selfTimed(TODAY, 4)))).toEqual([409, 'replayed']);
  expect((await player.daily(TODAY).answer(last, 5, answersTo(TODAY, 6)[5]!)).status).toBe(200);
  before = await boards();
  expect(refusedWith(await player.daily(TODAY).send(selfTimed(TODAY, 5)))).toEqual([409, 'second-result']);
});

test('a date that has not begun anywhere, and one that is over everywhere', async () => {
  const cheat = newPlayer();
  for (const [date, status, code] of [
    [dateOf(numberOf(TODAY) + 2), 403, 'future'],
    [dateOf(numberOf(TODAY) - 1), 410, 'archived'],
    ['2060-01-01', 403, 'future'],
    ['2026-10-31', 410, 'archived'],
  ] as const) {
    expect(refusedWith(await cheat.daily(date).start()), date).toEqual([status, code]);
    expect(refusedWith(await cheat.daily(date).send(selfTimed(date))), date).toEqual([status, code]);
  }
  for (const date of ['2026-02-30', 'today', '2026-11-18x', '..%2F2026-11-18']) {
    expect(refusedWith(await cheat.daily(date).start()), date).toEqual([404, 'not-found']);
  }
});

test('a ticket kept until the day is over', async () => {
  const late = newPlayer();
  const last = await playedTo(late, TODAY, 5);
  setClock(NOON + 3 * DAY);
  expect(refusedWith(await late.daily(TODAY).answer(last, 5, 'none'))).toEqual([410, 'archived']);
});

test('a card that is not in the galaxy', async () => {
  const { start, reveal, answer, send } = newPlayer().daily(TODAY);
  const { ticket } = (await reveal((await start()).body.ticket, 0)).body;
  expect(refusedWith(await answer(ticket, 0, 25))).toEqual([422, 'no-such-card']);
  const run = { ...selfTimed(TODAY), answers: [0, 1, 2, 3, 4, 25] };
  expect(refusedWith(await send(run))).toEqual([422, 'no-such-card']);
});

test('no secret, or one of another form', async () => {
  const player = newPlayer();
  for (const Authorization of [
    '',
    'Bearer',
    'Bearer short',
    `Basic ${player.secret}`,
    `Bearer ${player.secret}x`,
  ]) {
    const said = await player.ask('GET', `daily/${TODAY}/place`, undefined, { Authorization });
    expect(refusedWith(said), Authorization).toEqual([401, 'no-player']);
  }
});

test('a body of one megabyte, saying so or not', async () => {
  const player = newPlayer();
  const large = JSON.stringify({ name: 'x'.repeat(1_000_000) });
  const path = `daily/${TODAY}/start`;
  expect(refusedWith(await player.ask('POST', path, large))).toEqual([413, 'too-large']);
  const said = { 'Content-Length': String(large.length) };
  expect(refusedWith(await player.ask('POST', path, large, said))).toEqual([413, 'too-large']);
});

test.each([
  ['nothing', ''],
  ['no JSON', '{"name":'],
  ['a list', '[]'],
  ['a number', '7'],
  ['nested a thousand times', `${'['.repeat(1000)}${']'.repeat(1000)}`],
  ['prototype keys', '{"name":"x","__proto__":{"ticket":"x"},"constructor":1}'],
  ['a wrong type', '{"name":{"toString":1}}'],
])('a body that is %s', async (_, text) => {
  expect(refusedWith(await newPlayer().ask('POST', `daily/${TODAY}/start`, text))).toEqual([
    400,
    'malformed',
  ]);
});

test('a thousand requests from one address', async () => {
  const flood = newPlayer();
  const said = await Promise.all(Array.from({ length: 1000 }, () => flood.daily(TODAY).start()));
  const refused = said.filter(({ status }) => status === 429);
  // The thousand may fall into two minutes, each with its own 120.
  expect(refused.length).toBeGreaterThanOrEqual(1000 - 2 * 120);
  expect(refused.every(({ body }) => body.code === 'too-many')).toBe(true);
  expect((await newPlayer().daily(TODAY).start()).status, 'another address').toBe(200);
});
