// Says what happens on the table, and which move is looked at by keyboard.
import { createEffect, on, onMount } from 'solid-js';
import { announce } from '#web/device/announcer.tsx';
import { gravityWords } from '../words/words.ts';
import type { Model } from './model.ts';
import { barredSaid, moveSaid, placeName, told } from './speech.ts';
import { statusOf, winnersSaid } from './status.ts';

export function createEvents(model: Model): void {
  /** Whoever is to act hears how their pawn lies. */
  function ownPawn(): string {
    const { board, pawns } = model.view();
    const pawn = pawns[model.mine() ?? -1];
    const { pawn: said, feet } = gravityWords();
    return pawn ? said(feet[pawn.feet]!, placeName(board, pawn.cell)) : '';
  }
  const winners = () => (model.phase().kind === 'over' ? winnersSaid(model) : '');
  const name = (seat: number) => model.chair(seat).name;
  onMount(() => announce([ownPawn(), statusOf(model)].filter(Boolean).join(' ')));
  createEffect(
    on(
      model.card,
      (card) => {
        if (card) announce(gravityWords().moves(gravityWords().cards[card], model.destinations().length));
      },
      { defer: true },
    ),
  );
  createEffect(
    on(
      () => model.view().since,
      () => {
        const happened = model.view().events.map((event) => told(event, name));
        announce([...happened, ownPawn(), statusOf(model), winners()].filter(Boolean).join(' '));
      },
      { defer: true },
    ),
  );
  /** What has the focus is read out by itself. */
  const isRead = () => document.activeElement?.matches('.looked') === true;
  createEffect(
    on(
      model.shown,
      (shown) => {
        if (shown && !isRead()) announce(moveSaid(model.view().board, shown, name));
      },
      { defer: true },
    ),
  );
  createEffect(on(model.fault, (fault) => fault && !isRead() && announce(barredSaid(fault)), { defer: true }));
  createEffect(on(model.refusal, (refusal) => refusal && announce(refusal), { defer: true }));
}
