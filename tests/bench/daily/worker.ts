// The Worker of the bench: the real one, a bare object to compare with, and boards that can be filled at once.
import { DurableObject } from 'cloudflare:workers';
import { dice, seeded } from '#shared/engine/random.ts';
import { DayBoard } from '#worker/daily/board/board.ts';
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
  fill(part: number, from: number, to: number): number {
    const roll = dice(seeded(`${part} ${from}`));
    this.ctx.storage.transactionSync(() => {
      for (let number = from; number < to; number++) {
        const timing = roll.below(4) === 0 ? ('selfTimed' as const) : ('verified' as const);
        const time = 30_000 + roll.below(60_000) + roll.below(60_000) + roll.below(90_000);
        const player = `${part} ${number}`;
        this.finish(player, { score: Math.min(6, 1 + roll.below(7)), time, timing }, player, [], number);
      }
    });
    return this.ctx.storage.sql.databaseSize;
  }
}

export default {
  async fetch(request, env, context) {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === '/bare') return env.BARE.get(env.BARE.idFromName('bare')).fetch(request);
    if (pathname !== '/fill') return starboard.fetch(request, env, context);
    const part = Number(searchParams.get('part'));
    const board = env.BOARD.get(env.BOARD.idFromName(`${searchParams.get('date')}/${part}`));
    const bytes = await board.fill(part, Number(searchParams.get('from')), Number(searchParams.get('to')));
    return Response.json({ ok: true, bytes });
  },
} satisfies ExportedHandler<BenchEnv>;
