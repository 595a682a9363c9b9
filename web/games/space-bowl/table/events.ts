// Turns changes of the table into words for a screen reader and sounds for everyone else.
import { createEffect, on } from 'solid-js';
import { announce } from '#web/device/announcer.tsx';
import { play } from '#web/device/sound.ts';
import { words } from '#web/words/words.ts';
import { placeName, throwName } from '../drawings/speech.ts';
import { bowlWords } from '../words/words.ts';
import type { Model } from './model.ts';
import { headline, signed } from './result.tsx';
import { winnersSaid } from './winners.ts';

export function createEvents(model: Model): void {
  const text = () => words().spaceBowl;
  const name = (seat: number) => model.chair(seat).name;
  const change = <T>(source: () => T, then: (now: T) => void) =>
    createEffect(on(source, then, { defer: true }));

  change(model.kind, (kind) => {
    if (kind === 'search') {
      play('throw');
      announce(`${bowlWords().status.search} ${throwName(model.thrown()!)}`);
    }
    if (kind === 'rest' || kind === 'over') announceResult();
  });

  change(
    () => model.countdown()?.call.by ?? null,
    (by) => {
      if (by === null) return;
      const { kind } = model.countdown()!.call;
      play(kind);
      announce(kind === 'go' ? text().calledGo(name(by)) : text().calledDoom(name(by)));
    },
  );
  change(
    () => model.countdown()?.joker?.by ?? null,
    (by) => {
      if (by === null) return;
      play('joker');
      const { size } = model.view();
      const card = model.countdown()!.joker!.card;
      announce(text().jokerPut(name(by), placeName(card, size)));
    },
  );
  change(
    () => model.countdown()?.roles.filter((role) => role === 'claimant' || role === 'red').length ?? 0,
    (now) => now > 1 && play('follow'),
  );
  change(
    () => {
      const now = model.countdown();
      return now && !now.closed ? Math.ceil((now.zero - model.time()) / 1000) : null;
    },
    (seconds) => {
      if (seconds !== null && seconds <= 5 && seconds > 0 && !model.table.paused()) play('tick');
    },
  );
  change(
    () => model.countdown()?.closed ?? false,
    (closed) => {
      if (!closed) return;
      play('zero');
      announce(text().zero);
    },
  );

  function announceResult(): void {
    const result = model.view().last;
    if (!result) return;
    const points = result.seats.map(({ before, after }) => after - before);
    const mine = model.table.here.map((seat) => points[seat]!);
    play(mine.some((change) => change > 0) ? 'won' : mine.some((change) => change < 0) ? 'lost' : 'neutral');
    const lines = points.flatMap((change, seat) => (change === 0 ? [] : [`${name(seat)} ${signed(change)}`]));
    const end = model.kind() === 'over' ? ` ${winnersSaid(model)}` : '';
    announce(`${headline(model, result)} ${lines.join(', ')}${end}`);
  }
}
