// The Worker of the rooms' bench: the real one, and a bare object that writes one row and says it again to everybody.
import { DurableObject } from 'cloudflare:workers';
import type { Env } from '../../../worker/env.ts';
import starboard from '../../../worker/index.ts';

export { DayBoard, League, RoomObject, TicketKey } from '../../../worker/index.ts';

interface BenchEnv extends Env {
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

export default {
  async fetch(request, env, context) {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith('/echo/')) return env.ECHO.get(env.ECHO.idFromName(pathname)).fetch(request);
    return starboard.fetch(request, env, context);
  },
} satisfies ExportedHandler<BenchEnv>;
