// Every path of the app is the same page; its head says what is behind the link, to whoever shows one.
import type { Context } from 'hono';
import { mayLookUp } from '../http/limits.ts';
import { type PreviewEnv, previewOf } from './links.ts';
import { type Preview, withPreview } from './tags.ts';

/** A page is not kept waiting for a preview that only some who ask for it read. */
const PATIENCE = 2_000;

export async function page(context: Context<{ Bindings: PreviewEnv }>): Promise<Response> {
  const address = new URL(context.req.url);
  const [answer, preview] = await Promise.all([
    context.env.ASSETS.fetch(new URL('/', address)),
    Promise.race([previewFor(context, address), scheduler.wait(PATIENCE).then(() => null)]),
  ]);
  if (!answer.ok) return answer;
  const headers = new Headers(answer.headers);
  // Of the page without a preview.
  headers.delete('ETag');
  headers.append('Vary', 'Accept-Language');
  return new Response(withPreview(await answer.text(), preview, address), { headers });
}

/** Whatever goes wrong, the page comes with the preview of its start. */
async function previewFor(
  context: Context<{ Bindings: PreviewEnv }>,
  { pathname }: URL,
): Promise<Preview | null> {
  try {
    return (await mayLookUp(context)) ? await previewOf(context.env, pathname, spoken(context)) : null;
  } catch (error) {
    console.error(error);
    return null;
  }
}

function spoken(context: Context): string[] {
  const header = context.req.header('Accept-Language') ?? '';
  return header.split(',').map((tag) => tag.split(';')[0]!.trim());
}
