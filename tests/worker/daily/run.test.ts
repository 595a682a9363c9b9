// A run with the server's clock, and one without: what is measured, what stands, what the board says.
import { beforeEach, describe, expect, test } from 'vitest';
import { DAY } from '#shared/daily/calendar.ts';
import { SETTLE } from '#shared/games/space-bowl/components.ts';
import { answersTo, NOON, newPlayer, passTime, playRun, selfTimed, setClock, TODAY } from './players.ts';

beforeEach(() => setClock(NOON));

describe('timed by the server', () => {
  test('six answers make a verified result, its score and time worked out by the server', async () => {
    const ana = newPlayer();
    const said = await playRun(ana, TODAY, 5, 7_000);
    expect(said.status).toBe(200);
    expect(said.body).toEqual({
      ok: true,
      span: 7_000,
      ticket: null,
      result: { score: 5, time: 42_000, timing: 'verified' },
    });
    const { body } = await ana.daily(TODAY).board();
    expect(body.mine).toEqual({ score: 5, time: 42_000, timing: 'verified', rank: expect.any(Number) });
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

  test('the allowance makes nobody too fast: an answer after 720 ms counts as 400', async () => {
    const { start, reveal, answer } = newPlayer().daily(TODAY);
    const started = await start();
    passTime(3_000);
    const revealed = await reveal(started.body.ticket, 0);
    passTime(SETTLE + 720);
    expect((await answer(revealed.body.ticket, 0, 'none')).body.span).toBe(400);
  });

  test('an answer sent again, its reply lost, counts from when it first came', async () => {
    const { start, reveal, answer } = newPlayer().daily(TODAY);
    const revealed = (await reveal((await start()).body.ticket, 0)).body.ticket;
    passTime(SETTLE + 3_000);
    const first = await answer(revealed, 0, 'none');
    passTime(9_000);
    expect(await answer(revealed, 0, 'none')).toEqual(first);
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
      passTime(SETTLE + 4_000);
      last = said.body.ticket;
      said = await answer(last, index, chosen);
    }
    const before = (await board()).body;
    passTime(2_000);
    const again = await answer(last, 5, answersTo(TODAY, 6)[5]!);
    expect(again).toEqual(said);
    expect((await board()).body).toEqual(before);
  });

  test('a result whose reply was lost is known again, even when the day is over', async () => {
    const ana = newPlayer();
    const said = await playRun(ana, TODAY, 6, 5_000);
    for (const later of [0, 3 * DAY]) {
      setClock(NOON + later);
      expect(await ana.daily(TODAY).send(selfTimed(TODAY, 6))).toEqual({
        status: 200,
        body: { ok: true, result: said.body.result },
      });
    }
    expect((await ana.daily(TODAY).send(selfTimed(TODAY, 5))).body.code).toBe('second-result');
  });
});

test('a run timed by the device is replayed for its score and listed as self-timed', async () => {
  const ana = newPlayer();
  const said = await ana.daily(TODAY).send(selfTimed(TODAY, 4, 9_000));
  expect(said.body).toEqual({ ok: true, result: { score: 4, time: 54_000, timing: 'selfTimed' } });
  expect(await ana.daily(TODAY).send(selfTimed(TODAY, 4, 9_000))).toEqual(said);
});

test('self-timed is never before verified of the same score, however fast, but before any lower score', async () => {
  const date = '2026-11-19';
  await playRun(newPlayer('slow'), date, 5, 60_000);
  await newPlayer('device')
    .daily(date)
    .send(selfTimed(date, 5, 1_000, 'device'));
  await playRun(newPlayer('low'), date, 4, 1_000);
  const { body } = await newPlayer().daily(date).board();
  expect(body.top.map((line: { name: string }) => line.name)).toEqual(['slow', 'device', 'low']);
  expect(body.top.map((line: { rank: number }) => line.rank)).toEqual([1, 2, 3]);
  expect(body.scores).toEqual([0, 0, 0, 0, 1, 2, 0]);
});
