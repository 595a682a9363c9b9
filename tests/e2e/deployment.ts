// A host of the built page that can put a new version in its place, as a deploy in the middle of a game does.
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, resolve } from 'node:path';
import { securityHeaders } from '#worker/http/headers.ts';

const dist = resolve(import.meta.dirname, '../../dist');
const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

export interface Deployment {
  address: string;
  /** Puts a version in place in which every script and style has a new name and the old ones are gone. */
  replace(): void;
  end(): void;
}

export async function deployment(): Promise<Deployment> {
  const folder = mkdtempSync(join(tmpdir(), 'starboard-deployment-'));
  cpSync(dist, folder, { recursive: true });
  return { ...(await serve(folder)), replace: () => rename(folder) };
}

/** Hosts a built page with the headers of the product; the folder goes with it in the end. */
export async function serve(folder: string): Promise<Omit<Deployment, 'replace'>> {
  const server = createServer((request, response) => {
    answer(folder, new URL(request.url ?? '/', 'http://localhost').pathname, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://localhost:${port}`,
    end() {
      server.closeAllConnections();
      server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function answer(folder: string, path: string, response: ServerResponse): void {
  const file = join(folder, extname(path) ? path : 'index.html');
  if (!existsSync(file)) {
    response.writeHead(404, securityHeaders).end();
    return;
  }
  const type = types[extname(file)] ?? 'application/octet-stream';
  response
    .writeHead(200, { ...securityHeaders, 'Content-Type': type, 'Cache-Control': 'no-cache' })
    .end(readFileSync(file));
}

function rename(folder: string): void {
  const assets = join(folder, 'assets');
  const names = readdirSync(assets);
  const newName = (name: string) => name.replace(extname(name), `-2${extname(name)}`);
  for (const name of names) renameSync(join(assets, name), join(assets, newName(name)));
  const texts = ['index.html', 'sw.js', ...readdirSync(assets).map((name) => `assets/${name}`)];
  for (const text of texts.filter((name) => /\.(html|js|css)$/.test(name))) {
    const before = readFileSync(join(folder, text), 'utf8');
    const renamed = names.reduce((content, name) => content.replaceAll(name, newName(name)), before);
    // The list of the service worker knows the page by its content's digest, which has changed.
    writeFileSync(join(folder, text), renamed.replace(/("revision":)"\w+"(,"url":"index\.html")/, '$1"2"$2'));
  }
}
