// What people ask of a room besides the actions of its game: seats, options, the start, another match.
import { isRefusal, type Millis, type Seat } from '../engine/game.ts';
import { optionsOf } from '../engine/match.ts';
import { cleanName } from '../engine/names.ts';
import { NAME_LENGTH } from '../engine/signs.ts';
import type { Kit, RoomEntry } from '../engine/table.ts';
import type { GameId } from '../games/registry.ts';
import { catchUp } from './actions.ts';
import { wantAgain } from './party/again.ts';
import { closeDoor, mayEnter, openDoor } from './party/door.ts';
import { mayHost, roleOf } from './party/host.ts';
import { chairsOf, reopen } from './party/match.ts';
import { fill, type KeyHash, leave, type Party, personAt, remove, seatOf, sit, vote } from './party/party.ts';
import { issuePass } from './party/passes.ts';
import { leaveRow, seatRow, standInRow, takeOver, withSeats } from './party/row.ts';
import type { Granted, RefusedWish, Wish } from './protocol.ts';
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
import { isRunning } from './standing.ts';
import { started } from './start.ts';

/** Chance, which only a host has. */
export interface Tools {
  seed(): string;
  passCode(): string;
  /** The log of the match, which only a host keeps. */
  log(): RoomEntry[];
  /** Another game, fetched before it was asked for here. */
  kit(game: GameId): Kit | null;
}

type Refused = { refused: RefusedWish };
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
  switch (wish.type) {
    case 'sit':
    case 'takeOver':
      return newcomer(online, key, wish, now);
    case 'leave':
      return toParty(online, seat === null ? leaveRow(party, key) : leave(party, seat, now), now);
    case 'record':
      return isOver(online) ? recorded(online, tools) : { refused: 'notOver' };
    case 'options':
    case 'game':
    case 'door':
    case 'fill':
    case 'remove':
    case 'start':
    case 'reopen':
      return mayHost(party, roleOf(party, key), now)
        ? asHost(online, wish, now, tools)
        : { refused: 'notHost' };
    default:
      return seat === null ? { refused: 'notSeated' } : fromSeat(online, seat, wish, now, tools);
  }
}

type OfNewcomer = Extract<Wish, { type: 'sit' | 'takeOver' }>;
type OfHost = Extract<Wish, { type: 'options' | 'game' | 'door' | 'fill' | 'remove' | 'start' | 'reopen' }>;
type OfSeat = Exclude<Wish, OfNewcomer | OfHost | { type: 'leave' | 'record' }>;

function newcomer(online: Online, key: KeyHash, wish: OfNewcomer, now: Millis): Fulfilled {
  const { party } = online;
  const name = cleanName(wish.name, NAME_LENGTH);
  if (name === '') return { refused: 'malformed' };
  if (!mayEnter(party, key)) return { refused: 'doorClosed' };
  const { colour } = wish;
  if (wish.type === 'takeOver') {
    if (seatOf(party, key) !== null || !isRunning(online)) return { refused: 'notNow' };
    return toParty(online, takeOver(party, wish.seat, { key, name, colour }, now), now);
  }
  const sat = sit(party, key, name, colour, now);
  const isLate = isRefusal(sat) && (sat.refused === 'notNow' || sat.refused === 'roomFull');
  return toParty(online, isLate ? standInRow(party, { key, name, colour }) : sat, now);
}

function asHost(online: Online, wish: OfHost, now: Millis, tools: Tools): Fulfilled {
  const { party } = online;
  switch (wish.type) {
    case 'options':
      return setOptions(online, wish.options, now);
    case 'game':
      return setGame(online, wish, now, tools);
    case 'door': {
      const inside = online.connections.map(({ key }) => key);
      if (wish.closed === (party.door !== null)) return nothing(online);
      return toParty(online, wish.closed ? closeDoor(party, inside) : openDoor(party), now);
    }
    case 'fill': {
      const name = cleanName(wish.name, NAME_LENGTH);
      if (name === '') return { refused: 'malformed' };
      return toParty(online, fill(party, wish.seat, wish.level, name, arrivalIn(online)), now);
    }
    case 'remove':
      return removed(online, wish.seat, now);
    case 'start':
      if (party.match !== wish.match) return nothing(online);
      return party.stage === 'lobby' ? begun(online, now, tools) : { refused: 'notNow' };
    case 'reopen':
      if (party.match !== wish.match || party.stage === 'lobby') return nothing(online);
      return mayReopen(online) ? toParty(...reopened(online), now) : { refused: 'notOver' };
  }
}

