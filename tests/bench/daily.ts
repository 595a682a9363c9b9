// The daily: how long a puzzle takes to make, how many results a day takes in, and whether a million slows its ranks.
import { randomBytes } from 'node:crypto';
import { dateOf, openNumbers } from '#shared/daily/calendar.ts';
import { GENERATOR, puzzleOf } from '#shared/daily/puzzle.ts';
import { partsOf } from '#worker/daily/board/day.ts';
import { serveBuilt } from '../tools/serve.mjs';
import type { Measurement } from './run.ts';

const LIMITS = { median: 5, worst: 20, intake: 0.5, growth: 3 };
const YEARS = 3653;
const AT_ONCE = 32;
const SECONDS = 8;
const ROUNDS = 3;
const READS = 60;
/** What a Durable Object may keep. */
const ROOM = 10e9;
const FILL_AT_ONCE = 5_000;

const sorted = (values: number[]) => values.sort((one, other) => one - other);
const median = (values: number[]) => sorted(values)[Math.floor(values.length / 2)]!;

/** Each date made three times, the middle one counts: the slowest date is looked for, not a busy moment. */
function generation(): { median: number; worst: number } {
  const times = Array.from({ length: YEARS }, (_, day) =>
    median(
      Array.from({ length: 3 }, () => {
        const from = performance.now();
        puzzleOf(dateOf(1 + day));
        return performance.now() - from;
      }),
    ),
  );
  return { median: median(times), worst: Math.max(...times) };
}

const today = dateOf(openNumbers(Date.now()).last);
const answers = puzzleOf(today).throws.map(() => 'none');

/** Another player at another address, or the limits would end the flood. */
function newPlayer(): Record<string, string> {
  const secret = randomBytes(32);
  return {
    Authorization: `Bearer ${secret.toString('base64url')}`,
    'Content-Type': 'application/json',
    'CF-Connecting-IP': [10, ...secret.subarray(0, 3)].join('.'),
  };
}

async function sendResult(address: string, headers: Record<string, string>): Promise<void> {
  const spans = Array.from(randomBytes(6), (byte) => 1_000 + byte * 100);
  const body = JSON.stringify({ generator: GENERATOR, name: 'Vega', answers, spans });
  await asked(`${address}/api/daily/${today}/result`, { method: 'POST', headers, body });
}

async function asked(url: string, init: RequestInit = {}): Promise<{ ok: boolean; bytes?: number }> {
  const answer = await fetch(url, init);
  const body = (await answer.json()) as { ok: boolean };
  if (!body.ok) throw new Error(`${url} answered ${answer.status}.`);
  return body;
}

