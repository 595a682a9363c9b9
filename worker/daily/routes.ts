// The daily's part of the API: tickets, results, boards.
import { Hono } from 'hono';
import { numberOf, standingOf } from '#shared/daily/calendar.ts';
import {
  AnswerBody,
  DateParam,
  RevealBody,
  RunBody,
  StartBody,
  WithdrawBody,
} from '#shared/daily/protocol.ts';
import { GENERATOR, THROWS } from '#shared/daily/puzzle.ts';
import { markOf, timeOf } from '#shared/daily/score.ts';
import { cleanName, NAME_LENGTH } from '#shared/engine/names.ts';
import { body, param } from '../http/bodies.ts';
import { refused } from '../http/refusals.ts';
import { boardOf, partOf } from './board/day.ts';
import type { LeagueEnv } from './league/place.ts';
import { withdrawn } from './league/withdrawal.ts';
import { admitted } from './run/admission.ts';
import { type TicketEnv, ticketKey } from './run/key.ts';
import { type WithPlayer, withPlayer } from './run/player.ts';
import { puzzleFor } from './run/puzzles.ts';
import { fingerprint, sealed } from './run/ticket.ts';
import { resultOf, roundTripOf, spanOf } from './run/timekeeper.ts';

export type DailyEnv = TicketEnv & LeagueEnv;

export const daily = new Hono<WithPlayer<DailyEnv>>()
  .use(withPlayer)
  .post('/:date/start', param(DateParam), body(StartBody), async (context) => {
    const { date } = context.req.valid('param');
    const { name, generator } = context.req.valid('json');
    const standing = standingOf(date, Date.now());
    if (standing !== 'open') return refused(context, standing);
    if (generator !== GENERATOR) return refused(context, 'other-version');
    const key = await ticketKey(context.env);
    const ticket = await sealed(key, {
      number: numberOf(date),
      generator,
      player: context.var.player,
      name: cleanName(name, NAME_LENGTH),
      // The way there and back begins when this is said, not while the key is being fetched.
      issued: Date.now(),
      roundTrip: null,
      answers: [],
      spans: [],
      revealed: null,
    });
    return context.json({ ok: true as const, ticket });
  })
  .post('/:date/reveal', param(DateParam), body(RevealBody), async (context) => {
    const now = Date.now();
    const { date } = context.req.valid('param');
    const { ticket: text = '', throw: index } = context.req.valid('json');
    const ticket = await admitted(context, date, text, now);
    if (typeof ticket === 'string') return refused(context, ticket);
    if (ticket.revealed !== null || index !== ticket.answers.length) return refused(context, 'out-of-order');
    const { player } = ticket;
    const revealed = await partOf(context.env, date, player).reveal(player, index, fingerprint(text), now);
    if (revealed === 'replayed') return refused(context, 'replayed');
    if (typeof revealed === 'object') return refused(context, 'second-result', revealed);
    const roundTrip = ticket.roundTrip ?? roundTripOf(ticket.issued, revealed);
    const next = await sealed(await ticketKey(context.env), { ...ticket, revealed, roundTrip });
    return context.json({ ok: true as const, ticket: next, ago: Date.now() - revealed });
  })
  .post('/:date/answer', param(DateParam), body(AnswerBody), async (context) => {
    const now = Date.now();
    const { date } = context.req.valid('param');
    const { ticket: text = '', throw: index, answer } = context.req.valid('json');
    const ticket = await admitted(context, date, text, now);
    if (typeof ticket === 'string') return refused(context, ticket);
    const { revealed, roundTrip, player, name } = ticket;
    if (revealed === null || index !== ticket.answers.length) return refused(context, 'out-of-order');
    if (markOf(puzzleFor(date), index, answer) === null) return refused(context, 'no-such-card');
    const part = partOf(context.env, date, player);
    const answered = await part.answer(player, index, answer, now);
    if (answered === 'replayed') return refused(context, 'replayed');
    if (typeof answered === 'object') return refused(context, 'second-result', answered);
    const span = spanOf(revealed, roundTrip ?? 0, answered);
    const answers = [...ticket.answers, answer];
    const spans = [...ticket.spans, span];
    if (answers.length < THROWS) {
      const next = await sealed(await ticketKey(context.env), { ...ticket, answers, spans, revealed: null });
      return context.json({ ok: true as const, span, ticket: next, result: null });
    }
    const finished = await part.finish(player, resultOf(date, answers, spans, 'server')!, name, answers, now);
    if (finished === 'replayed') return refused(context, 'replayed');
    const { stands, same } = finished;
    if (!same) return refused(context, 'second-result', stands);
    // Asked again, the last span is the one that counted.
    const last = stands.time - timeOf(ticket.spans);
    return context.json({ ok: true as const, span: last, ticket: null, result: stands });
  })
  .post('/:date/result', param(DateParam), body(RunBody), async (context) => {
    const now = Date.now();
    const { date } = context.req.valid('param');
    const { name, answers, spans, generator } = context.req.valid('json');
    const { player } = context.var;
    const part = partOf(context.env, date, player);
    const standing = standingOf(date, now);
    // What was stored before the day closed, its reply lost, is known again.
    const known = standing === 'archived' && numberOf(date) > 0 ? await part.standing(player, answers) : null;
    if (standing !== 'open' && !known) return refused(context, standing);
    if (generator !== GENERATOR) return refused(context, 'other-version');
    const result = resultOf(date, answers, spans, 'device');
    if (!result) return refused(context, 'no-such-card');
    const finished = known ?? (await part.finish(player, result, cleanName(name, NAME_LENGTH), answers, now));
    if (finished === 'replayed') return refused(context, 'replayed');
    const { stands, same } = finished;
    if (!same) return refused(context, 'second-result', stands);
    return context.json({ ok: true as const, result: stands });
  })
  .get('/:date/board', param(DateParam), async (context) => {
    const { date } = context.req.valid('param');
    const number = numberOf(date);
    if (number < 1) return refused(context, 'not-found');
    if (standingOf(date, Date.now()) === 'future') return refused(context, 'future');
    return context.json(await boardOf(context.env, date, context.var.player));
  })
  .post('/withdraw', body(WithdrawBody), async (context) => {
    const { dates, leagues } = context.req.valid('json');
    const removed = await withdrawn(context.env, context.var.player, dates, leagues, Date.now());
    return context.json({ ok: true as const, removed });
  });
