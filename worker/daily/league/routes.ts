// The leagues' part of the API.
import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { dateOf, mondayOf, openNumbers } from '#shared/daily/calendar.ts';
import {
  CareBody,
  LEAGUE_NAME_LENGTH,
  LeagueBody,
  LeagueParam,
  LeagueQuery,
  MemberBody,
  MemberParam,
} from '#shared/daily/protocol.ts';
import { cleanName } from '#shared/engine/names.ts';
import { addressOf } from '#worker/http/addresses.ts';
import { body, param, query } from '#worker/http/bodies.ts';
import type { KeyEnv } from '#worker/http/key.ts';
import { newLinkId } from '#worker/http/link-ids.ts';
import { refused } from '#worker/http/refusals.ts';
import { networksOf } from '../board/networks.ts';
import { playerOf, type WithPlayer, withPlayer } from '../run/player.ts';
import { type LeagueEnv, leagueOf } from './place.ts';

type Bindings = LeagueEnv & KeyEnv;

const Question = v.pipe(
  LeagueQuery,
  v.check(({ monday }) => monday === undefined || mondayOf(monday) === monday),
);

export const leagues = new Hono<WithPlayer<Bindings>>()
  .use(withPlayer)
  .post('/', body(LeagueBody), async (context) => {
    const { name, nickname, language = null } = context.req.valid('json');
    const called = cleanName(name, LEAGUE_NAME_LENGTH);
    if (called === '') return refused(context, 'malformed');
    const id = await newLinkId(context.env, 'league');
    const about = { id, name: called, language };
    const made = await leagueOf(context.env, id).create(about, context.var.player, nickname, Date.now());
    return made ? context.json({ ok: true as const, id }) : refused(context, 'server-error');
  })
  .get('/:id', param(LeagueParam), query(Question), async (context) => {
    const question = { ...context.req.valid('query'), known: tagsIn(context) };
    const { id } = context.req.valid('param');
    const seen = await leagueOf(context.env, id).read(context.var.player, question, Date.now());
    if (!seen) return refused(context, 'not-found');
    context.header('ETag', seen.tag);
    context.header('Cache-Control', 'private, no-cache');
    context.header('Vary', 'Authorization');
    return seen.answer ? context.json(seen.answer) : context.body(null, 304);
  })
  .patch('/:id', param(LeagueParam), body(CareBody), async (context) => {
    const league = leagueOf(context.env, context.req.valid('param').id);
    const cared = await league.care(context.var.player, context.req.valid('json'));
    if (typeof cared === 'string') return refused(context, cared);
    const { open, invite } = cared;
    return context.json({ ok: true as const, open, invite });
  })
  .put('/:id/me', param(LeagueParam), body(MemberBody), async (context) => {
    const { nickname, formerly, invite } = context.req.valid('json');
    const former = formerly === undefined ? null : await playerOf(formerly);
    const joining = { nickname, former, invite, networks: await from(context) };
    const league = leagueOf(context.env, context.req.valid('param').id);
    const joined = await league.join(context.var.player, joining, Date.now());
    return joined === 'joined' ? context.json({ ok: true as const }) : refused(context, joined);
  })
  .delete('/:id/me', param(LeagueParam), async (context) => {
    const left = await leagueOf(context.env, context.req.valid('param').id).leave(context.var.player);
    return left ? context.json({ ok: true as const }) : refused(context, 'not-found');
  })
  .delete('/:id/members/:member', param(MemberParam), async (context) => {
    const { id, member } = context.req.valid('param');
    const removed = await leagueOf(context.env, id).expel(context.var.player, member);
    return removed === 'removed' ? context.json({ ok: true as const }) : refused(context, removed);
  });

/** What whoever asks has already; a proxy on the way may have called it weak. */
const tagsIn = (context: Context): string[] =>
  (context.req.header('If-None-Match') ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));

/** Known by hashes that are others the next day. */
const from = (context: Context<WithPlayer<Bindings>>) =>
  networksOf(context.env, dateOf(openNumbers(Date.now()).last), addressOf(context));
