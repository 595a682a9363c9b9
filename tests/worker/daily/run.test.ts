// A run with the server's clock, and one without: what is measured, what stands, what it makes of one's days.
import { beforeEach, describe, expect, test } from 'vitest';
import { DAY, dateOf, numberOf } from '#shared/daily/calendar.ts';
import { LONGEST_SPAN } from '#shared/daily/score.ts';
import { SETTLE } from '#shared/games/space-bowl/components.ts';
import {
  answersTo,
  NOON,
  newPlayer,
  passTime,
  playRun,
  selfTimed,
  setClock,
  spansAround,
  TODAY,
} from './players.ts';

beforeEach(() => setClock(NOON));

describe('timed by the server', () => {
  test('six answers make a result, its score and time worked out by the server', async () => {
    const ana = newPlayer();
    const said = await playRun(ana, TODAY, { right: 5, spans: spansAround(7_000) });
    expect(said.status).toBe(200);
    expect(said.body).toEqual({
      ok: true,
      span: 10_500,
      ticket: null,
      result: { score: 5, time: 42_000, timing: 'serverTimed' },
      record: expect.any(String),
    });
    const { body } = await ana.daily(TODAY).place();
    expect(body.mine).toMatchObject({ score: 5, time: 42_000, timing: 'serverTimed', counts: true });
  });

  test('the way there and back is taken off, but never more than 400 ms of it', async () => {
    for (const [roundTrip, off] of [
      [0, 0],
      [150, 150],
      [3_000, 400],
    ] as const) {
      const { start, reveal, answer } = newPlayer().daily(TODAY);
      const started = await start();
      passTime(roundTrip);
      const revealed = await reveal(started.body.ticket, 0);
      passTime(SETTLE + 5_000);
      const answered = await answer(revealed.body.ticket, 0, 'none');
      expect(answered.body.span, `${roundTrip}`).toBe(5_000 - off);
    }
  });

  test('the allowance makes nobody too fast: an answer after 1,300 ms counts as 1,200', async () => {
    const { start, reveal, answer } = newPlayer().daily(TODAY);
    const started = await start();
    passTime(3_000);
    const revealed = await reveal(started.body.ticket, 0);
    passTime(SETTLE + 1_300);
    expect((await answer(revealed.body.ticket, 0, 'none')).body.span).toBe(1_200);
  });

  test('where the server has heard of a throw too late, what the page has measured counts; never less than its own', async () => {
    for (const [onPage, counted] of [
      [14_000, 14_000],
      [5_100, 5_100],
      [4_900, 5_000],
      [0, 5_000],
    ] as const) {
      const { start, reveal, answer } = newPlayer().daily(TODAY);
      const shown = await reveal((await start()).body.ticket, 0);
      passTime(SETTLE + 1_000);
      const { ticket } = (await answer(shown.body.ticket, 0, 'none')).body;
      passTime(10_000);
      const revealed = await reveal(ticket, 1);
      passTime(SETTLE + 5_000);
      const answered = await answer(revealed.body.ticket, 1, 'none', onPage);
      expect(answered.body.span, `${onPage}`).toBe(counted);
    }
  });

  test('what the page has measured counts no further than to the start, and to the throw before', async () => {
    const { start, reveal, answer } = newPlayer().daily(TODAY);
    let { ticket } = (await start()).body;
    for (const [index, most] of [12_000, 7_000].entries()) {
      passTime(most - 5_000);
      ({ ticket } = (await reveal(ticket, index)).body);
      passTime(SETTLE + 5_000);
      const { body } = await answer(ticket, index, 'none', LONGEST_SPAN);
      expect(body.span - most).toBeGreaterThanOrEqual(0);
      expect(body.span - most).toBeLessThan(500);
      ({ ticket } = body);
    }
  });

  test('an answer sent again, its reply lost, counts from when it first came', async () => {
    const { start, reveal, answer } = newPlayer().daily(TODAY);
    const revealed = (await reveal((await start()).body.ticket, 0)).body.ticket;
    passTime(SETTLE + 3_000);
    const first = await answer(revealed, 0, 'none');
    passTime(29_000);
    expect((await answer(revealed, 0, 'none')).body).toEqual(first.body);
  });

  test('a reveal asked for again, its answer lost, does not start the clock again', async () => {
    const { start, reveal, answer } = newPlayer().daily(TODAY);
    const { ticket } = (await start()).body;
    const first = await reveal(ticket, 0);
    passTime(2_000);
    const again = await reveal(ticket, 0);
    expect([first.body.ago, again.body.ago]).toEqual([0, 2_000]);
    passTime(SETTLE);
    expect((await answer(again.body.ticket, 0, 'none')).body.span).toBe(2_000);
  });

  test('the last answer sent again says the same and changes nothing', async () => {
    const ana = newPlayer();
    const { start, reveal, answer, board } = ana.daily(TODAY);
    let said = await start();
    let last = '';
    for (const [index, chosen] of answersTo(TODAY, 6).entries()) {
      said = await reveal(said.body.ticket, index);
      passTime(SETTLE + spansAround(4_000)[index]!);
      last = said.body.ticket;
      said = await answer(last, index, chosen);
    }
    const before = (await board()).body;
    passTime(2_000);
    const again = await answer(last, 5, answersTo(TODAY, 6)[5]!);
    expect(again.body).toEqual(said.body);
    expect((await board()).body).toEqual(before);
  });

  test('a result whose reply was lost is known again, even when the day is over', async () => {
    const ana = newPlayer();
    const said = await playRun(ana, TODAY, { spans: spansAround(5_000) });
    for (const later of [0, 3 * DAY]) {
      setClock(NOON + later);
      expect(await ana.daily(TODAY).send(selfTimed(TODAY, 6))).toMatchObject({
        status: 200,
        body: { ok: true, result: said.body.result },
      });
    }
    expect((await ana.daily(TODAY).send(selfTimed(TODAY, 5))).body.code).toBe('second-result');
  });
});

