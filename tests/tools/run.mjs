// Starts other programs from the repository's root, with its own Node first on the path.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join, resolve, sep } from 'node:path';

export const root = resolve(import.meta.dirname, '../..');

// Wrangler would otherwise call home: for metrics, newer versions and sample request data.
const quiet = {
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  DO_NOT_TRACK: '1',
  WRANGLER_HIDE_BANNER: 'true',
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_WRITE_LOGS: 'false',
};

/** @type {NodeJS.ProcessEnv} */
export const environment = {
  ...process.env,
  ...quiet,
  PATH: [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter),
};

/** The first of these programs that is there, by its name on the path or by its place; null if none is.
 * @param {(string | undefined)[]} names
 * @returns {string | null} */
export function onPath(...names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const places = names.flatMap((name) => {
    if (!name) return [];
    return name.includes(sep) ? [name] : folders.map((folder) => join(folder, name));
  });
  return places.find((place) => existsSync(place)) ?? null;
}

/** @typedef {(text: string) => unknown} Hear */

/** Runs a program to its end, its output on ours or heard; answers its exit code.
 * @param {string} program
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [extra]
 * @param {Hear} [hear]
 * @returns {Promise<number>} */
export function run(program, args, extra = {}, hear) {
  return new Promise((done) => {
    const env = { ...environment, ...extra };
    const child = spawn(program, args, { cwd: root, env, stdio: hear ? 'pipe' : 'inherit' });
    for (const output of [child.stdout, child.stderr]) if (hear) output?.setEncoding('utf8').on('data', hear);
    child.on('error', (error) => {
      console.error(`${program} could not be started: ${error.message}`);
      done(1);
    });
    child.on('close', (code) => done(code ?? 1));
  });
}

/** Runs one of the package's own commands.
 * @param {string} name
 * @param {string[]} [args]
 * @param {NodeJS.ProcessEnv} [extra]
 * @param {Hear} [hear] */
export const runScript = (name, args = [], extra = {}, hear) =>
  run('npm', ['run', '--silent', name, '--', ...args], extra, hear);

/** Starts a program that stays; it and all it started end with us.
 * @param {string} program
 * @param {string[]} args */
export function keepRunning(program, args) {
  const child = spawn(program, args, {
    cwd: root,
    env: environment,
    stdio: ['ignore', 'inherit', 'inherit'],
    // Its own group: the runtime's processes would outlive a signal to their parent alone.
    detached: true,
  });
  const end = () => {
    try {
      if (child.pid) process.kill(-child.pid, 'SIGTERM');
    } catch {
      // Already gone.
    }
  };
  process.on('exit', end);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(0));
  // npm passes a signal on to its shell only, and with that would leave us running without it.
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && process.exit(0), 1000).unref();
  child.on('exit', (code) => process.exit(code ?? 1));
  child.on('error', (error) => {
    console.error(`${program} could not be started: ${error.message}`);
    process.exit(1);
  });
}
