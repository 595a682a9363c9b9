// The daily's part of the API: tickets, results, boards.
import { type Context, Hono } from 'hono';
import { type DateText, numberOf, standingOf } from '#shared/daily/calendar.ts';
import {
  AnswerBody,
  DateParam,
  NameBody,
  RevealBody,
  RunBody,
  StartBody,
  WithdrawBody,
} from '#shared/daily/protocol.ts';
import { GENERATOR, THROWS } from '#shared/daily/puzzle.ts';
import { markOf, timeOf } from '#shared/daily/score.ts';
import { cleanName } from '#shared/engine/names.ts';
import { NAME_LENGTH } from '#shared/engine/signs.ts';
import { addressOf } from '../http/addresses.ts';
import { body, param } from '../http/bodies.ts';
import { refused } from '../http/refusals.ts';
import { partOf } from './board/day.ts';
import { networksOf } from './board/networks.ts';
import { placeOf } from './board/place.ts';
import { boardAnswer, KEPT_AT_EDGE, snapshotOf } from './board/snapshot.ts';
import type { LeagueEnv } from './league/place.ts';
import { withdrawn } from './league/withdrawal.ts';
import { admitted } from './run/admission.ts';
import { type TicketEnv, ticketKey } from './run/key.ts';
import { type Player, type WithPlayer, withPlayer } from './run/player.ts';
import { puzzleFor } from './run/puzzles.ts';
import { afterDay, isRegular, type PlayRecord } from './run/record.ts';
import { fingerprint, opened, sealed } from './run/seal.ts';
import type { Ticket } from './run/ticket.ts';
import { closedFrom, longestOf, playedBy, roundTripOf, spanOf } from './run/timekeeper.ts';

export type DailyEnv = TicketEnv & LeagueEnv;

