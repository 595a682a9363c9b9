// Says what happens on the table, and which move is looked at by keyboard.
import { createEffect, on, onMount } from 'solid-js';
import { announce } from '#web/device/announcer.tsx';
import { gravityWords } from '../words/words.ts';
import type { Desk } from './model.ts';
import { barredSaid, moveSaid, placeName, told } from './speech.ts';
import { statusOf, winnersSaid } from './status.ts';

export function createEvents(desk: Desk): void {
  /** Whoever is to act hears how their pawn lies. */
  function ownPawn(): string {
    const { board, pawns } = desk.view();
    const pawn = pawns[desk.mine() ?? -1];
    const { pawn: said, feet } = gravityWords();
    return pawn ? said(feet[pawn.feet]!, placeName(board, pawn.cell)) : '';
  }
  const winners = () => (desk.phase().kind === 'over' ? winnersSaid(desk) : '');
  const name = (seat: number) => desk.chair(seat).name;
  onMount(() => announce([ownPawn(), statusOf(desk)].filter(Boolean).join(' ')));
  createEffect(
    on(
      desk.card,
      (card) => {
        if (card) announce(gravityWords().moves(gravityWords().cards[card], desk.destinations().length));
      },
      { defer: true },
    ),
  );
  createEffect(
    on(
      () => desk.view().since,
      () => {
        const happened = desk.view().events.map((event) => told(event, name));
        announce([...happened, ownPawn(), statusOf(desk), winners()].filter(Boolean).join(' '));
      },
      { defer: true },
    ),
  );
  /** What has the focus is read out by itself. */
  const isRead = () => document.activeElement?.matches('.looked') === true;
  createEffect(
    on(
      desk.shown,
      (shown) => {
        if (shown && !isRead()) announce(moveSaid(desk.view().board, shown, name));
      },
      { defer: true },
    ),
  );
  createEffect(on(desk.fault, (fault) => fault && !isRead() && announce(barredSaid(fault)), { defer: true }));
  createEffect(on(desk.refusal, (refusal) => refusal && announce(refusal), { defer: true }));
}
