// Says what happens on the table: in words for a screen reader, in sounds for everyone else.
import type { Seat } from '#shared/engine/game.ts';
import { EMPTY, placedOn } from '#shared/games/space-builder/components.ts';
import { tell } from '#web/table/kit/tell.ts';
import { endSound, winnersSaid } from '#web/table/kit/winners.ts';
import { builderWords } from '../words/words.ts';
import { asItLies } from './model/lying.ts';
import type { Model } from './model/model.ts';
import type { Show } from './model/show.ts';
import { boardSaid } from './model/speech.ts';
import { headlineOf, unlockedIn } from './model/verdict.ts';

/** So many seconds before the end it is said how long there is left. */
const LEFT = [60, 30, 10] as const;

export function createTelling(model: Model, show: Show): void {
  const text = () => builderWords();
  const name = (seat: Seat) => model.chair(seat).name;
  const unlocked = () => {
    const result = model.result();
    return result && unlockedIn(model, result);
  };
  const winnersOf = () => (model.isAlone() ? '' : winnersSaid(model.table));

  tell(
    () => (model.countIn() === null ? null : Math.ceil(model.countIn()! / 1000)),
    (seconds, before) => {
      if (seconds === null || model.table.paused()) return null;
      return before === null ? { sound: 'tick', words: text().status.soon } : { sound: 'tick' };
    },
  );
  tell(model.isSeen, (isSeen) => {
    if (!isSeen || model.kind() !== 'build') return null;
    const { plan, lie } = model.view();
    const locked = model.own() === null ? [] : model.locked(model.own()!);
    const sites = boardSaid(asItLies([...(plan ?? EMPTY)], lie), locked).join('. ');
    return { sound: 'go', words: text().says.plan([text().planLies[lie]!, sites].filter(Boolean).join(' ')) };
  });
  tell(
    () => placedOn(model.hand.board()),
    (many, before) => (many > before ? { sound: 'land' } : null),
  );
  tell(
    () => doneBy().join(),
    (now, before) => {
      const [seat] = doneBy().filter((one) => !before.split(',').includes(`${one}`));
      if (!now || seat === undefined || model.kind() === 'rest') return null;
      const isOwn = seat === model.own();
      return { sound: isOwn ? 'star' : 'follow', words: text().says.done(name(seat)) };
    },
  );
  tell(
    () => model.view().halted.findIndex((halted) => halted),
    (seat) => (seat < 0 || model.isAlone() ? null : { words: text().says.away(name(seat)) }),
  );
  tell(secondsLeft, (seconds, before) => {
    if (seconds === null || before === null || model.table.paused()) return null;
    const said = LEFT.find((limit) => limit === seconds);
    if (said) return { words: text().says.left(said), ...(said === 10 ? { sound: 'tick' } : {}) };
    return seconds <= 5 ? { sound: 'tick' } : null;
  });
  tell(
    () => model.kind() === 'stop',
    (isStopped) => (isStopped ? { sound: 'zero', words: text().says.stopped } : null),
  );
  tell(show.at, (at) => {
    if (at < 0 || show.isDone()) return null;
    const seat = show.seat();
    return { sound: seat !== null && show.faults(seat) === 0 ? 'star' : 'tick' };
  });
  tell(
    () => (show.isDone() ? `${model.result()?.round ?? ''} ${unlocked() ?? ''}` : ''),
    (now) => {
      const result = now.trim() ? model.result() : null;
      if (!result) return null;
      const own = model.own();
      const outcome = model.table.outcome();
      const round = own !== null && result.winner === own ? 'won' : 'neutral';
      const sound = outcome ? endSound(outcome, model.table) : round;
      const ownFaults = own === null || model.isAlone() ? '' : text().result.faults(result.seats[own]!.total);
      const owned = ownFaults && `${text().board}: ${ownFaults}.`;
      const words = [headlineOf(model, result), owned, winnersOf()].filter(Boolean).join(' ');
      return unlocked() === null ? { sound, words } : { words };
    },
  );

  function doneBy(): Seat[] {
    return model.view().tapped.flatMap((time, seat) => (time === null ? [] : [seat]));
  }
  function secondsLeft(): number | null {
    return model.kind() === 'build' && model.isSeen() ? Math.ceil(model.left() / 1000) : null;
  }
}
