// What people ask of a room besides the actions of its game: seats, options, the start, another match.
import { isRefusal, type Millis, type Seat } from '../engine/game.ts';
import { optionsOf } from '../engine/match.ts';
import { cleanName, NAME_LENGTH } from '../engine/names.ts';
import { openRoom, type RoomEntry } from '../engine/table.ts';
import { catchUp } from './actions.ts';
import {
  begin,
  chairsOf,
  fill,
  leave,
  mayHost,
  type Party,
  type PartyReason,
  personAt,
  remove,
  reopen,
  seatOf,
  sit,
  vote,
} from './party.ts';
import { issuePass } from './passes.ts';
import type { Granted, Wish } from './protocol.ts';
import {
  andThen,
  arrivalIn,
  type Connection,
  everyone,
  isOver,
  type Online,
  type OnlineStep,
  saying,
  still,
  tellParty,
  withParty,
} from './room.ts';

/** Chance, which only a host has. */
export interface Tools {
  seed(): string;
  passCode(): string;
  /** The log of the match, which only a host keeps. */
  log(): RoomEntry[];
}

type Refused = { refused: PartyReason | 'malformed' | 'notOver' };
const GRANTED: Granted = { ok: true };

/** Every wish is answered once; granted a second time, it changes nothing more. */
export function grant(
  online: Online,
  connection: Connection,
  number: number,
  wish: Wish,
  now: Millis,
  tools: Tools,
): OnlineStep {
  const result = fulfilled(online, connection, wish, now, tools);
  const granted: Granted = 'refused' in result ? { ok: false, refused: result.refused } : result.granted;
  const answered = saying(online, [connection.id], { type: 'granted', number, granted });
  if ('refused' in result) return answered;
  // The answer last: whoever asked sees what they asked for before they hear that it was done.
  return andThen(result.step, (after) => ({ ...answered, online: after }));
}

type Fulfilled = { step: OnlineStep; granted: Granted } | Refused;

function fulfilled(online: Online, { key }: Connection, wish: Wish, now: Millis, tools: Tools): Fulfilled {
  const { party } = online;
  const seat = seatOf(party, key);
  const host = mayHost(party, seat, now);
  const arrival = arrivalIn(online);
  switch (wish.type) {
    case 'sit': {
      const name = cleanName(wish.name, NAME_LENGTH);
      if (name === '') return { refused: 'malformed' };
      return toParty(online, sit(party, key, name, wish.colour, now), now);
    }
    case 'leave':
      return seat === null ? nothing(online) : toParty(online, leave(party, seat, now), now);
    case 'options':
      return host ? setOptions(online, wish.options, now) : { refused: 'notHost' };
    case 'fill': {
      const name = cleanName(wish.name, NAME_LENGTH);
      if (!host) return { refused: 'notHost' };
      if (name === '') return { refused: 'malformed' };
      return toParty(online, fill(party, wish.seat, wish.level, name, arrival), now);
    }
    case 'remove':
      return host ? removed(online, wish.seat, now) : { refused: 'notHost' };
    case 'start':
      if (!host) return { refused: 'notHost' };
      if (party.match !== wish.match) return nothing(online);
      return party.stage === 'lobby' ? started(online, now, tools) : { refused: 'notNow' };
    case 'again':
      if (seat === null) return { refused: 'notSeated' };
      if (party.match !== wish.match) return nothing(online);
      return isOver(online) ? started(online, now, tools) : { refused: 'notOver' };
    case 'reopen':
      if (!host) return { refused: 'notHost' };
      if (party.match !== wish.match || party.stage === 'lobby') return nothing(online);
      return isOver(online)
        ? toParty({ ...online, room: null, began: null }, reopen(party, online.kit.game.seats.max), now)
        : { refused: 'notOver' };
    case 'vote':
      return seat === null
        ? { refused: 'notSeated' }
        : toParty(online, vote(party, seat, wish.seat, arrival), now);
    case 'pass': {
      if (seat === null) return { refused: 'notSeated' };
      const code = tools.passCode();
      const issued = issuePass(party, seat, code, now);
      const { until } = issued.passes.at(-1)!;
      return { step: still(withParty(online, issued)), granted: { ok: true, pass: code, until } };
    }
    case 'react':
      if (seat === null) return { refused: 'notSeated' };
      return {
        step: saying(online, everyone(online), { type: 'reaction', seat, kind: wish.kind }),
        granted: GRANTED,
      };
    case 'record':
      return isOver(online) ? recorded(online, tools) : { refused: 'notOver' };
  }
}

const nothing = (online: Online): Fulfilled => ({ step: still(online), granted: GRANTED });

function toParty(online: Online, party: Party | Refused, now: Millis): Fulfilled {
  if (isRefusal(party)) return party as Refused;
  if (party === online.party) return nothing(online);
  const told = tellParty(withParty(online, party as Party));
  return { step: andThen(told, (after) => catchUp(after, now)), granted: GRANTED };
}

function setOptions(online: Online, options: unknown, now: Millis): Fulfilled {
  if (online.party.stage !== 'lobby') return { refused: 'notNow' };
  const chosen = optionsOf(online.kit.game, options);
  if (!chosen) return { refused: 'badOptions' };
  return toParty(online, { ...online.party, options: chosen }, now);
}

/** Whoever is removed is told so and may only watch from now on. */
function removed(online: Online, seat: Seat, now: Millis): Fulfilled {
  const key = personAt(online.party, seat)?.key;
  const result = toParty(online, remove(online.party, seat, now), now);
  if ('refused' in result || !key) return result;
  const theirs = online.connections.filter((connection) => connection.key === key);
  const close = theirs.map(({ id }) => ({ id, reason: 'removed' as const }));
  return { ...result, step: { ...result.step, close: [...result.step.close, ...close] } };
}

function started(online: Online, now: Millis, tools: Tools): Fulfilled {
  const { game } = online.kit;
  const party = begin(online.party, game.seats.min);
  if (isRefusal(party)) return party as Refused;
  const { options, seats } = party;
  const header = {
    game: game.id,
    options,
    seats: seats.length,
    seed: tools.seed(),
    rulesVersion: game.rulesVersion,
  };
  const room = openRoom(online.kit, header, chairsOf(party));
  if (isRefusal(room)) return { refused: 'badOptions' };
  // Numbers begin again: a refusal of the match before must not answer for one of this.
  const connections = online.connections.map((old) => (old.refused ? { ...old, refused: null } : old));
  const next: Online = { ...online, party, room, began: now, connections, claims: [], claimsDue: null };
  const fresh = { ...tellParty(next), fresh: true };
  return { step: andThen(fresh, (after) => catchUp(after, now)), granted: GRANTED };
}

function recorded(online: Online, tools: Tools): Fulfilled {
  const { header } = online.room!.match;
  return {
    step: still(online),
    granted: { ok: true, record: { header, chairs: chairsOf(online.party), log: tools.log() } },
  };
}
