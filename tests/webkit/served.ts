// Before the WebKit tests: the built page on the local runtime, and a screen for the browsers.
import type { TestProject } from 'vitest/node';
import { serveBuilt } from '../tools/serve.mjs';
import { openDisplay } from './display.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    server: string;
    display: string;
  }
}

export default async function setup(project: TestProject): Promise<() => void> {
  const display = await openDisplay();
  // The page as another checkout has built it, to see whether the tests find there what was mended since.
  const server = await serveBuilt(undefined, process.env.WEBKIT_DIST);
  project.provide('server', server.address);
  project.provide('display', display.name);
  return () => {
    server.end();
    display.end();
  };
}
