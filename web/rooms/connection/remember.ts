// What this device remembers of a room: what its seat sees is kept while the room is open, and read when it is opened.
import { createSignal } from 'solid-js';
import type { AnyGame } from '#shared/engine/game.ts';
import { GAMES } from '#shared/games/registry.ts';
import type { Client, RoomState } from '#shared/rooms/page/client.ts';
import type { PartyView } from '#shared/rooms/party/view.ts';
import { GAME_PAGES } from '#web/games/registry.ts';
import { forgetLastSeen, keepLastSeen, type LastSeen, lastSeenOf } from '#web/saves/last-seen.ts';
import { chairsFrom } from '#web/table/host/online.ts';

const AT_MOST_EVERY = 1_000;

/** There is no room, or no seat in it, to come back to. */
const GONE: readonly RoomState[] = ['not-found', 'wiped', 'removed', 'moved'];

export function rememberRoom(id: string, client: () => Client) {
  const [before, setBefore] = createSignal<LastSeen | null>(null);
  const [rules, setRules] = createSignal<AnyGame | null>(null);
  let kept: Client | null = null;
  let since = Number.NEGATIVE_INFINITY;
  let isForgotten = false;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  // Where nothing can be kept, there is nothing to read either.
  lastSeenOf(id).then(setBefore, () => {});

  function changed(): void {
    const { state, party, seat } = client();
    if (GONE.includes(state) || (state === 'open' && seat === null)) forget();
    if (state !== 'open' || !party || seat === null || isKept()) return;
    isForgotten = false;
    const rest = since + AT_MOST_EVERY - performance.now();
    // Not even a timer later, if it may be now: the page may be left in that moment.
    if (rest <= 0) keep();
    else waiting ??= setTimeout(keep, rest);
    if (!rulesOf(party)) void GAMES[party.game].load().then(begin, () => {});
  }

  function begin(game: AnyGame): void {
    if (rules() === game) return;
    setRules(() => game);
    keep();
  }

  const isKept = () => {
    const { party, seat, shown } = client();
    return kept?.party === party && kept?.seat === seat && kept?.shown === shown;
  };

  /** At once, in case there is no other moment. */
  function keep(): void {
    clearTimeout(waiting);
    waiting = undefined;
    const isNews = client().state === 'open' || !isKept();
    const seen = isForgotten || !isNews ? null : now();
    if (!seen) return;
    kept = client();
    since = performance.now();
    keepLastSeen(seen).catch(() => {});
  }

  function forget(): void {
    if (isForgotten) return;
    isForgotten = true;
    forgetLastSeen(id).catch(() => {});
  }

  /** Another match of the same room may be of another game. */
  const rulesOf = (party: PartyView | null) => (rules()?.id === party?.game ? rules() : null);
  const now = () => seenIn(id, client(), rulesOf(client().party));

  const keepHidden = () => document.visibilityState === 'hidden' && keep();
  addEventListener('pagehide', keep);
  document.addEventListener('visibilitychange', keepHidden);

  return {
    changed,
    keep,
    /** From before, until the room says how things are now. */
    lastSeen() {
      const { party, seat } = client();
      return party && seat === null ? null : (now() ?? before());
    },
    close(): void {
      keep();
      removeEventListener('pagehide', keep);
      document.removeEventListener('visibilitychange', keepHidden);
    },
  };
}

/** Null for whoever has no seat, and in a match until its rules are there. */
function seenIn(id: string, client: Client, rules: AnyGame | null): LastSeen | null {
  const { party, seat, shown, roomRules } = client;
  if (!party || seat === null || roomRules === null) return null;
  const { game, options, seats, match, stage } = party;
  const view = stage === 'match' && shown?.match === match ? shown.view : null;
  // While time stands still nothing new is shown: what was seen before is as good as ever.
  if (stage === 'match' && !view) return null;
  const isOver = view !== null && shown!.outcome !== null;
  const live = isOver ? null : view;
  if (live && !rules) return null;
  return {
    id,
    game,
    rulesVersion: roomRules,
    options,
    seen: Date.now(),
    stage: isOver ? 'over' : stage,
    chairs: chairsFrom(party),
    own: chairsFrom({ ...party, seats: seats.slice(0, seat) }).length,
    turn: live ? [...(GAME_PAGES[game].toAct?.(live) ?? [])] : [],
    // A copy: what is drawn changes with the room.
    position: live ? structuredClone(rules!.resume?.position(live as never) ?? null) : null,
  };
}
