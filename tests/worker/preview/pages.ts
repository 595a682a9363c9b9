// Pages as they are shown to whoever makes a link preview: the real Worker over a page and words as the build makes them.
import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { GAME_IDS } from '#shared/games/registry.ts';
import worker, { type Env } from '#worker/index.ts';
import html from '../../../web/index.html?raw';

export const bindings = env as unknown as Env;
const ORIGIN = 'https://starboard.test';

const said = (game: string, language: string) => ({ name: `<${game}>`, line: `A line, ${language}.` });
const games = Object.fromEntries(
  GAME_IDS.map((game) => [game, { en: said(game, 'en'), fr: said(game, 'fr'), de: said(game, 'de') }]),
);
const ASSETS = {
  fetch: async (asked: URL | string) =>
    String(asked).endsWith('/previews/games.json')
      ? Response.json(games)
      : new Response(html, { headers: { 'Content-Type': 'text/html', ETag: '"page"' } }),
} as unknown as Fetcher;

let visitors = 0;

export async function open(
  path: string,
  headers: Record<string, string> = {},
  instead: Partial<Env> = {},
): Promise<{ answer: Response; page: string; tag: (name: string) => string | null }> {
  const context = createExecutionContext();
  const address = { 'CF-Connecting-IP': `10.3.${visitors >> 8}.${visitors++ & 255}` };
  const request = new Request(ORIGIN + path, { headers: { ...address, ...headers } });
  const answer = await worker.fetch(request, { ...bindings, ASSETS, ...instead }, context);
  await waitOnExecutionContext(context);
  const page = await answer.text();
  const tag = (name: string) =>
    new RegExp(`<meta\\s+(?:property|name)="${name}"\\s+content="([^"]*)"`).exec(page)?.[1] ?? null;
  return { answer, page, tag };
}