test('a run timed by the device is replayed for its score, and has a place that moves nobody', async () => {
  const timed = newPlayer();
  await playRun(timed, TODAY, { right: 4, spans: spansAround(9_500) });
  const before = (await timed.daily(TODAY).board()).body;
  const ana = newPlayer();
  const said = await ana.daily(TODAY).send(selfTimed(TODAY, 4, 9_000));
  expect(said.body).toEqual({ ok: true, result: { score: 4, time: 54_000, timing: 'selfTimed' } });
  expect((await ana.daily(TODAY).send(selfTimed(TODAY, 4, 9_000))).body).toEqual(said.body);
  const after = (await timed.daily(TODAY).board()).body;
  expect(after).toEqual({ ...before, selfTimed: before.selfTimed + 1 });
  const place = (await timed.daily(TODAY).place()).body.mine.place;
  expect((await ana.daily(TODAY).place()).body.mine).toMatchObject({ place, counts: false });
});

describe('the record of somebody’s days', () => {
  /** The boards of one test are not those of another. */
  let began = NOON;
  const dayAfter = (days: number) => dateOf(numberOf(TODAY) + (began - NOON) / DAY + days);
  const goTo = (days: number) => setClock(began + days * DAY);

  beforeEach(() => {
    began += 20 * DAY;
    goTo(0);
  });

  test('lists by name from seven days and five results on, and only who has said a name', async () => {
    const ana = newPlayer('Ana');
    const quiet = newPlayer('');
    const listed: string[][] = [];
    const records: Record<string, string | undefined> = {};
    for (const day of [0, 1, 2, 3, 6, 7]) {
      goTo(day);
      for (const player of [ana, quiet]) {
        const said = await playRun(player, dayAfter(day), { record: records[player.secret] });
        records[player.secret] = said.body.record;
      }
      const { named } = (await ana.daily(dayAfter(day)).board()).body;
      listed.push(named.map(({ name }: { name: string }) => name));
    }
    expect(listed).toEqual([[], [], [], [], [], ['Ana']]);
  });

  test('is nobody else’s, and no ticket; a ticket is no record', async () => {
    const ana = newPlayer();
    let record: string | undefined;
    for (const day of [0, 1, 2, 3, 7]) {
      goTo(day);
      record = (await playRun(ana, dayAfter(day), { record })).body.record;
    }
    goTo(8);
    const thief = newPlayer('Thief');
    const { ticket } = (await thief.daily(dayAfter(8)).start()).body;
    for (const text of [record, ticket, `${record}x`]) {
      goTo(8);
      const cheat = newPlayer('Cheat');
      await playRun(cheat, dayAfter(8), { record: text });
    }
    const { named } = (await thief.daily(dayAfter(8)).board()).body;
    expect(named).toEqual([]);
    expect((await ana.daily(dayAfter(8)).reveal(record, 0)).body.code).toBe('bad-ticket');
  });

  test('counts a day once, and no day that was timed by the device', async () => {
    const ana = newPlayer();
    const { record } = (await playRun(ana, dayAfter(0))).body;
    const again = await playRun(ana, dayAfter(1), { record });
    goTo(7);
    for (const text of [record, again.body.record]) {
      const other = newPlayer();
      expect((await other.daily(dayAfter(7)).start(1, text)).status).toBe(200);
    }
    await playRun(ana, dayAfter(7), { record: again.body.record });
    expect((await ana.daily(dayAfter(7)).board()).body.named).toEqual([]);
  });

  test('a name can be given, changed and taken back for a result of an open day', async () => {
    const ana = newPlayer('');
    let record: string | undefined;
    for (const day of [0, 1, 2, 3, 7]) {
      goTo(day);
      record = (await playRun(ana, dayAfter(day), { record })).body.record;
    }
    const today = dayAfter(7);
    const named = async () => (await ana.daily(today).board()).body.named;
    const call = (name: string) => ana.ask('PUT', `daily/${today}/name`, { name });
    expect(await named()).toEqual([]);
    expect((await call(' Ana\u202e ')).body).toEqual({ ok: true });
    expect(await named()).toEqual([{ place: expect.any(Number), name: 'Ana', score: 6, time: 60_000 }]);
    await call('');
    expect(await named()).toEqual([]);
    expect((await newPlayer().ask('PUT', `daily/${today}/name`, { name: 'x' })).body.code).toBe('not-found');
    expect((await ana.ask('PUT', `daily/${TODAY}/name`, { name: 'x' })).body.code).toBe('archived');
  });
});
