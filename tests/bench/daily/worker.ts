// The Worker of the bench: the real one, a bare object to compare with, and boards that can be filled at once.
import { DurableObject } from 'cloudflare:workers';
import { DAY } from '#shared/daily/calendar.ts';
import { THROWS } from '#shared/daily/puzzle.ts';
import { timeOf } from '#shared/daily/score.ts';
import { dice, seeded } from '#shared/engine/random.ts';
import { DayBoard, rowOf } from '#worker/daily/board/board.ts';
import { allParts } from '#worker/daily/board/day.ts';
import { boardAnswer, merged } from '#worker/daily/board/snapshot.ts';
import type { Env } from '#worker/index.ts';
import starboard from '#worker/index.ts';

export { League, RoomObject, TicketKey } from '#worker/index.ts';

interface BenchEnv extends Env {
  BOARD: DurableObjectNamespace<FilledBoard>;
  BARE: DurableObjectNamespace<Bare>;
}

/** What a result costs at least: one request, one row. */
export class Bare extends DurableObject<BenchEnv> {
  override async fetch(request: Request): Promise<Response> {
    const { name } = await request.json<{ name: string }>();
    this.ctx.storage.sql.exec('CREATE TABLE IF NOT EXISTS rows (id INTEGER PRIMARY KEY, name TEXT)');
    this.ctx.storage.sql.exec('INSERT INTO rows (name) VALUES (?)', name);
    return Response.json({ ok: true });
  }
}

export class FilledBoard extends DayBoard {
  /** Takes in random results, with times as people have them: around two minutes. Says how many bytes are kept. */
  async fill(part: number, from: number, to: number): Promise<number> {
    const roll = dice(seeded(`${part} ${from}`));
    await this.make(Date.now() + DAY);
    for (let number = from; number < to; number++) {
      const timing = roll.below(4) === 0 ? ('selfTimed' as const) : ('serverTimed' as const);
      const spans = Array.from({ length: THROWS }, () => 5_000 + roll.below(20_000) + roll.below(15_000));
      const score = Math.min(THROWS, 1 + roll.below(THROWS + 1));
      const marks = spans.map((_, at) => (at < score ? ('found' as const) : ('wrong' as const)));
      const result = { score, time: timeOf(spans), timing };
      const player = `${part} ${number}`;
      const counts = timing === 'serverTimed';
      const regular = number % 4 === 0;
      const shown = { name: player, counts, regular, listed: counts && regular, told: true };
      this.take(rowOf(player, { answers: [], spans, marks, result }, number, shown));
    }
    return this.ctx.storage.sql.databaseSize;
  }
}

export default {
  async fetch(request, env, context) {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === '/bare') return env.BARE.get(env.BARE.idFromName('bare')).fetch(request);
    if (pathname === '/survey') {
      const parts = allParts(env, searchParams.get('date')!);
      return Response.json(boardAnswer(merged(await Promise.all(parts.map((part) => part.survey())))));
    }
    if (pathname !== '/fill') return starboard.fetch(request, env, context);
    const part = Number(searchParams.get('part'));
    const board = env.BOARD.get(env.BOARD.idFromName(`${searchParams.get('date')}/${part}`));
    const bytes = await board.fill(part, Number(searchParams.get('from')), Number(searchParams.get('to')));
    return Response.json({ ok: true, bytes });
  },
} satisfies ExportedHandler<BenchEnv>;
