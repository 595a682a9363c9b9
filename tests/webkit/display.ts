// A screen that nobody sees, for browsers that cannot do without one.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';

export interface Display {
  name: string;
  end(): void;
}

export async function openDisplay(): Promise<Display> {
  // The server says on the third channel which number it has found free. It would start anew whenever the last
  // browser leaves, and the next one could find it gone.
  const options = ['-displayfd', '3', '-noreset', '-nolisten', 'tcp', '-screen', '0', '1280x1024x24'];
  const server = spawn('Xvfb', options, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  process.on('exit', () => server.kill());
  const failed = once(server, 'error').then(([error]) => Promise.reject(error));
  const ended = once(server, 'exit').then(() => Promise.reject(new Error('The screen could not be opened.')));
  const [number] = await Promise.race([once(server.stdio[3] as Readable, 'data'), failed, ended]);
  // From here on its end is ours.
  ended.catch(() => undefined);
  return { name: `:${String(number).trim()}`, end: () => server.kill() };
}
