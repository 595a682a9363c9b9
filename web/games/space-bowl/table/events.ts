// Turns changes of the table into words for a screen reader and sounds for everyone else.
import { createEffect, on } from 'solid-js';
import { announce } from '#web/device/announcer.tsx';
import { play } from '#web/device/sound.ts';
import { words } from '#web/words/words.ts';
import { placeName, throwName } from '../drawings/speech.ts';
import { bowlWords } from '../words/words.ts';
import type { Desk } from './model.ts';
import { headline, signed } from './result.tsx';
import { winnersSaid } from './winners.ts';

export function createEvents(desk: Desk): void {
  const text = () => words().spaceBowl;
  const name = (seat: number) => desk.chair(seat).name;
  const change = <T>(source: () => T, then: (now: T) => void) =>
    createEffect(on(source, then, { defer: true }));

  change(desk.kind, (kind) => {
    if (kind === 'search') {
      play('throw');
      announce(`${bowlWords().status.search} ${throwName(desk.thrown()!)}`);
    }
    if (kind === 'rest' || kind === 'over') announceResult();
  });

  change(
    () => desk.countdown()?.call.by ?? null,
    (by) => {
      if (by === null) return;
      const { kind } = desk.countdown()!.call;
      play(kind);
      announce(kind === 'go' ? text().calledGo(name(by)) : text().calledDoom(name(by)));
    },
  );
  change(
    () => desk.countdown()?.joker?.by ?? null,
    (by) => {
      if (by === null) return;
      play('joker');
      const { size } = desk.view();
      const card = desk.countdown()!.joker!.card;
      announce(text().jokerPut(name(by), placeName(card, size)));
    },
  );
  change(
    () => desk.countdown()?.roles.filter((role) => role === 'claimant' || role === 'red').length ?? 0,
    (now) => now > 1 && play('follow'),
  );
  change(
    () => {
      const now = desk.countdown();
      return now && !now.closed ? Math.ceil((now.zero - desk.time()) / 1000) : null;
    },
    (seconds) => {
      if (seconds !== null && seconds <= 5 && seconds > 0 && !desk.table.paused()) play('tick');
    },
  );
  change(
    () => desk.countdown()?.closed ?? false,
    (closed) => {
      if (!closed) return;
      play('zero');
      announce(text().zero);
    },
  );

  function announceResult(): void {
    const result = desk.view().last;
    if (!result) return;
    const points = result.seats.map(({ before, after }) => after - before);
    const mine = desk.table.here.map((seat) => points[seat]!);
    play(mine.some((change) => change > 0) ? 'won' : mine.some((change) => change < 0) ? 'lost' : 'neutral');
    const lines = points.flatMap((change, seat) => (change === 0 ? [] : [`${name(seat)} ${signed(change)}`]));
    const end = desk.kind() === 'over' ? ` ${winnersSaid(desk)}` : '';
    announce(`${headline(desk, result)} ${lines.join(', ')}${end}`);
  }
}