function fromSeat(online: Online, seat: Seat, wish: OfSeat, now: Millis, tools: Tools): Fulfilled {
  const { party } = online;
  switch (wish.type) {
    case 'again':
      if (party.match !== wish.match) return nothing(online);
      if (!isOver(online)) return { refused: 'notOver' };
      return toParty(online, wantAgain(party, seat, wish.wants, tools.seed()), now);
    case 'pause':
      if (party.match !== wish.match) return nothing(online);
      return isRunning(online)
        ? toParty(online, wantPause(party, seat, wish.wants), now)
        : { refused: 'notNow' };
    case 'here':
      return nothing(online);
    case 'vote':
      return toParty(online, vote(party, seat, wish.seat, arrivalIn(online)), now);
    case 'pass': {
      const code = tools.passCode();
      const issued = issuePass(party, seat, code, now);
      const { until } = issued.passes.at(-1)!;
      return { step: still(withParty(online, issued)), granted: { ok: true, pass: code, until } };
    }
    case 'react':
      return {
        step: saying(online, everyone(online), { type: 'reaction', seat, kind: wish.kind }),
        granted: GRANTED,
      };
  }
}

const nothing = (online: Online): Fulfilled => ({ step: still(online), granted: GRANTED });

function toParty(online: Online, party: Party | Refused, now: Millis): Fulfilled {
  if (isRefusal(party)) return party as Refused;
  if (party === online.party) return nothing(online);
  const told = tellParty(withParty(online, seated(party as Party, now)));
  return { step: andThen(told, (after) => catchUp(after, now)), granted: GRANTED };
}

/** Before a match, whoever waits sits down as soon as there is a seat. */
const seated = (party: Party, now: Millis) => (party.stage === 'lobby' ? seatRow(party, now) : party);

/** Over, or at an end that was none. */
const mayReopen = (online: Online) => isOver(online) || online.party.stands?.why === 'fault';

const reopened = (online: Online): [Online, Party] => [
  { ...online, room: null, began: null },
  reopen(online.party, online.kit.game.seats.max),
];

function setGame(
  online: Online,
  { game, match, options }: Extract<Wish, { type: 'game' }>,
  now: Millis,
  tools: Tools,
): Fulfilled {
  if (online.party.match !== match) return nothing(online);
  if (online.party.stage !== 'lobby' && !mayReopen(online)) return { refused: 'notOver' };
  const kit = tools.kit(game);
  const chosen = kit && optionsOf(kit.game, options);
  if (!chosen) return { refused: 'badOptions' };
  const [open, party] = online.party.stage === 'lobby' ? [online, online.party] : reopened(online);
  const { max } = kit.game.seats;
  const next = { ...withSeats(party, max), game, options: chosen, stopped: false };
  return toParty({ ...open, kit, room: null, began: null }, next, now);
}

function wantPause(party: Party, seat: Seat, wants: boolean): Party {
  if (party.pausing.includes(seat) === wants) return party;
  const pausing = wants ? [...party.pausing, seat] : party.pausing.filter((other) => other !== seat);
  return { ...party, pausing };
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

function begun(online: Online, now: Millis, tools: Tools): Fulfilled {
  const step = started(online, tools.seed(), now);
  if (isRefusal(step)) return step;
  return { step: andThen(step, (after) => catchUp(after, now)), granted: GRANTED };
}

function recorded(online: Online, tools: Tools): Fulfilled {
  const { header } = online.room!.match;
  return {
    step: still(online),
    granted: { ok: true, record: { header, chairs: chairsOf(online.party), log: tools.log() } },
  };
}
