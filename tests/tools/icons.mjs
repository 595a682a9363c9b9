// `npm run icons`: draws the icons of the installed app from web/public/icon.svg.
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { root } from './run.mjs';

const folder = join(root, 'web/public/icons');
const drawing = readFileSync(join(root, 'web/public/icon.svg'), 'utf8');

// Systems that cut icons to their own shape get a sky to the edges and a smaller drawing in the middle.
const icons = [
  { name: 'icon-192', size: 192 },
  { name: 'icon-512', size: 512 },
  { name: 'icon-maskable-512', size: 512, art: 0.76 },
  { name: 'apple-touch-icon-180', size: 180, art: 0.94 },
];

/** @param {number} scale */
const fullSky = (scale) =>
  drawing
    .replace(/(id="sky"[^>]*) rx="\d+"/, '$1')
    .replace('id="art"', `id="art" transform="translate(256 256) scale(${scale}) translate(-256 -256)"`);

mkdirSync(folder, { recursive: true });
for (const { name, size, art } of icons) {
  const svg = Buffer.from(art ? fullSky(art) : drawing);
  await sharp(svg)
    .resize(size, size)
    .png({ palette: true, effort: 10 })
    .toFile(join(folder, `${name}.png`));
}
