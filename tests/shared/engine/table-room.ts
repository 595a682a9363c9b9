// A room for tests: Space Bowl, people and bots that do as they are told.
import { vi } from 'vitest';
import { type AnyBot, isRefusal, type Plan, type Seat } from '#shared/engine/game.ts';
import type { Header } from '#shared/engine/match.ts';
import { type Chair, openRoom, type Room, viewOf } from '#shared/engine/table.ts';
import { spaceBowl } from '#shared/games/space-bowl/rules.ts';
import type { View } from '#shared/games/space-bowl/view.ts';
import { frozen } from '../freeze.ts';

export const READY = { type: 'ready' };
export const GO = { type: 'call', kind: 'go' };
export const person = { kind: 'person', name: 'Ana', colour: 0 } as const;
export const robot = { kind: 'bot', name: 'Bo', colour: 1, level: 2 } as const;
export const silent: AnyBot = () => null;

export function headerOf(seats: number, options: object = {}): Header {
  return { game: 'space-bowl', options, seats, seed: 'room', rulesVersion: 1 };
}

export function open(chairs: readonly Chair[], bot: AnyBot = silent, options: object = {}): Room {
  const room = openRoom({ game: spaceBowl, bot }, headerOf(chairs.length, options), chairs);
  if (isRefusal(room)) throw new Error(room.refused);
  return frozenRoom(room);
}

function frozenRoom(room: Room): Room {
  frozen([room.match.state, room.answers, room.stuck]);
  return Object.freeze(room);
}

const PATIENCE = 2000;

/** A bot with a plan for each phase; a room that would ask it for ever fails instead of hanging. */
export function planned(plans: (view: View, seat: Seat) => Plan<unknown> | null) {
  let asked = 0;
  return vi.fn<AnyBot>((view, seat) => {
    if (++asked > PATIENCE) throw new Error('asked for ever');
    return plans(view, seat);
  });
}
export const phaseOf = (room: Room) => (viewOf(room, 'watcher') as View).phase;
