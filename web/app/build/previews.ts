// The pictures and words of link previews, made with the build for the Worker: no page needs them, no device keeps them.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp, { type Sharp } from 'sharp';
import type { Plugin } from 'vite';
import { GAME_IDS } from '#shared/games/registry.ts';

const web = resolve(import.meta.dirname, '../..');

const SIZE = [1200, 630] as const;

async function picture(name: string, drawn: Sharp): Promise<[string, Uint8Array]> {
  // Colours at full size: what is drawn with fine lines would have a seam.
  const file = await drawn.jpeg({ quality: 86, mozjpeg: true, chromaSubsampling: '4:4:4' }).toBuffer();
  return [`previews/${name}.jpg`, file];
}

const drawing = (folder: string) => sharp(readFileSync(resolve(web, folder, 'preview.svg'))).resize(...SIZE);

/** With the sign of the game in a corner, above an edge in its colour. */
function gamePicture(game: string): Promise<[string, Uint8Array]> {
  const look = readFileSync(resolve(web, 'games', game, 'look.css'), 'utf8');
  return picture(game, drawing(`games/${game}`).composite([{ input: Buffer.from(badgeOf(look)) }]));
}

export function badgeOf(look: string): string {
  const [, colour] = /--game-colour: light-dark\(#\w{6}, (#\w{6})\);/.exec(look) ?? [];
  const [, sign] = /--game-sign: url\("data:image\/svg\+xml,<svg[^>]*>(.*)<\/svg>"\);/.exec(look) ?? [];
  if (!colour || !sign) throw new Error(`A look without colour and sign: ${look}`);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE[0]}" height="${SIZE[1]}">
    <rect y="618" width="1200" height="12" fill="${colour}"/>
    <circle cx="92" cy="532" r="54" fill="#0a0e1f" stroke="${colour}" stroke-width="5"/>
    <g transform="translate(92 532) scale(2.6)" fill="${colour}">${sign.replaceAll('red', colour)}</g>
  </svg>`;
}

async function about(game: string): Promise<[string, unknown]> {
  const path = resolve(web, 'games', game, 'words/about.ts');
  return [game, (await import(pathToFileURL(path).href)).about];
}

/** By the paths at which they are served. */
export async function previewFiles(): Promise<Map<string, string | Uint8Array>> {
  const pictures = GAME_IDS.map(gamePicture);
  const abouts = await Promise.all(GAME_IDS.map(about));
  return new Map<string, string | Uint8Array>([
    await picture('starboard', drawing('app')),
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
