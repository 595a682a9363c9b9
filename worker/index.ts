// The Hono app: routes and Durable Object exports, nothing else.
import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { version } from '../package.json';
import type { Env } from './env.ts';
import { securityHeaders } from './headers.ts';

const app = new Hono<{ Bindings: Env }>();

app.use(async (context, next) => {
  await next();
  // A socket's answer is handed over as it is: a copy would lose the socket.
  if (context.res.status === 101) return;
  for (const [name, value] of Object.entries(securityHeaders)) context.header(name, value);
  if (!context.res.headers.has('Cache-Control')) context.header('Cache-Control', 'no-store');
});

app.get('/api/health', (context) => context.json({ ok: true, version }));

app.all('/api/*', (context) => context.notFound());

// Deep links: every path of the app is the same page. A name with a dot is a file that does not exist.
app.get('/:path{[^.]+}', (context) => context.env.ASSETS.fetch(new URL('/', context.req.url)));

app.notFound((context) => context.json({ ok: false, code: 'not-found' }, 404));

app.onError((error, context) => {
  if (error instanceof HTTPException) return context.json({ ok: false, code: 'refused' }, error.status);
  console.error(error);
  return context.json({ ok: false, code: 'server-error' }, 500);
});

export default { fetch: app.fetch } satisfies ExportedHandler<Env>;
