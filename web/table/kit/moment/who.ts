// Whom a sentence about a result addresses; for others, everybody has a name.
import type { Seat } from '#shared/engine/game.ts';
import { settings } from '#web/saves/settings.ts';
import type { Who } from '#web/words/who.ts';
import { words } from '#web/words/words.ts';
import type { Table } from '../../host/table.ts';
import { kitWords } from '../words/words.ts';

/** Who sits where, and which of them at this screen. */
export type Seated = Pick<Table, 'here' | 'chairs'>;

/** The one who sits at this screen, if it is one. */
export const ownSeat = ({ here }: Seated): Seat | null => (here.length === 1 ? here[0]! : null);

/** Looking back, and round one screen, whoever gave no name is addressed by that. */
export function whoAt(seated: Seated, seat: Seat): Who {
  const { name } = seated.chairs[seat]!;
  const own = ownSeat(seated);
  return { name, own: own === null ? name === words().you : own === seat };
}

/** Nobody who is shown it is meant by it: whoever gave no name has that of this device, or a number. */
export function forOthers({ chairs }: Seated): Seated {
  const nameOf = (seat: Seat) => settings().name || kitWords().picture.player(seat + 1);
  return {
    here: [],
    chairs: chairs.map((chair, seat) =>
      chair.name === words().you ? { ...chair, name: nameOf(seat) } : chair,
    ),
  };
}
