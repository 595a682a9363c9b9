// The pictures and words of link previews, made with the build for the Worker: no page needs them, no device keeps them.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import { GAME_IDS } from '#shared/games/registry.ts';

const web = resolve(import.meta.dirname, '../..');

async function picture(name: string, folder: string): Promise<[string, Uint8Array]> {
  const drawn = sharp(readFileSync(resolve(web, folder, 'preview.svg'))).resize(1200, 630);
  // Colours at full size: what is drawn with fine lines would have a seam.
  const file = await drawn.jpeg({ quality: 86, mozjpeg: true, chromaSubsampling: '4:4:4' }).toBuffer();
  return [`previews/${name}.jpg`, file];
}

async function about(game: string): Promise<[string, unknown]> {
  const path = resolve(web, 'games', game, 'words/about.ts');
  return [game, (await import(pathToFileURL(path).href)).about];
}

/** By the paths at which they are served. */
export async function previewFiles(): Promise<Map<string, string | Uint8Array>> {
  const pictures = GAME_IDS.map((game) => picture(game, `games/${game}`));
  const abouts = await Promise.all(GAME_IDS.map(about));
  return new Map<string, string | Uint8Array>([
    await picture('starboard', 'app'),
    ...(await Promise.all(pictures)),
    ['previews/games.json', JSON.stringify(Object.fromEntries(abouts))],
  ]);
}

/** Where the page is served, for the preview of its start: whoever shows one asks for pictures by their full address. */
const { ORIGIN = '' } = process.env;

export const previews: Plugin = {
  name: 'starboard-previews',
  apply: 'build',
  async generateBundle() {
    for (const [fileName, source] of await previewFiles()) this.emitFile({ type: 'asset', fileName, source });
  },
  transformIndexHtml: (page) => page.replace('"/previews/', `"${ORIGIN}/previews/`),
};
