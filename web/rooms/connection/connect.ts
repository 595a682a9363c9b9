// A room as the page has it: the page's half of it in signals, over a browser's socket.
import { batch, createMemo, createRoot, createSignal } from 'solid-js';
import type { AnyGame, Seat } from '#shared/engine/game.ts';
import { GAMES } from '#shared/games/registry.ts';
import { type Client, newClient } from '#shared/rooms/page/client.ts';
import { joinRoom } from '#shared/rooms/page/join.ts';
import { mayHost as mayHostIn } from '#shared/rooms/party/host.ts';
import type { Reaction } from '#shared/rooms/protocol.ts';
import { seatKey } from '#web/saves/seat-keys.ts';
import { createOnlineTable } from '#web/table/host/online.ts';
import { roomsWords } from '../words/words.ts';
import { browserNetwork, whenSeenAgain } from './browser.ts';
import type { OnlineRoom, Reacted } from './online-room.ts';
import { rememberRoom } from './remember.ts';

const REACTION_LIFE = 4_000;
const SECOND = 1_000;
/** Clocks drift apart, and so do connections. */
const COMPARE_EVERY = 60_000;

export function connectRoom(id: string, pass?: string): OnlineRoom {
  return createRoot((dispose) => connected(id, pass ?? null, dispose));
}

function connected(id: string, pass: string | null, dispose: () => void): OnlineRoom {
  const [client, setClient] = createSignal(newClient(pass));
  const [reactions, setReactions] = createSignal<readonly Reacted[]>([]);
  const [second, setSecond] = createSignal(0);
  const key = seatKey(id);
  const memory = rememberRoom(id, client);
  let reacted = 0;
  let isLearning = false;
  let learnt: AnyGame | null = null;

  const joined = joinRoom({
    network: browserNetwork(`/api/rooms/${id}/socket`),
    pass,
    withKey: (use) => void key.then(use),
    changed(known, fresh) {
      batch(() => {
        setClient(known);
        table.told(known.shown);
        for (const { seat, kind } of fresh) react(seat, kind);
      });
      memory.changed();
      void learnRules(known);
    },
  });
  const of = <Key extends keyof Client>(what: Key) => createMemo(() => client()[what]);
  const [party, seat, shown, opener] = [of('party'), of('seat'), of('shown'), of('opener')];
  const table = createOnlineTable({
    id,
    party,
    seat,
    began: of('began'),
    pending: createMemo(() => client().onItsWay?.action ?? null),
    now: joined.now,
    act: (action, pressed) => new Promise((done) => joined.press(action, done, pressed)),
    arrange: joined.arrange,
    refusals: () => ({ ...roomsWords().refusals, standsStill: roomsWords().standsStill }),
    askPause() {
      const known = party()!;
      const wants = !known.pausing.includes(seat()!);
      joined.wish({ type: 'pause', match: known.match, wants }, () => {});
    },
  });

  const stopListening = whenSeenAgain(joined.connection);
  addEventListener('pagehide', joined.tell);
  const ticking = setInterval(() => setSecond((count) => count + 1), SECOND);
  const comparing = setInterval(
    () => document.visibilityState === 'visible' && isRacing() && joined.measure(),
    COMPARE_EVERY,
  );

  /** Only then does it matter what time it is in the room; otherwise nothing wakes it. */
  function isRacing(): boolean {
    const { party, shown } = client();
    const isOn = party?.stage === 'match' && !party.stands && shown?.outcome === null;
    return isOn && learnt?.id === party.game && learnt.race !== undefined;
  }

  async function learnRules({ party, rules }: Client): Promise<void> {
    if (!party || rules !== null || isLearning) return;
    isLearning = true;
    try {
      learnt = await GAMES[party.game].load();
      // Meanwhile another game may have been chosen.
      if (client().party?.game === learnt.id) joined.knowRules(learnt.rulesVersion);
    } finally {
      isLearning = false;
    }
    if (client().party?.game !== learnt.id) void learnRules(client());
  }

  function react(seat: Seat, kind: Reaction): void {
    const fresh = { id: reacted++, seat, kind };
    setReactions((known) => [...known, fresh]);
    setTimeout(() => setReactions((known) => known.filter((one) => one !== fresh)), REACTION_LIFE);
  }

  const mayHost = createMemo(() => {
    second();
    const known = party();
    return known !== null && mayHostIn(known, opener() ? 'opener' : seat(), joined.now());
  });

  return {
    id,
    state: of('state'),
    party,
    seat,
    opener,
    row: of('row'),
    watchers: of('watchers'),
    mayHost,
    held: of('held'),
    dismissHeld: joined.dismissHeld,
    passed: of('passed'),
    reactions,
    verdict: of('verdict'),
    table: () => (party()?.stage === 'match' && shown() ? table : null),
    over: () => (shown()?.outcome ?? null) !== null,
    lastSeen: memory.lastSeen,
    keep: memory.keep,
    now: joined.now,
    wish: (wish) => new Promise((done) => joined.wish(wish, done)),
    close() {
      clearInterval(ticking);
      clearInterval(comparing);
      stopListening();
      memory.close();
      removeEventListener('pagehide', joined.tell);
      joined.close();
      dispose();
    },
  };
}
