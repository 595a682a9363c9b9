// Says to Firefox what Playwright's protocol for it has no words for: colour scheme and motion, as preferences of it.
import { createRequire } from 'node:module';
import type { BrowserContext, BrowserContextOptions } from '@playwright/test';

interface Socket {
  send(text: string): void;
  addEventListener(type: 'message', hear: (event: { data: string }) => void): void;
  removeEventListener(type: 'message', hear: (event: { data: string }) => void): void;
}
interface Answer {
  id?: number;
  type: string;
  result: { contexts: { context: string }[] };
}

/** Of the command that Playwright sends with every new context, and that Firefox does not know. */
interface MediaCommand {
  id: number;
  params: { features: { 'prefers-color-scheme'?: 'dark' | 'light' | null } };
}

// The one that Playwright talks to browsers with; what it sends passes through here first.
const { ws } = createRequire(import.meta.url)('playwright-core/lib/utilsBundle') as {
  ws: { prototype: Socket };
};
const { send } = ws.prototype;
let firefox: Socket | null = null;
let system: Promise<string>;

ws.prototype.send = function (text, ...rest) {
  if (!text.includes('"emulation.setMediaFeaturesOverride"')) return send.call(this, text, ...rest);
  if (firefox !== this) {
    firefox = this;
    system = ask('browsingContext.getTree', { 'moz:scope': 'chrome', maxDepth: 0 }).then(
      ({ result }) => result.contexts[0]!.context,
    );
  }
  const { id, params } = JSON.parse(text) as MediaCommand;
  void setScheme(params.features['prefers-color-scheme'] ?? 'light').then(() =>
    // Something else that succeeds, so that the command is answered.
    send.call(this, JSON.stringify({ id, method: 'session.status', params: {} })),
  );
};

const setScheme = (scheme: 'dark' | 'light') =>
  setPreference('layout.css.prefers-color-scheme.content-override', scheme === 'dark' ? 0 : 1);

type Motion = BrowserContextOptions['reducedMotion'];
let isReduced = false;

async function setMotion(motion: Motion): Promise<void> {
  isReduced = motion === 'reduce';
  await setPreference('ui.prefersReducedMotion', isReduced ? 1 : 0);
}

/** From here on tests find in Firefox what they find elsewhere. */
export async function adapt(context: BrowserContext, motion?: Motion): Promise<void> {
  if (context.browser()?.browserType().name() !== 'firefox') return;
  if (motion) await setMotion(motion);
  context.on('page', (page) => {
    const { emulateMedia } = page;
    page.emulateMedia = async (media = {}) => {
      await emulateMedia.call(page, media);
      // Playwright keeps it to itself.
      if (media.reducedMotion !== undefined) await setMotion(media.reducedMotion);
    };
  });
  await context.addInitScript(() => {
    // Whatever a page is still fetching fails when another is asked for; nobody sees what that page says of it.
    addEventListener('beforeunload', () => {
      Object.assign(console, { error: () => {} });
      for (const kind of ['error', 'unhandledrejection'])
        addEventListener(kind, (event) => event.preventDefault());
    });
  });
}

/** A preference is the whole browser's, and the next test's too. */
export async function forgetMotion(): Promise<void> {
  if (isReduced) await setMotion('no-preference');
}

async function setPreference(name: string, value: number): Promise<void> {
  await ask('script.evaluate', {
    expression: `Services.prefs.setIntPref('${name}', ${value})`,
    target: { context: await system },
    awaitPromise: false,
  });
}

/** Far beyond Playwright's own. */
let lastId = 1e12;

function ask(method: string, params: object): Promise<Answer> {
  const id = ++lastId;
  const socket = firefox!;
  return new Promise((done, failed) => {
    const hear = ({ data }: { data: string }) => {
      const answer = JSON.parse(data) as Answer;
      if (answer.id !== id) return;
      socket.removeEventListener('message', hear);
      if (answer.type === 'success') done(answer);
      else failed(new Error(data));
    };
    socket.addEventListener('message', hear);
    send.call(socket, JSON.stringify({ id, method, params }));
  });
}
