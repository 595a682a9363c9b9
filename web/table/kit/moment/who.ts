// Somebody in a sentence: whoever reads it is addressed.
import type { Seat } from '#shared/engine/game.ts';
import { words } from '#web/words/words.ts';
import type { Table } from '../../host/table.ts';

export interface Who {
  name: string;
  own: boolean;
}

/** The one who sits at this screen, if it is one. */
export const ownSeat = ({ here }: Pick<Table, 'here'>): Seat | null => (here.length === 1 ? here[0]! : null);

/** Looking back, and round one screen, whoever gave no name is addressed by that. */
export function whoAt(table: Pick<Table, 'here' | 'chairs'>, seat: Seat): Who {
  const { name } = table.chairs[seat]!;
  const own = ownSeat(table);
  return { name, own: own === null ? name === words().you : own === seat };
}
