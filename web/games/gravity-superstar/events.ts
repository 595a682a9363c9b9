// Says what happens on the table, and which move is looked at by keyboard.
import { createEffect, on } from 'solid-js';
import { announce } from '../../ui/announcer.tsx';
import type { Desk } from './desk.ts';
import { moveName, ridden, told, whereabouts } from './speech.ts';
import { statusOf } from './status.ts';

export function createEvents(desk: Desk): void {
  const name = (seat: number) => desk.chair(seat).name;
  createEffect(
    on(
      () => desk.view().since,
      () => announce([...desk.view().events.map((event) => told(event, name)), statusOf(desk)].join(' ')),
      { defer: true },
    ),
  );
  createEffect(
    on(
      desk.shown,
      (shown) => {
        if (!shown) return;
        const end = whereabouts(desk.view().board, shown.end);
        announce(`${moveName(shown.move)}: ${ridden(shown.ride.path, name)}, ${end}`);
      },
      { defer: true },
    ),
  );
}
