// Hosts a Worker and the built page by the local runtime: `host.ts '{"port":8787,…}'`.
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare';
import { bundled } from './bundle.mjs';

export interface Hosting {
  port: number;
  /** Where objects keep what they store. */
  state: string;
  /** Where Workers lie bundled, this one too or soon. */
  bundles: string;
  /** Of another Worker than the project's. */
  config?: string | undefined;
  /** The folder of another built page than the project's. */
  assets?: string | undefined;
}

const { port, state, bundles, config, assets }: Hosting = JSON.parse(process.argv[2] ?? '');
const { script, options } = await bundled(bundles, config);
const given = JSON.parse(readFileSync(options, 'utf8'));
if (assets) given.assets.directory = assets;

const miniflare = new Miniflare(
  convertV4MiniflareOptions({
    host: '127.0.0.1',
    port,
    cf: false,
    telemetry: { enabled: false },
    log: new Log(LogLevel.WARN),
    resourcePersistencePath: state,
    workers: [{ ...given, modulesRoot: dirname(script), modules: [{ type: 'ESModule', path: script }] }],
  }),
);
await miniflare.ready;
