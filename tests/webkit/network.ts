// Stands between WebKit and the server: hears what the page complains about, and can be a network that fails.
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { join } from 'node:path';

/** Paths of its own, which it answers also while it plays a missing network. */
const OWN = '/-/';
const PAGE = `${OWN}page.js`;
const WORKER = `${OWN}worker.js`;
const ears = readFileSync(join(import.meta.dirname, 'ears.mjs'), 'utf8');
const hurry = readFileSync(join(import.meta.dirname, 'pace.mjs'), 'utf8');

type State = 'on' | 'off';

/** Off is the harder one, and the daily and rooms are played with it on: E2E_LONG=1 plays everything both ways. */
export const STATES: readonly State[] = process.env.E2E_LONG === '1' ? ['on', 'off'] : ['off'];

export interface Network {
  address: string;
  complaints: string[];
  /** Off, every connection is dropped. */
  state: State;
  /** How many times faster than usual the next page's time runs. */
  pace: number;
  /** How long each answer takes, in milliseconds. */
  delay: (path: string) => number;
  end(): void;
}

let households = 0;

export async function startNetwork(served: string): Promise<Network> {
  const upstream = Number(new URL(served).port);
  // The limits for one address would stop a whole run of tests.
  const household = `10.7.${process.pid % 256}.${households++ % 256}`;
  const server = createServer((asked, answer) => {
    if (asked.url?.startsWith(OWN)) void answerOwn(network, asked, answer);
    else if (network.state === 'off') asked.destroy();
    else setTimeout(() => pass(asked, answer), network.delay(asked.url ?? '/'));
  });

  function pass(asked: IncomingMessage, answer: ServerResponse): void {
    const headers = { ...asked.headers, 'accept-encoding': 'identity', 'cf-connecting-ip': household };
    const { method, url: path } = asked;
    // A connection that was used before may be closed by the server just when it is used again.
    const target = { host: '127.0.0.1', port: upstream, agent: false, method, path, headers };
    const passed = request(target, (got) => void hand(got, path ?? '/', answer));
    passed.on('error', (error) => {
      if (!asked.destroyed) network.complaints.push(`between network and server: ${path} ${error.message}`);
      answer.destroy();
    });
    asked.pipe(passed);
  }

  server.on('upgrade', (asked: IncomingMessage, socket: Socket, head: Buffer) => {
    if (network.state === 'off') return socket.destroy();
    const far = connect(upstream, '127.0.0.1');
    const lines = Object.entries(asked.headers).map(([name, value]) => `${name}: ${value}`);
    far.write(
      `${[`GET ${asked.url} HTTP/1.1`, ...lines, `cf-connecting-ip: ${household}`].join('\r\n')}\r\n\r\n`,
    );
    far.write(head);
    far.pipe(socket).pipe(far);
    const close = () => {
      far.destroy();
      socket.destroy();
    };
    far.on('error', close).on('close', close);
    socket.on('error', close).on('close', close);
  });

  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const network: Network = {
    address: `http://localhost:${port}`,
    complaints: [],
    state: 'on',
    pace: 1,
    delay: () => 0,
    end() {
      server.close();
      server.closeAllConnections();
    },
  };
  return network;
}

async function answerOwn(network: Network, asked: IncomingMessage, answer: ServerResponse): Promise<void> {
  if (asked.method === 'POST') {
    network.complaints.push(String(await whole(asked)));
    answer.writeHead(204).end();
    return;
  }
  // The service worker would take another pace for a new version of itself.
  const hurried = asked.url === PAGE && network.pace !== 1;
  const script = hurried ? `${ears}\n${hurry.replace('PACE', String(network.pace))}` : ears;
  answer.writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-store' }).end(script);
}

/** Pages and the service worker begin with the ears; everything else goes through as it is. */
async function hand(got: IncomingMessage, path: string, answer: ServerResponse): Promise<void> {
  const { statusCode = 502 } = got;
  const { 'transfer-encoding': _, ...headers } = got.headers;
  const isPage = headers['content-type']?.startsWith('text/html');
  if (statusCode !== 200 || !(isPage || path === '/sw.js')) {
    answer.writeHead(statusCode, headers);
    got.pipe(answer);
    return;
  }
  const text = String(await whole(got));
  const heard = isPage
    ? text.replace('<head>', `<head><script src="${PAGE}"></script>`)
    : `importScripts('${WORKER}');\n${text}`;
  const length = { 'content-length': String(Buffer.byteLength(heard)) };
  answer.writeHead(200, { ...headers, ...length }).end(heard);
}

async function whole(stream: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts);
}
