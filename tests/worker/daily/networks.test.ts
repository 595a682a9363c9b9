// How much one network can do to the numbers of all others: as much as its ceiling, whatever it sends.
import { env } from 'cloudflare:test';
import { expect, test } from 'vitest';
import { THROWS } from '#shared/daily/puzzle.ts';
import { bucketOf, Counts } from '#worker/daily/board/counts.ts';
import { gateOf } from '#worker/daily/board/day.ts';
import { CEILINGS, networksOf } from '#worker/daily/board/networks.ts';
import { placeOf } from '#worker/daily/board/place.ts';
import { merged } from '#worker/daily/board/snapshot.ts';
import { closedFrom } from '#worker/daily/run/timekeeper.ts';
import type { Env } from '#worker/index.ts';
import { TODAY } from './players.ts';

const bindings = env as unknown as Env;
const CLOSES = closedFrom(TODAY);

async function letIn(address: string): Promise<boolean> {
  const networks = await networksOf(bindings, TODAY, address);
  return gateOf(bindings, TODAY, networks).letIn(networks, CLOSES);
}

async function sent(addresses: readonly string[]): Promise<number> {
  let counted = 0;
  for (const address of addresses) counted += Number(await letIn(address));
  return counted;
}

const many = (addressOf: (at: number) => string) => Array.from({ length: 60 }, (_, at) => addressOf(at));

test.each([
  ['one address', CEILINGS.address, many(() => '203.0.113.7')],
  ['a /64', CEILINGS[64], many((at) => `2001:db8:1:1::${at.toString(16)}`)],
  ['a /56', CEILINGS[56], many((at) => `2001:db8:2:${at.toString(16)}::1`)],
  ['a /48', CEILINGS[48], many((at) => `2001:db8:3:${(at * 257).toString(16)}:ffff::1`)],
])('of sixty results from %s so many count: %i', async (_, ceiling, addresses) => {
  expect(await sent(addresses)).toBe(ceiling);
});

test('a neighbour is let in, however full the next network is', async () => {
  await sent(many(() => '203.0.113.20'));
  expect(await letIn('203.0.113.21')).toBe(true);
  await sent(many((at) => `2001:db8:4:${(at * 257).toString(16)}::1`));
  expect(await letIn('2001:db8:5::1')).toBe(true);
});

test('a network is known by another hash each day, and by none that could be computed without the key', async () => {
  const [today] = await networksOf(bindings, TODAY, '203.0.113.7');
  const [other] = await networksOf(bindings, '2046-11-20', '203.0.113.7');
  expect(today!.hash).toMatch(/^[0-9a-f]{24}$/);
  expect(today!.hash).not.toBe(other!.hash);
  const plain = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${TODAY} 203.0.113.7`));
  expect(today!.hash).not.toBe(new Uint8Array(plain).toHex().slice(0, 24));
});

/** How many percent of the others come after a result, among so many honest ones and those of one network. */
function percentile(honest: number, forged: number): number {
  const counts = new Counts([]);
  // Right answers and times as people have them, all different.
  for (let at = 0; at < honest; at++)
    counts.add(bucketOf({ score: at % (THROWS + 1), time: 40_000 + ((at * 7919) % 200_000) }), 1);
  counts.add(bucketOf({ score: 6, time: 12_000 }), forged);
  const survey = { ...merged([]), counts: counts.filled(), taken: 1 };
  const mine = {
    ...{ player: '', name: '', marks: '', spans: [], at: 0 },
    ...{ score: 5, time: 100_000, timing: 'serverTimed' as const, counts: true },
  };
  const { mine: placed, total } = placeOf(mine, survey);
  return (100 * (total - placed!.place!)) / total;
}

test.each([100, 10_000])(
  'one network among %i honest results shifts no percentile by more than its ceiling',
  (honest) => {
    const most = Math.max(...Object.values(CEILINGS));
    const shift = percentile(honest, 0) - percentile(honest, most);
    console.info(`${honest} honest results: a network shifts a percentile by ${shift.toFixed(2)} of 100.`);
    expect(shift).toBeGreaterThan(0);
    expect(shift).toBeLessThanOrEqual((100 * most) / honest);
  },
);
