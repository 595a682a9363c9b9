// The bots' names and the seats of a quick match.
import type { Level } from '#shared/engine/game.ts';
import type { Chair } from '#shared/engine/table.ts';
import { settings } from '#web/saves/settings.ts';
import { words } from '#web/words/words.ts';

const BOT_NAMES = ['Vega', 'Rigel', 'Lyra', 'Altair', 'Mira', 'Deneb', 'Nova', 'Izar'] as const;
const COLOURS = 8;

export function freeColour(taken: readonly Chair[], wish = 0): number {
  for (let step = 0; step < COLOURS; step++) {
    const colour = (wish + step) % COLOURS;
    if (!taken.some((chair) => chair.colour === colour)) return colour;
  }
  return wish;
}

function me(): Chair {
  return { kind: 'person', name: settings().name || words().you, colour: settings().colour };
}

export function newBot(taken: readonly Chair[], level: Level): Chair {
  const name = BOT_NAMES.find((star) => !taken.some((chair) => chair.name === star)) ?? BOT_NAMES[0];
  return { kind: 'bot', name, colour: freeColour(taken), level };
}

export function quickChairs(bots: number): Chair[] {
  const chairs = [me()];
  for (let bot = 0; bot < bots; bot++) chairs.push(newBot(chairs, 1));
  return chairs;
}
