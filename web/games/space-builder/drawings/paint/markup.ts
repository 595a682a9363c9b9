// Shapes as the text of an SVG group: for whoever has no page to draw them on.
import type { Shape } from './shape.ts';
import { colourOf, type Drawn } from './tones.ts';

export function markupOf(shapes: readonly Shape[], drawn: Drawn, turn = 0): string {
  const paths = shapes.map(({ d, fill, line, width }) => {
    const filled = fill ? colourOf(drawn, fill) : 'none';
    const lined = line ? ` stroke="${colourOf(drawn, line)}" stroke-width="${width}"` : '';
    return `<path d="${d}" fill="${filled}"${lined}/>`;
  });
  return `<g transform="rotate(${90 * turn})" stroke-linecap="round" stroke-linejoin="round">${paths.join('')}</g>`;
}
