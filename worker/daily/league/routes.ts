// The leagues' part of the API.
import { Hono } from 'hono';
import * as v from 'valibot';
import { mondayOf } from '#shared/daily/calendar.ts';
import { LEAGUE_NAME_LENGTH, LeagueBody, LeagueParam, MemberBody } from '#shared/daily/protocol.ts';
import { cleanName, NAME_LENGTH } from '#shared/engine/names.ts';
import { body, param, query } from '#worker/http/bodies.ts';
import type { KeyEnv } from '#worker/http/key.ts';
import { newLinkId } from '#worker/http/link-ids.ts';
import { refused } from '#worker/http/refusals.ts';
import { playerOf, type WithPlayer, withPlayer } from '../run/player.ts';
import { type LeagueEnv, leagueOf } from './place.ts';

const WeekQuery = v.strictObject({
  monday: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^-?\d{1,6}$/),
      v.transform(Number),
      v.check((number) => mondayOf(number) === number),
    ),
  ),
});

export const leagues = new Hono<WithPlayer<LeagueEnv & KeyEnv>>()
  .use(withPlayer)
  .post('/', body(LeagueBody), async (context) => {
    const { name, nickname, language = null } = context.req.valid('json');
    const called = cleanName(name, LEAGUE_NAME_LENGTH);
    if (called === '') return refused(context, 'malformed');
    const id = await newLinkId(context.env, 'league');
    const shown = cleanName(nickname, NAME_LENGTH);
    const about = { id, name: called, language };
    const made = await leagueOf(context.env, id).create(about, context.var.player, shown, Date.now());
    return made ? context.json({ ok: true as const, id }) : refused(context, 'server-error');
  })
  .get('/:id', param(LeagueParam), query(WeekQuery), async (context) => {
    const { id } = context.req.valid('param');
    const { monday = null } = context.req.valid('query');
    const answer = await leagueOf(context.env, id).read(context.var.player, monday, Date.now());
    return answer ? context.json(answer) : refused(context, 'not-found');
  })
  .put('/:id/me', param(LeagueParam), body(MemberBody), async (context) => {
    const { id } = context.req.valid('param');
    const { nickname, formerly } = context.req.valid('json');
    const shown = cleanName(nickname, NAME_LENGTH);
    const former = formerly === undefined ? null : await playerOf(formerly);
    const joined = await leagueOf(context.env, id).join(context.var.player, shown, Date.now(), former);
    return joined === 'joined' ? context.json({ ok: true as const }) : refused(context, joined);
  })
  .delete('/:id/me', param(LeagueParam), async (context) => {
    const left = await leagueOf(context.env, context.req.valid('param').id).leave(context.var.player);
    return left ? context.json({ ok: true as const }) : refused(context, 'not-found');
  });
