// Whoever gave no name is "You" to themselves, in their language; to those who open their link they are a player.
import type { Chair } from '#shared/engine/table.ts';

const YOU = ['You', 'Du', 'Toi'];

export function namedForOthers(chairs: readonly Chair[], player: (place: number) => string): Chair[] {
  return chairs.map((chair, seat) =>
    YOU.includes(chair.name) ? { ...chair, name: player(seat + 1) } : chair,
  );
}