/** How often in a second this can be done, many at once. */
async function rate(work: () => Promise<unknown>): Promise<number> {
  const end = performance.now() + SECONDS * 1000;
  let done = 0;
  const one = async () => {
    while (performance.now() < end) {
      await work();
      done++;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  return done / SECONDS;
}

/** Results a second while somebody reads the board all the time, and bare rows a second, in turns. */
async function intake(address: string): Promise<{ results: number; bare: number; reads: number }> {
  const reader = newPlayer();
  await sendResult(address, reader);
  const results: number[] = [];
  const bare: number[] = [];
  let reads = 0;
  for (let round = 0; round < ROUNDS; round++) {
    bare.push(await rate(() => asked(`${address}/bare`, { method: 'POST', body: '{"name":"Vega"}' })));
    let over = false;
    const reading = (async () => {
      for (; !over; reads++) {
        const headers = { ...reader, 'CF-Connecting-IP': newPlayer()['CF-Connecting-IP']! };
        await asked(`${address}/api/daily/${today}/board`, { headers });
      }
    })();
    results.push(await rate(() => sendResult(address, newPlayer())));
    over = true;
    await reading;
  }
  return { results: median(results), bare: median(bare), reads: reads / (ROUNDS * SECONDS) };
}

/** Puts random results straight into the parts of a board; the bytes that one part takes for each. */
async function fill(address: string, date: string, results: number): Promise<number> {
  const each = results / partsOf(date);
  let kept = 0;
  for (let part = 0; part < partsOf(date); part++) {
    for (let from = 0; from < each; from += FILL_AT_ONCE) {
      const to = Math.min(each, from + FILL_AT_ONCE);
      const { bytes } = await asked(`${address}/fill?date=${date}&part=${part}&from=${from}&to=${to}`);
      kept = bytes ?? 0;
    }
  }
  return kept / each;
}

/** What all see of one board put together from its parts, as once in 15 seconds; and one's own place, as the page asks. */
async function readTimes(address: string, date: string): Promise<{ whole: number; place: number }> {
  const headers = newPlayer();
  const body = JSON.stringify({
    name: 'Vega',
    answers: puzzleOf(date).throws.map(() => 'none'),
    generator: GENERATOR,
    spans: Array(6).fill(20_000),
  });
  await asked(`${address}/api/daily/${date}/result`, { method: 'POST', headers, body });
  const reading = async (path: string) => {
    const times: number[] = [];
    for (let read = 0; read < READS; read++) {
      const from = performance.now();
      await asked(`${address}/${path}`, { headers });
      times.push(performance.now() - from);
    }
    return median(times);
  };
  return { whole: await reading(`survey?date=${date}`), place: await reading(`api/daily/${date}/place`) };
}

type Times = Awaited<ReturnType<typeof readTimes>>;

export default async function daily(): Promise<Measurement> {
  const made = generation();
  const server = await serveBuilt('tests/bench/daily/wrangler.toml');
  try {
    const { results, bare, reads } = await intake(server.address);
    const { first, last } = openNumbers(Date.now());
    const [small, large] = [dateOf(first), dateOf(last)];
    await fill(server.address, small, 1_000);
    const bytes = await fill(server.address, large, 1_000_000);
    const few = await readTimes(server.address, small);
    const many = await readTimes(server.address, large);
    return report(made, { results, bare, reads }, { few, many, bytes });
  } finally {
    server.end();
  }
}

function report(
  made: { median: number; worst: number },
  { results, bare, reads }: { results: number; bare: number; reads: number },
  { few, many, bytes }: { few: Times; many: Times; bytes: number },
): Measurement {
  const share = results / bare;
  const growth = many.whole / few.whole;
  const placeGrowth = many.place / few.place;
  return {
    title: 'The daily',
    rows: [
      {
        what: 'puzzle made, ms, median of ten years',
        value: made.median.toFixed(2),
        limit: `at most ${LIMITS.median}`,
      },
      {
        what: 'puzzle made, ms, worst of ten years',
        value: made.worst.toFixed(1),
        limit: `at most ${LIMITS.worst}`,
      },
      {
        what: `results a second, with ${reads.toFixed(0)} boards read a second`,
        value: results.toFixed(0),
        limit: '',
      },
      { what: 'bare object, rows a second', value: bare.toFixed(0), limit: '' },
      { what: 'ratio', value: share.toFixed(2), limit: `at least ${LIMITS.intake}` },
      { what: 'board put together, ms, 1,000 results', value: few.whole.toFixed(1), limit: '' },
      { what: 'board put together, ms, 1,000,000 results', value: many.whole.toFixed(1), limit: '' },
      { what: 'ratio', value: growth.toFixed(2), limit: `at most ${LIMITS.growth}` },
      { what: 'own place, ms, 1,000 results', value: few.place.toFixed(1), limit: '' },
      { what: 'own place, ms, 1,000,000 results', value: many.place.toFixed(1), limit: '' },
      { what: 'ratio', value: placeGrowth.toFixed(2), limit: `at most ${LIMITS.growth}` },
      { what: 'bytes kept for a result', value: bytes.toFixed(0), limit: '' },
      {
        what: 'results one object has room for, millions',
        value: (ROOM / bytes / 1e6).toFixed(0),
        limit: '',
      },
    ],
    over: [
      ...(made.median > LIMITS.median ? [`a puzzle takes ${made.median.toFixed(1)} ms to make`] : []),
      ...(made.worst > LIMITS.worst ? [`the slowest puzzle takes ${made.worst.toFixed(1)} ms to make`] : []),
      ...(share < LIMITS.intake ? [`a day takes in only ${share.toFixed(2)} × of a bare object`] : []),
      ...(growth > LIMITS.growth
        ? [`a board of a million is put together ${growth.toFixed(1)} × slower`]
        : []),
      ...(placeGrowth > LIMITS.growth
        ? [`a place among a million is told ${placeGrowth.toFixed(1)} × slower`]
        : []),
    ],
  };
}
