// Rounds of Space Builder in the real room, as four people build them: what they write, and what they send to each.
import { EMPTY, flipped, lockedOf } from '#shared/games/space-builder/components.ts';
import { siteOf } from '#shared/games/space-builder/faults.ts';
import { REVEAL } from '#shared/games/space-builder/round.ts';
import type { View } from '#shared/games/space-builder/view.ts';
import { join, newKey, openRoom, type Player } from './player.ts';

const BUILDERS = 4;
const ROUNDS = 3;
/** Nothing counts as pressed before the reveal, on whose clock ever. */
const MARGIN = 200;

export interface Built {
  rows: number;
  /** To whoever was sent most. */
  bytes: number;
}

const seen = (player: Player) => player.view() as unknown as View;
const allSee = (players: Player[], kind: View['phase']['kind']) =>
  Promise.all(players.map((player) => player.until(() => seen(player).phase.kind === kind)));

async function table(address: string): Promise<{ id: string; players: Player[] }> {
  const keys = Array.from({ length: BUILDERS }, newKey);
  const id = await openRoom(address, keys[0]!, {}, 'space-builder');
  const players: Player[] = [];
  for (const [seat, key] of keys.entries()) {
    const player = await join(address, id, key);
    if (seat > 0) await player.wish({ type: 'sit', name: `Builder ${seat + 1}`, colour: seat });
    players.push(player);
  }
  await players[0]!.wish({ type: 'start', match: 0 });
  await Promise.all(players.map((player) => player.until(player.hasView)));
  return { id, players };
}

/** One building after the other, of which the first is turned over once more; the board as it lies in the end. */
async function build(player: Player, seat: number) {
  const { plan, held } = seen(player);
  const [first, ...rest] = held[seat]!;
  const lying = (building: number) => plan![siteOf(plan!, building)]!;
  let board = EMPTY.with(siteOf(plan!, first!), flipped(lying(first!)));
  const tell = () => player.act({ type: 'build', board });
  await tell();
  for (const building of [...rest, first!]) {
    board = board.with(siteOf(plan!, building), lying(building));
    await tell();
  }
  return board;
}

/** All but the last tap; that one says once more how its board lay, and whoever was first unlocks something. */
async function round(players: Player[]): Promise<void> {
  await Promise.all(players.map((player) => player.act({ type: 'ready' })));
  await allSee(players, 'build');
  await new Promise((resolve) => setTimeout(resolve, REVEAL + MARGIN));
  const boards = await Promise.all(players.map(build));
  const [last] = players.slice(-1) as [Player];
  for (const [seat, player] of players.entries())
    if (player !== last) await player.act({ type: 'tap', board: boards[seat] });
  await last.until(() => seen(last).phase.kind === 'stop');
  const { phase } = seen(last);
  if (phase.kind === 'stop') await last.act({ type: 'build', board: boards.at(-1) }, phase.at);
  await allSee(players, 'unlock');
  const [first] = players as [Player];
  await first.act({ type: 'unlock', building: lockedOf(seen(first).held[0]!)[0] });
  await allSee(players, 'rest');
}

/** What each round has come to. */
export async function builtRounds(
  address: string,
  rowsOf: (id: string) => Promise<number>,
): Promise<Built[]> {
  const { id, players } = await table(address);
  const rounds: Built[] = [];
  for (let count = 0; count < ROUNDS; count++) {
    const [rows, bytes] = [await rowsOf(id), players.map((player) => player.bytes())];
    await round(players);
    rounds.push({
      rows: (await rowsOf(id)) - rows,
      bytes: Math.max(...players.map((player, seat) => player.bytes() - bytes[seat]!)),
    });
  }
  for (const player of players) player.close();
  return rounds;
}
