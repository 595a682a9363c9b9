// Races over simulated connections: delay, jitter, what TCP does about loss, clocks that are off, and liars.

import { dice, seeded } from '#shared/engine/random.ts';
import { clockSaid, exchanged, measuring, type RoomClock, roomTime } from '#shared/rooms/page/clock.ts';
import { acceptedTime, inOrder, measured, type RoundTrips, windowOf } from '#shared/rooms/race.ts';

/** Loss is per segment and direction; `followed`: a small message goes out right behind each claim. */
export interface Network {
  loss: number;
  followed: boolean;
  asymmetry: number;
}
interface Client {
  up: number;
  down: number;
  jitter: number;
  /** The room's clock as this page knows it; its own runs with the true time. */
  clock: RoomClock;
  roundTrips: RoundTrips;
}
export interface Race {
  /** By the true time of pressing. */
  presses: { seat: number; time: number; arrived: number; liar: boolean }[];
  /** When each seat counts as pressed. */
  counted: Map<number, number>;
  /** Seats whose claim came within the window, in the order in which they count. */
  order: number[];
  reveal: number;
}

const CLIENTS = 8;
const EXCHANGES = 12;
const FOLLOWS_AFTER = 5;
const REVEAL = 10_000;
/** Nobody sees and presses sooner. */
const REACTION = 150;

export function simulation(words: string, network: Network) {
  const roll = dice(seeded(words));
  const chance = () => roll.below(1_000_000) / 1_000_000;
  const spread = (mean: number) => -mean * Math.log(1 - chance());
  const lost = () => chance() < network.loss;
  const roundTripOf = ({ up, down, jitter }: Client) => up + down + 2 * jitter;

  /**
   * One segment, the only one in flight: nothing behind it tells the sender that it is missing, so it goes again
   * after the retransmission timeout, which is SRTT + 200 ms as Linux has it (RFC 6298 says 1 s), doubled each time.
   */
  function alone(base: number, client: Client): number {
    let time = base + spread(client.jitter);
    for (let timeout = roundTripOf(client) + 200; lost(); timeout *= 2) time += timeout;
    return time;
  }

  /** With one more segment behind it, the acknowledgement of that one repairs it after 1.25 SRTT (RACK, RFC 8985). */
  function ahead(base: number, client: Client): number {
    if (!lost()) return base + spread(client.jitter);
    const noticed = !lost() && !lost();
    const wait = noticed ? FOLLOWS_AFTER + 1.25 * roundTripOf(client) : roundTripOf(client) + 200;
    return wait + alone(base, client);
  }

  function client(liar: boolean): Client {
    const roundTrip = 20 + chance() * 380;
    const share = 0.5 + (chance() - 0.5) * 2 * network.asymmetry;
    const jitter = 2 + chance() * 0.08 * roundTrip;
    const made: Client = {
      up: roundTrip * share,
      down: roundTrip * (1 - share),
      jitter,
      clock: measuring(clockSaid(0, 0)),
      roundTrips: [],
    };
    for (let exchange = 0; exchange < EXCHANGES; exchange++) {
      const up = alone(made.up, made);
      const down = alone(made.down, made);
      made.clock = exchanged(made.clock, 0, up, up + down);
      // A liar answers late, so that its connection seems slow and is trusted for longer.
      const heldBack = liar ? roll.below(600) : 0;
      made.roundTrips = measured(made.roundTrips, alone(made.down, made) + alone(made.up, made) + heldBack);
    }
    return made;
  }

  return function race(liars: number): Race {
    const clients = Array.from({ length: CLIENTS }, (_, seat) => client(seat < liars));
    const pressing = [...clients.keys()].slice(0, Math.max(2 + roll.below(CLIENTS - 1), liars));
    const presses = pressing
      .map((seat) => {
        const time = REVEAL + REACTION + spread(400);
        const trip = network.followed ? ahead : alone;
        const arrived = Math.round(time + trip(clients[seat]!.up, clients[seat]!));
        return { seat, time, arrived, liar: seat < liars };
      })
      .toSorted((one, other) => one.time - other.time);
    const lies = [REVEAL, REVEAL - 400, 0, -1e15];
    const claims = presses
      .toSorted((one, other) => one.arrived - other.arrived)
      .map(({ seat, time, arrived, liar }) => {
        const { clock, roundTrips } = clients[seat]!;
        const says = liar ? lies[roll.below(lies.length)]! : roomTime(clock, time);
        return {
          seat,
          number: 1,
          action: arrived,
          said: null,
          at: acceptedTime(says, arrived, roundTrips, REVEAL),
          via: '',
        };
      });
    const end = (claims[0]!.action as number) + windowOf(clients.map(({ roundTrips }) => roundTrips));
    const inTime = claims.filter(({ action }) => (action as number) <= end);
    return {
      presses,
      counted: new Map(claims.map(({ seat, at }) => [seat, at])),
      order: inOrder(inTime).map(({ seat }) => seat),
      reveal: REVEAL,
    };
  };
}

const FAR_APART = 30;

/** How often the true first won, by our order and by that of arrival, in honest races more than 30 ms apart. */
export function shares(words: string, network: Network, races: number) {
  const next = simulation(words, network);
  let far = 0;
  let ours = 0;
  let arrival = 0;
  for (let number = 0; number < races; number++) {
    const { presses, order } = next(0);
    if (presses[1]!.time - presses[0]!.time <= FAR_APART) continue;
    far++;
    const first = presses[0]!.seat;
    if (order[0] === first) ours++;
    const arrivals = presses.toSorted((one, other) => one.arrived - other.arrived);
    if (arrivals[0]!.seat === first) arrival++;
  }
  return { races: far, ours: ours / far, arrival: arrival / far };
}
