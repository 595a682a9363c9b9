// Says what happens on the table and which move is looked at, lets it be heard, and lets what is taken fly.
import { onMount } from 'solid-js';
import type { Seat } from '#shared/engine/game.ts';
import type { Event } from '#shared/games/gravity-superstar/state.ts';
import { say, tell } from '#web/table/kit/tell.ts';
import { endSound, winnersSaid } from '#web/table/kit/winners.ts';
import { gravityWords } from '../words/words.ts';
import type { Fly } from './flying.tsx';
import type { Model } from './model/model.ts';
import { barredSaid, moveSaid, placeName, told } from './model/speech.ts';
import { statusOf } from './model/status.ts';

export function createTelling(model: Model, fly: Fly): void {
  const name = (seat: number) => model.chair(seat).name;

  /** Whoever is to act hears how their pawn lies. */
  function ownPawn(): string {
    const { board, pawns } = model.view();
    const pawn = pawns[model.actor() ?? -1];
    const { pawn: said, feet } = gravityWords();
    return pawn ? said(feet[pawn.feet]!, placeName(board, pawn.cell)) : '';
  }
  const sentences = (...said: readonly string[]) => said.filter(Boolean).join(' ');

  onMount(() => say({ words: sentences(ownPawn(), statusOf(model)) }));
  tell(model.card, (card) => {
    if (!card) return null;
    const { moves, cards } = gravityWords();
    return { words: moves(cards[card], model.destinations().length) };
  });

  function ejected(seat: Seat, cell: number): void {
    say({ sound: 'eject' });
    fly('pawn', { cell }, seat);
  }
  model.motion.hear(({ cell, star, token, ejected: hit }, seat) => {
    if (star !== undefined) {
      say({ sound: 'star' });
      fly(star, { cell }, seat);
    }
    if (token) {
      say({ sound: 'token' });
      fly('token', { cell }, seat);
    }
    if (hit !== undefined) ejected(hit, cell);
  });

  /** What is heard and flies when everything has come to rest. */
  function rests(event: Event): void {
    if (event.kind === 'simple' || event.kind === 'special') say({ sound: 'land' });
    if (event.kind === 'enter' && event.ejected !== null) ejected(event.ejected, event.pawn.cell);
    if (event.kind === 'steal') fly(event.loot, event.victim, event.seat);
  }
  tell(
    () => model.view().since,
    (now, before) => {
      const { events } = model.view();
      const outcome = model.ended();
      // Looking back, nothing is heard again.
      if (now > before) events.forEach(rests);
      if (now > before && outcome) say({ sound: endSound(outcome, model.table) });
      const happened = events.map((event) => told(event, name));
      return {
        words: sentences(...happened, ownPawn(), statusOf(model), outcome ? winnersSaid(model.table) : ''),
      };
    },
  );

  /** What has the focus is read out by itself. */
  const isRead = () => document.activeElement?.matches('.looked') === true;
  tell(model.shown, (shown) =>
    shown && !isRead() ? { words: moveSaid(model.view().board, shown, name) } : null,
  );
  tell(model.fault, (fault) => (fault && !isRead() ? { words: barredSaid(fault) } : null));
}
