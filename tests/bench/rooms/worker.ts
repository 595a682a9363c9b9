// The Worker of the rooms' bench: the real one, and a bare object that writes one row and says it again to everybody.
import { DurableObject } from 'cloudflare:workers';
import type { Env } from '#worker/index.ts';
import starboard, { RoomObject } from '#worker/index.ts';

export { DayBoard, League, TicketKey } from '#worker/index.ts';

interface BenchEnv extends Env {
  ROOM: DurableObjectNamespace<CountedRoom>;
  ECHO: DurableObjectNamespace<Echo>;
}

export class Echo extends DurableObject<BenchEnv> {
  constructor(context: DurableObjectState, env: BenchEnv) {
    super(context, env);
    context.storage.sql.exec('CREATE TABLE IF NOT EXISTS rows (id INTEGER PRIMARY KEY, text TEXT NOT NULL)');
  }

  override async fetch(): Promise<Response> {
    const [ours, theirs] = Object.values(new WebSocketPair()) as [WebSocket, WebSocket];
    this.ctx.acceptWebSocket(ours);
    return new Response(null, { status: 101, webSocket: theirs });
  }

  override webSocketMessage(_: WebSocket, text: string): void {
    this.ctx.storage.sql.exec('INSERT INTO rows (text) VALUES (?)', text);
    for (const socket of this.ctx.getWebSockets()) socket.send(text);
  }
}

/** The real room, counting the rows it writes; an alarm that is set is one, too. */
export class CountedRoom extends RoomObject {
  readonly #rows: () => number;

  constructor(context: DurableObjectState, env: BenchEnv) {
    let rows = 0;
    const { storage } = context;
    const { sql } = storage;
    const [exec, setAlarm] = [sql.exec.bind(sql), storage.setAlarm.bind(storage)];
    sql.exec = ((...call: Parameters<typeof exec>) => {
      const cursor = exec(...call);
      rows += cursor.rowsWritten;
      return cursor;
    }) as typeof exec;
    storage.setAlarm = (...call) => {
      rows++;
      return setAlarm(...call);
    };
    super(context, env);
    this.#rows = () => rows;
  }

  rows(): number {
    return this.#rows();
  }
}

export default {
  async fetch(request, env, context) {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith('/echo/')) return env.ECHO.get(env.ECHO.idFromName(pathname)).fetch(request);
    const room = /^\/rows\/(.+)$/.exec(pathname)?.[1];
    if (room) return Response.json(await env.ROOM.get(env.ROOM.idFromName(room)).rows());
    return starboard.fetch(request, env, context);
  },
} satisfies ExportedHandler<BenchEnv>;
