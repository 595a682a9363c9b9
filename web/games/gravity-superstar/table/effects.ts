// What is heard and what flies while a pawn is on its way.
import type { Seat } from '#shared/engine/game.ts';
import { reducedMotion } from '#web/device/motion.ts';
import { play } from '#web/device/sound.ts';
import type { Table } from '#web/table/host/table.ts';
import type { Flight, Flights } from './flights.tsx';
import type { Heard } from './motion.ts';

export function createEffects(table: Table, flights: Flights): Heard {
  const fly = (flight: Flight) => {
    if (!reducedMotion()) flights.begin(flight);
  };
  function eject(cell: number, seat: Seat): void {
    play('eject');
    fly({ what: 'pawn', from: { cell }, to: seat });
  }
  return {
    passes({ cell, star, token, ejected }, seat) {
      if (star !== undefined) {
        play('star');
        fly({ what: star, from: { cell }, to: seat });
      }
      if (token) {
        play('token');
        fly({ what: 'token', from: { cell }, to: seat });
      }
      if (ejected !== undefined) eject(cell, ejected);
    },
    rests({ events, places }) {
      for (const event of events) {
        if (event.kind === 'simple' || event.kind === 'special') play('land');
        if (event.kind === 'enter' && event.ejected !== null) eject(event.pawn.cell, event.ejected);
        if (event.kind === 'steal') fly({ what: event.loot, from: { seat: event.victim }, to: event.seat });
      }
      if (places) play(table.here.some((seat) => places[seat] === 1) ? 'won' : 'neutral');
    },
  };
}
