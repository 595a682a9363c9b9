// The runtime is killed while results pour in: whatever was acknowledged is still there.
import { randomBytes } from 'node:crypto';
import { dateOf, openNumbers } from '#shared/daily/calendar.ts';
import { GENERATOR, puzzleOf } from '#shared/daily/puzzle.ts';
import { serveBuilt } from '../tools/serve.mjs';
import { expect, test } from './fixtures.ts';

/** The second, with E2E_LONG=1, meets what was found again after the first. */
const KILLS = process.env.E2E_LONG === '1' ? 2 : 1;
const RESULTS_BETWEEN = 150;
const AT_ONCE = 16;
/** Looked at often: in a second hundreds more would pour in, and each of them is asked for in the end. */
const OFTEN = { timeout: 60_000, intervals: [20] };

const date = dateOf(openNumbers(Date.now()).last);
const answers = puzzleOf(date).throws.map(() => 'none');

/** Its own address each, or the limits would stop the flood. */
const playerHeaders = (secret: string, number: number) => ({
  Authorization: `Bearer ${secret}`,
  'Content-Type': 'application/json',
  'CF-Connecting-IP': `10.1.${number >> 8}.${number & 255}`,
});

test('nothing acknowledged is lost when the runtime is killed', { tag: '@long' }, async () => {
  test.setTimeout(180_000);
  const server = await serveBuilt();
  const acknowledged = new Map<string, { number: number; time: number }>();
  let sent = 0;
  let checked = 0;
  let stopped = false;

  async function send(): Promise<void> {
    const number = sent++;
    const secret = randomBytes(32).toString('base64url');
    const spans = [1000 + number, 2000, 3000, 4000, 5000, 6000];
    const body = JSON.stringify({ generator: GENERATOR, name: `${number}`, answers, spans });
    const answer = await fetch(`${server.address}/api/daily/${date}/result`, {
      method: 'POST',
      headers: playerHeaders(secret, number),
      body,
    }).catch(() => null);
    if (answer?.ok) acknowledged.set(secret, { number, time: 21_000 + number });
  }
  const flood = Array.from({ length: AT_ONCE }, async () => {
    while (!stopped) await send();
  });

  try {
    for (let kill = 1; kill <= KILLS; kill++) {
      const before = acknowledged.size;
      await expect.poll(() => acknowledged.size, OFTEN).toBeGreaterThan(before + RESULTS_BETWEEN);
      await server.restart();
    }
    const before = acknowledged.size;
    await expect.poll(() => acknowledged.size, OFTEN).toBeGreaterThan(before + RESULTS_BETWEEN);
    stopped = true;
    await Promise.all(flood);

    const results = acknowledged.entries();
    const check = async () => {
      for (const [secret, { number, time }] of results) {
        const headers = playerHeaders(secret, number);
        const place = await fetch(`${server.address}/api/daily/${date}/place`, { headers });
        expect((await place.json()).mine, `result ${number}`).toMatchObject({ time, timing: 'selfTimed' });
        checked++;
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, check));
    expect(checked).toBe(acknowledged.size);
  } finally {
    stopped = true;
    server.end();
  }
});
