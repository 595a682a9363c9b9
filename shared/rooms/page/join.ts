// A device in a room: a connection, and over it the page's half of the room. Sockets, time and chance are handed in.
import type { Millis } from '../../engine/game.ts';
import type { Answer } from '../../engine/table.ts';
import { type Granted, messagesOf, type Wish } from '../protocol.ts';
import {
  arrange,
  type Client,
  type ClientStep,
  dismissHeld,
  giveUp,
  hearAll,
  helloOf,
  isTurnedAway,
  knowRules,
  lost,
  measure,
  newClient,
  press,
  tellDraft,
  wish,
} from './client.ts';
import { roomTime } from './clock.ts';
import { type Connection, type Network, stayConnected } from './connection.ts';
import { makePace } from './pace.ts';

export interface Joining {
  network: Network;
  pass: string | null;
  /** Gives the key of this device, now or later. */
  withKey(use: (key: string) => void): void;
  /** After every step, before anything is sent. */
  changed(client: Client, reactions: ClientStep['reactions']): void;
}

export interface Joined {
  client(): Client;
  /** The room's clock. */
  now(): Millis;
  /** When it was pressed is on the room's clock. */
  press(action: unknown, done: (answer: Answer) => void, pressed?: Millis): void;
  /** How this person's things lie, told once the hand has rested. */
  arrange(action: unknown): void;
  /** Tells that at once. */
  tell(): void;
  wish(asked: Wish, done: (granted: Granted | null) => void): void;
  /** The version of the rules that this device plays by. */
  knowRules(rules: number): void;
  dismissHeld(): void;
  measure(): void;
  connection: Connection;
  close(): void;
}

/** So long a hand rests before the room is told what it has done. */
const RESTED: Millis = 1_000;

export function joinRoom({ network, pass, withKey, changed }: Joining): Joined {
  let client = newClient(pass);
  let greeting = 0;
  let resting: (() => void) | null = null;
  const pace = makePace((text) => connection.send(text), network);

  function take({ client: next, say, reactions, tell }: ClientStep): void {
    client = next;
    changed(client, reactions);
    for (const message of say) pace.say(JSON.stringify(message));
    if (isTurnedAway(client)) connection.close();
    for (const done of tell) done();
  }

  function tell(): void {
    resting?.();
    resting = null;
    take(tellDraft(client, network.now()));
  }

  const connection = stayConnected(network, {
    opened() {
      const own = ++greeting;
      pace.begin();
      withKey((key) => {
        // Meanwhile there may be another socket, which is greeted itself.
        if (own === greeting) pace.say(JSON.stringify(helloOf(client, key)));
      });
    },
    heard: (text) => take(hearAll(client, messagesOf(text), network.now())),
    lost(reason) {
      greeting++;
      take(lost(client, reason));
    },
  });

  return {
    client: () => client,
    now: () => roomTime(client.clock, network.now()),
    press: (action, done, pressed) => take(press(client, action, network.now(), done, pressed)),
    arrange(action) {
      take(arrange(client, action, network.now()));
      resting?.();
      resting = network.later(tell, RESTED);
    },
    tell,
    wish: (asked, done) => take(wish(client, asked, done)),
    knowRules: (rules) => take(knowRules(client, rules)),
    dismissHeld: () => take(dismissHeld(client)),
    measure: () => take(measure(client, network.now())),
    connection,
    close() {
      tell();
      take(giveUp(client));
      pace.begin();
      connection.close();
    },
  };
}
