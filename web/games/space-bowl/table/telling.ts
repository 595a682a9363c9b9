// Says what happens on the table: in words for a screen reader, in sounds for everyone else.
import type { Seat } from '#shared/engine/game.ts';
import { type Telling, tell } from '#web/table/kit/tell.ts';
import { endSound, winnersSaid } from '#web/table/kit/winners.ts';
import { placeName, signed, throwName } from '../drawings/speech.ts';
import { bowlWords } from '../words/words.ts';
import type { Model } from './model/model.ts';
import { headline } from './result/result.tsx';

export function createTelling(model: Model): void {
  const text = () => bowlWords().table;
  const name = (seat: Seat) => model.chair(seat).name;

  tell(model.kind, (kind) => {
    if (kind === 'search') return { sound: 'throw' };
    return kind === 'countdown' ? null : resultSaid();
  });
  // In a room it is told only shortly before it lies still.
  tell(
    () => model.kind() === 'search' && model.thrown() !== null,
    (known) => (known ? { words: `${bowlWords().status.search} ${throwName(model.thrown()!)}` } : null),
  );
  tell(
    () => model.countdown()?.call.by ?? null,
    (by) => {
      if (by === null) return null;
      const { kind } = model.countdown()!.call;
      return { sound: kind, words: (kind === 'go' ? text().calledGo : text().calledDoom)(name(by)) };
    },
  );
  tell(
    () => model.countdown()?.joker?.by ?? null,
    (by) => {
      if (by === null) return null;
      const place = placeName(model.countdown()!.joker!.card, model.view().size);
      return { sound: 'joker', words: text().jokerPut(name(by), place) };
    },
  );
  tell(
    () => model.countdown()?.roles.filter((role) => role === 'claimant' || role === 'red').length ?? 0,
    (spoken) => (spoken > 1 ? { sound: 'follow' } : null),
  );
  tell(lastSeconds, (seconds) => (seconds !== null && !model.table.paused() ? { sound: 'tick' } : null));
  tell(
    () => model.countdown()?.closed ?? false,
    (closed) => (closed ? { sound: 'zero', words: text().zero } : null),
  );

  /** The five that are heard. */
  function lastSeconds(): number | null {
    const now = model.countdown();
    const seconds = now && !now.closed ? Math.ceil((now.zero - model.time()) / 1000) : 0;
    return seconds > 0 && seconds <= 5 ? seconds : null;
  }

  function resultSaid(): Telling | null {
    const result = model.view().last;
    if (!result) return null;
    const points = result.seats.map(({ before, after }) => after - before);
    const own = model.table.here.map((seat) => points[seat]!);
    const lines = points.flatMap((change, seat) => (change === 0 ? [] : [`${name(seat)} ${signed(change)}`]));
    const outcome = model.table.outcome();
    const round = own.some((change) => change > 0)
      ? 'won'
      : own.some((change) => change < 0)
        ? 'lost'
        : 'neutral';
    return {
      sound: outcome ? endSound(outcome, model.table) : round,
      words: [headline(model, result), lines.join(', '), winnersSaid(model.table)].filter(Boolean).join(' '),
    };
  }
}
