// A room as the page has it: what it last said, and what this page asks of it.
import { batch, createMemo, createRoot, createSignal } from 'solid-js';
import type { Millis, Seat } from '#shared/engine/game.ts';
import { GAMES, isGameId } from '#shared/games/registry.ts';
import { mayHost as mayHostIn, type PartyView } from '#shared/rooms/party.ts';
import {
  type ClientMessage,
  type CloseReason,
  type Granted,
  messagesOf,
  PROTOCOL,
  type ServerMessage,
  type Verdict,
  type Wish,
} from '#shared/rooms/protocol.ts';
import { seatKey } from '#web/saves/seat-keys.ts';
import { createOnlineTable } from '#web/table/host/online.ts';
import { openLine } from './line.ts';
import type { OnlineRoom, Reacted, RoomState } from './online-room.ts';
import { makePace } from './pace.ts';
import { makeRoomClock } from './room-clock.ts';

const REACTION_LIFE = 4_000;
const SECOND = 1_000;

type Welcome = Extract<ServerMessage, { type: 'welcome' }>;

interface Asked {
  number: number;
  wish: Wish;
  /** Null when no answer can come any more. */
  done: (granted: Granted | null) => void;
}

/** What means somebody on a seat may meet another there after a while; a reaction belongs to its moment. */
const ONCE: readonly Wish['type'][] = ['remove', 'fill', 'vote', 'react'];
const mayRepeat = ({ wish }: Asked) => !ONCE.includes(wish.type);

export function connectRoom(id: string, pass?: string): OnlineRoom {
  return createRoot((dispose) => connected(id, pass, dispose));
}

function connected(id: string, firstPass: string | undefined, dispose: () => void): OnlineRoom {
  const [state, setState] = createSignal<RoomState>('connecting');
  const [party, setParty] = createSignal<PartyView | null>(null);
  const [seat, setSeat] = createSignal<Seat | null>(null);
  const [watchers, setWatchers] = createSignal(0);
  const [began, setBegan] = createSignal<Millis | null>(null);
  const [held, setHeld] = createSignal<ReturnType<OnlineRoom['held']>>(null);
  const [passed, setPassed] = createSignal<'taken' | 'wrong' | null>(null);
  const [verdict, setVerdict] = createSignal<Verdict | null>(null);
  const [reactions, setReactions] = createSignal<readonly Reacted[]>([]);
  const [second, setSecond] = createSignal(0);
  let pass = firstPass;
  let wishes: Asked[] = [];
  let number = 0;
  let reacted = 0;
  let greeting = 0;
  const ownKey = seatKey(id);
  /** Known as soon as the game is. */
  let ownRules: number | null = null;

  const url = `${location.origin.replace(/^http/, 'ws')}/api/rooms/${id}/socket`;
  const pace = makePace((text) => line.send(text));
  function send(message: ClientMessage): void {
    if (state() === 'open') pace.say(JSON.stringify(message));
  }
  const clock = makeRoomClock((sent, heard) => send({ type: 'clock', sent, heard }));
  const table = createOnlineTable({
    party,
    seat,
    began,
    now: clock.now,
    send(sent) {
      send({ type: 'act', ...sent });
      clock.nudge();
    },
  });
  const ask = ({ number, wish }: Asked) => send({ type: 'wish', number, wish });

  const line = openLine(url, {
    opened: () => void greet(),
    heard: (text) => batch(() => messagesOf(text).forEach(hear)),
    lost(reason) {
      greeting++;
      setState(reason ?? (party() ? 'lost' : 'connecting'));
      if (reason) giveUpWishes();
    },
  });
  const ticking = setInterval(() => setSecond((count) => count + 1), SECOND);

  async function greet(): Promise<void> {
    const own = ++greeting;
    pace.begin();
    const key = await ownKey;
    // Meanwhile there may be another socket, which is greeted itself.
    if (own !== greeting) return;
    const hello: ClientMessage = { type: 'hello', protocol: PROTOCOL, key, ...(pass ? { pass } : {}) };
    pace.say(JSON.stringify(hello));
  }

  const on: { [Type in ServerMessage['type']]: (said: Extract<ServerMessage, { type: Type }>) => void } = {
    welcome: welcomed,
    party(said) {
      setParty(said.party);
      setSeat(said.seat);
      setWatchers(said.watchers);
      setBegan(said.began);
    },
    view: table.told,
    answer: ({ answer }) => table.answered(answer),
    granted: ({ number, granted: answer }) => granted(number, answer),
    clock: ({ sent, now }) => clock.answered(sent, now),
    verdict: (said) => setVerdict(said.verdict),
    reaction: ({ seat, kind }) => react(seat, kind),
  };

  function hear<Message extends ServerMessage>(message: Message): void {
    // A newer room may say more than this page understands.
    (on[message.type] as ((said: Message) => void) | undefined)?.(message);
  }

  function giveUp(reason: CloseReason): void {
    line.close();
    setState(reason);
    giveUpWishes();
  }

  function giveUpWishes(): void {
    for (const { done } of wishes.splice(0)) done(null);
  }

  /** What a page shows and offers comes from its own rules: with others than the room's it would be wrong. */
  function otherRules({ party, rules }: Welcome): CloseReason | null {
    if (!isGameId(party.game)) return 'too-old';
    if (ownRules === null || rules === ownRules) return null;
    return rules > ownRules ? 'too-old' : 'too-new';
  }

  async function learnRules(said: Welcome): Promise<void> {
    ownRules = (await GAMES[said.party.game].load()).rulesVersion;
    const other = otherRules(said);
    if (other) giveUp(other);
  }

  function welcomed(said: Welcome): void {
    const other = otherRules(said);
    // Before anything is taken over: the match as it was last seen can still go on at home.
    if (other) {
      giveUp(other);
      return;
    }
    if (ownRules === null) void learnRules(said);
    setState('open');
    clock.begin(said.now);
    setParty(said.party);
    setSeat(said.seat);
    setWatchers(said.watchers);
    setBegan(said.began);
    if (said.held) setHeld(said.held);
    if (pass) setPassed(said.pass);
    pass = undefined;
    table.back(said.number);
    const [again, once] = [wishes.filter(mayRepeat), wishes.filter((asked) => !mayRepeat(asked))];
    wishes = again;
    for (const { done } of once) done(null);
    for (const asked of again) ask(asked);
  }

  function granted(answered: number, granted: Granted): void {
    const asked = wishes.find((wish) => wish.number === answered);
    wishes = wishes.filter((wish) => wish !== asked);
    asked?.done(granted);
  }

  function react(seat: Seat, kind: Reacted['kind']): void {
    const fresh = { id: reacted++, seat, kind };
    setReactions((known) => [...known, fresh]);
    setTimeout(() => setReactions((known) => known.filter((one) => one !== fresh)), REACTION_LIFE);
  }

  const mayHost = createMemo(() => {
    second();
    const known = party();
    return known !== null && mayHostIn(known, seat(), clock.now());
  });

  return {
    id,
    state,
    party,
    seat,
    watchers,
    mayHost,
    held,
    dismissHeld: () => setHeld(null),
    passed,
    reactions,
    verdict,
    table: () => (party()?.stage === 'match' && table.hasView() ? table : null),
    over: table.over,
    now: clock.now,
    wish(wish) {
      return new Promise((done) => {
        const asked = { number: ++number, wish, done };
        wishes = [...wishes, asked];
        ask(asked);
      });
    },
    close() {
      giveUpWishes();
      clearInterval(ticking);
      clock.stop();
      line.close();
      dispose();
    },
  };
}
