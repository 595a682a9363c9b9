// A small client of the WebDriver protocol: starts WebKit with an empty profile of its own and speaks with it.
import { spawn } from 'node:child_process';
import { noonZone } from '../e2e/noon.ts';
import { freePort } from '../tools/port.mjs';

const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
/** What takes longer has failed. */
const timeouts = { pageLoad: 20_000, script: 20_000 };

/** How an element of the page travels to the driver and back. */
export type Reference = Record<typeof ELEMENT, string>;

export interface Driver {
  goto(address: string): Promise<void>;
  /** Runs a function of the page's world: it sees nothing of this file but its arguments. */
  run<Given extends unknown[], Result>(
    work: (...given: Given) => Result | Promise<Result>,
    ...given: { [Place in keyof Given]: Given[Place] | Reference }
  ): Promise<Result>;
  find<Given extends unknown[]>(
    work: (...given: Given) => Element | undefined,
    ...given: Given
  ): Promise<Reference | null>;
  click(element: Reference): Promise<void>;
  type(element: Reference, text: string): Promise<void>;
  /** To whatever has the focus. */
  keys(keys: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  screenshot(): Promise<Buffer>;
  end(): Promise<void>;
}

/** What the driver refused, by its name in the protocol: `stale element reference` and the like. */
export class Refused extends Error {
  readonly reason: string;

  constructor(reason: string, message: string) {
    super(`${reason}: ${message}`);
    this.reason = reason;
  }
}

/** @param display of the X server on which its window opens */
export async function startDriver(display: string): Promise<Driver> {
  const port = await freePort(0);
  const program = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display, TZ: noonZone },
    stdio: 'ignore',
  });
  const kill = () => {
    process.off('exit', kill);
    program.kill();
  };
  process.on('exit', kill);
  const address = `http://127.0.0.1:${port}/session`;
  try {
    const { sessionId } = await newSession(address);
    return over(`${address}/${sessionId}`, kill);
  } catch (error) {
    kill();
    throw error;
  }
}

async function newSession(address: string): Promise<{ sessionId: string }> {
  for (let tries = 0; ; tries++) {
    try {
      return await ask('POST', address, { capabilities: { alwaysMatch: { timeouts } } });
    } catch (error) {
      // It listens a moment after it was started.
      if (error instanceof Refused || tries === 100) throw error;
      await new Promise((done) => setTimeout(done, 50));
    }
  }
}

function over(session: string, kill: () => void): Driver {
  const post = (path: string, body: object) => ask<never>('POST', `${session}/${path}`, body);
  const execute = (work: (...given: never[]) => unknown, given: readonly unknown[]) =>
    post('execute/sync', { script: `return (${work}).apply(null, arguments)`, args: given });
  return {
    goto: (url) => post('url', { url }),
    run: (work, ...given) => execute(work, given),
    find: (work, ...given) => execute(work, given),
    click: (element) => post(`element/${element[ELEMENT]}/click`, {}),
    type: (element, text) => post(`element/${element[ELEMENT]}/value`, { text }),
    async keys(keys) {
      const strokes = [...keys].flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })));
      await post('actions', { actions: [{ type: 'key', id: 'keyboard', actions: strokes }] });
    },
    resize: (width, height) => post('window/rect', { width, height }),
    screenshot: async () => Buffer.from(await ask<string>('GET', `${session}/screenshot`), 'base64'),
    async end() {
      await ask('DELETE', session);
      kill();
    },
  };
}

async function ask<Value>(method: string, address: string, body?: object): Promise<Value> {
  const answer = await fetch(address, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
  const { value } = await answer.json();
  if (!answer.ok) throw new Refused(value.error, value.message);
  return value;
}
