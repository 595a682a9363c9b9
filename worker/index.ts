// The Hono app: routes and Durable Object exports, nothing else.
import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { version } from '../package.json';
import { leagues } from './daily/league/routes.ts';
import { type DailyEnv, daily } from './daily/routes.ts';
import type { HttpEnv } from './http/env.ts';
import { securityHeaders } from './http/headers.ts';
import { limited, smallBody } from './http/limits.ts';
import { refused } from './http/refusals.ts';
import { page } from './preview/page.ts';
import { type RoomEnv, rooms } from './room/routes.ts';

/** What wrangler.toml and the secrets of the account give. */
export type Env = DailyEnv & HttpEnv & RoomEnv;

const app = new Hono<{ Bindings: Env }>();

app.use(async (context, next) => {
  await next();
  // A socket's answer is handed over as it is: a copy would lose the socket.
  if (context.res.status === 101) return;
  for (const [name, value] of Object.entries(securityHeaders)) context.header(name, value);
  if (!context.res.headers.has('Cache-Control')) context.header('Cache-Control', 'no-store');
});

app.get('/api/health', (context) => context.json({ ok: true, version }));

const api = new Hono<{ Bindings: Env }>()
  .basePath('/api')
  .use('/daily/*', limited, smallBody)
  .use('/leagues/*', limited, smallBody)
  .use('/rooms/*', limited, smallBody)
  .route('/daily', daily)
  .route('/leagues', leagues)
  .route('/rooms', rooms);
/** What the page's client is typed by. */
export type Api = typeof api;

app.route('/', api);
app.all('/api/*', (context) => context.notFound());

// Deep links: every path of the app is the same page. A name with a dot is a file that does not exist.
app.get('/:path{[^.]+}', page);

app.notFound((context) => refused(context, 'not-found'));

app.onError((error, context) => {
  // The only one thrown on purpose: a body that is no JSON.
  if (error instanceof HTTPException) return refused(context, 'malformed');
  console.error(error);
  return refused(context, 'server-error');
});

export { DayBoard } from './daily/board/board.ts';
export { League } from './daily/league/league.ts';
// Under the name that it was deployed with.
export { KeptKey as TicketKey } from './http/key.ts';
export { RoomObject } from './room/room.ts';

export default { fetch: app.fetch } satisfies ExportedHandler<Env>;
