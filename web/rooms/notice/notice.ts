// Lets somebody know that they are wanted at the table: the tab says so, it is heard and felt, and while the page is
// hidden the system says it, where it may.
import { createEffect, createMemo, createSignal, on, onCleanup } from 'solid-js';
import type { AnyGame } from '#shared/engine/game.ts';
import { GAMES } from '#shared/games/registry.ts';
import type { PartyView } from '#shared/rooms/party/view.ts';
import { chime } from '#web/device/chime.ts';
import { notify, notifyPermission, takeBack } from '#web/device/notify.ts';
import { aboutOf } from '#web/games/about.ts';
import { settings } from '#web/saves/settings.ts';
import { setInTab } from '#web/table/kit/frame/in-tab.ts';
import type { OnlineRoom } from '../connection/online-room.ts';
import { roomsWords } from '../words/words.ts';
import { type Missed, type Moment, type Noticed, noticed } from './noticed.ts';

/** Whoever was gone for less was not kept waiting. */
const WORTH_ASKING = 5_000;

export interface Notice {
  /** What somebody has missed and would have been told of, if they allowed it. */
  missed(): Missed | null;
  answered(): void;
}

export function createNotice(room: OnlineRoom, party: () => PartyView): Notice {
  const address = `/r/${room.id}`;
  const isSeen = createSeen();
  const [rules, setRules] = createSignal<AnyGame | null>(null);
  createEffect(
    on(
      () => party().game,
      (game) => void GAMES[game].load().then(setRules, console.warn),
    ),
  );

  /** Null while it is not known. */
  const moment = createMemo((): Moment | null => {
    const { stage, match, game } = party();
    const [seat, seen] = [room.seat(), isSeen()];
    if (stage === 'lobby') return { seat, match: null, wanted: null, isSeen: seen, at: Date.now() };
    const [table, known] = [room.table(), rules()];
    if (!table || known?.id !== game) return null;
    const wanted = seat === null ? null : (known.wanted?.(table.view(seat), seat) ?? null);
    return { seat, match, wanted, isSeen: seen, at: Date.now() };
  });
  const now = createMemo((before: Noticed | null): Noticed | null => {
    const at = moment();
    return at ? noticed(before, at) : before;
  }, null);

  const words = () => {
    const why = now()?.said;
    return why ? roomsWords().notice.said[why] : '';
  };
  createEffect(() => setInTab(words()));
  const isCalled = createMemo(() => words() !== '' && !isSeen());
  createEffect(() => isCalled() || takeBack(address));
  createEffect(
    on(now, (now) => {
      if (!now?.isNew) return;
      chime();
      if (!now.moment.isSeen && settings().notify)
        notify(`${words()} · ${aboutOf(party().game).name}`, address, settings());
    }),
  );
  const leave = () => takeBack(address);
  addEventListener('pagehide', leave);
  onCleanup(() => {
    removeEventListener('pagehide', leave);
    leave();
    setInTab('');
  });

  const [answered, setAnswered] = createSignal<Missed | null>(null);
  const last = createMemo(() => now()?.missed ?? null);
  return {
    missed() {
      const missed = last();
      if (!isSeen() || !missed || missed === answered() || (missed.lasted ?? 0) < WORTH_ASKING) return null;
      return settings().notify && notifyPermission() === 'default' ? missed : null;
    },
    answered: () => setAnswered(last()),
  };
}

function createSeen(): () => boolean {
  const look = () => document.visibilityState !== 'hidden';
  const [isSeen, setSeen] = createSignal(look());
  const change = () => setSeen(look());
  document.addEventListener('visibilitychange', change);
  onCleanup(() => document.removeEventListener('visibilitychange', change));
  return isSeen;
}