export const daily = new Hono<WithPlayer<DailyEnv>>()
  // The only one that asks nobody who they are: its answer is the same for all.
  .get('/:date/board', param(DateParam), async (context) => {
    const { date } = context.req.valid('param');
    const now = Date.now();
    if (numberOf(date) < 1) return refused(context, 'not-found');
    if (standingOf(date, now) === 'future') return refused(context, 'future');
    context.header('Cache-Control', `public, max-age=${KEPT_AT_EDGE / 1000}`);
    return context.json(boardAnswer(await snapshotOf(context.env, date, now)));
  })
  .use(withPlayer)
  .post('/:date/start', param(DateParam), body(StartBody), async (context) => {
    const { date } = context.req.valid('param');
    const { name, generator, record } = context.req.valid('json');
    const { player } = context.var;
    const standing = standingOf(date, Date.now());
    if (standing !== 'open') return refused(context, standing);
    if (generator !== GENERATOR) return refused(context, 'other-version');
    const key = await ticketKey(context.env);
    const ticket: Ticket = {
      number: numberOf(date),
      generator,
      player,
      name: cleanName(name, NAME_LENGTH),
      record: record === undefined ? null : await recordOf(key, player, record),
      // The way there and back begins when this is said, not while the key is being fetched.
      issued: Date.now(),
      roundTrip: null,
      answers: [],
      spans: [],
      revealed: null,
    };
    return context.json({ ok: true as const, ticket: await sealed(key, 'ticket', ticket) });
  })
  .post('/:date/reveal', param(DateParam), body(RevealBody), async (context) => {
    const now = Date.now();
    const { date } = context.req.valid('param');
    const { ticket: text = '', throw: index } = context.req.valid('json');
    const ticket = await admitted(context, date, text, now);
    if (typeof ticket === 'string') return refused(context, ticket);
    if (ticket.revealed !== null || index !== ticket.answers.length) return refused(context, 'out-of-order');
    const { player } = ticket;
    const part = partOf(context.env, date, player);
    const revealed = await part.reveal(player, index, fingerprint(text), now, closedFrom(date));
    if (revealed === 'replayed') return refused(context, 'replayed');
    if (typeof revealed === 'object') return refused(context, 'second-result', revealed);
    const roundTrip = ticket.roundTrip ?? roundTripOf(ticket.issued, revealed);
    const next: Ticket = { ...ticket, revealed, roundTrip };
    const told = await sealed(await ticketKey(context.env), 'ticket', next);
    return context.json({ ok: true as const, ticket: told, ago: Date.now() - revealed });
  })
  .post('/:date/answer', param(DateParam), body(AnswerBody), async (context) => {
    const now = Date.now();
    const { date } = context.req.valid('param');
    const { ticket: text = '', throw: index, answer, span: onPage } = context.req.valid('json');
    const ticket = await admitted(context, date, text, now);
    if (typeof ticket === 'string') return refused(context, ticket);
    const { revealed, roundTrip, player, name, record, number } = ticket;
    if (revealed === null || index !== ticket.answers.length) return refused(context, 'out-of-order');
    if (markOf(puzzleFor(date), index, answer) === null) return refused(context, 'no-such-card');
    const part = partOf(context.env, date, player);
    const answered = await part.answer(player, index, answer, now);
    if (answered === 'replayed') return refused(context, 'replayed');
    if (typeof answered === 'object') return refused(context, 'second-result', answered);
    const possible = Math.min(onPage, longestOf(ticket, answered));
    const span = spanOf(revealed, roundTrip ?? 0, answered, possible);
    const answers = [...ticket.answers, answer];
    const spans = [...ticket.spans, span];
    const key = await ticketKey(context.env);
    if (answers.length < THROWS) {
      const next: Ticket = { ...ticket, answers, spans, revealed: null };
      const told = await sealed(key, 'ticket', next);
      return context.json({ ok: true as const, span, ticket: told, result: null, record: null });
    }
    const sender = {
      player,
      name,
      regular: isRegular(record, number),
      networks: await from(context, date, 'serverTimed'),
    };
    const played = playedBy('serverTimed', date, answers, spans)!;
    const finished = await part.finish(date, sender, played, now, closedFrom(date));
    if (finished === 'replayed') return refused(context, 'replayed');
    const { stands, same } = finished;
    if (!same) return refused(context, 'second-result', stands);
    const counted = stands.timing === 'serverTimed' ? afterDay(record, player, number) : record;
    return context.json({
      ok: true as const,
      // Asked again, the last span is the one that counted.
      span: stands.time - timeOf(ticket.spans),
      ticket: null,
      result: stands,
      record: counted && (await sealed(key, 'record', counted)),
    });
  })
  .post('/:date/result', param(DateParam), body(RunBody), async (context) => {
    const now = Date.now();
    const { date } = context.req.valid('param');
    const { name, answers, spans, generator } = context.req.valid('json');
    const { player } = context.var;
    const standing = standingOf(date, now);
    if (standing === 'future') return refused(context, standing);
    if (numberOf(date) < 1) return refused(context, 'archived');
    const part = partOf(context.env, date, player);
    // What was stored before the day closed, its reply lost, is known again.
    const known = standing === 'archived' ? await part.standing(player, answers) : null;
    if (standing !== 'open' && !known) return refused(context, standing);
    if (generator !== GENERATOR) return refused(context, 'other-version');
    const played = playedBy('selfTimed', date, answers, spans);
    if (!played) return refused(context, 'no-such-card');
    const sender = async () => ({
      player,
      name: cleanName(name, NAME_LENGTH),
      regular: false,
      networks: await from(context, date, 'selfTimed'),
    });
    const finished = known ?? (await part.finish(date, await sender(), played, now, closedFrom(date)));
    if (finished === 'replayed') return refused(context, 'replayed');
    const { stands, same } = finished;
    if (!same) return refused(context, 'second-result', stands);
    return context.json({ ok: true as const, result: stands });
  })
  .get('/:date/place', param(DateParam), async (context) => {
    const { date } = context.req.valid('param');
    const { player } = context.var;
    const now = Date.now();
    if (numberOf(date) < 1) return refused(context, 'not-found');
    if (standingOf(date, now) === 'future') return refused(context, 'future');
    const mine = await partOf(context.env, date, player).read(player);
    return context.json(placeOf(mine, await snapshotOf(context.env, date, now)));
  })
  .put('/:date/name', param(DateParam), body(NameBody), async (context) => {
    const { date } = context.req.valid('param');
    const { player } = context.var;
    const standing = standingOf(date, Date.now());
    if (standing !== 'open') return refused(context, standing);
    const name = cleanName(context.req.valid('json').name, NAME_LENGTH);
    const known = await partOf(context.env, date, player).rename(player, name);
    return known ? context.json({ ok: true as const }) : refused(context, 'not-found');
  })
  .post('/withdraw', body(WithdrawBody), async (context) => {
    const { dates, leagues } = context.req.valid('json');
    const removed = await withdrawn(context.env, context.var.player, dates, leagues, Date.now());
    return context.json({ ok: true as const, removed });
  });

const from = (context: Context<WithPlayer<DailyEnv>>, date: DateText, timing: 'serverTimed' | 'selfTimed') =>
  networksOf(context.env, date, addressOf(context), timing);

/** Somebody else's, or none of ours, is none. */
async function recordOf(key: CryptoKey, player: Player, text: string): Promise<PlayRecord | null> {
  const record = await opened<PlayRecord>(key, 'record', text);
  return record?.player === player ? record : null;
}
