// A copy of this repository as it stands, with the same packages, in which something can be tried out.
import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { environment, root } from '../tools/run.mjs';

/** What a test runner sets for itself would be taken for a wish: a page built as a test keeps nothing offline. */
const { NODE_ENV: _, VITEST: __, ...outside } = environment;

export interface Ran {
  code: number;
  said: string;
}

export class Copy {
  readonly path = mkdtempSync(join(tmpdir(), 'starboard-newcomer-'));

  static async made(): Promise<Copy> {
    const copy = new Copy();
    const listed = ['--cached', '--others', '--exclude-standard', '--deduplicate', '-z'];
    const { said } = await running(root, 'git', ['ls-files', ...listed]);
    for (const file of said.split('\0').filter((name) => name && existsSync(join(root, name))))
      cpSync(join(root, file), join(copy.path, file));
    // Their own folder: what tools keep in it of this repository is not what they would keep of the copy.
    mkdirSync(join(copy.path, 'node_modules'));
    for (const name of readdirSync(join(root, 'node_modules')).filter((name) => name !== '.cache')) {
      symlinkSync(join(root, 'node_modules', name), join(copy.path, 'node_modules', name));
    }
    await copy.run('git', 'init', '--quiet');
    await copy.run('git', 'add', '.');
    const somebody = [
      '-c',
      'user.name=Somebody',
      '-c',
      'user.email=somebody@example.com',
      '-c',
      'commit.gpgsign=false',
    ];
    await copy.run('git', ...somebody, 'commit', '--quiet', '--no-verify', '--message=As it was');
    return copy;
  }

  run(program: string, ...args: string[]): Promise<Ran> {
    return running(this.path, program, args);
  }

  remove(): void {
    rmSync(this.path, { recursive: true, force: true });
  }
}

function running(cwd: string, program: string, args: readonly string[]): Promise<Ran> {
  return new Promise((done, fail) => {
    const child = spawn(program, args, { cwd, env: outside, stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
    child.on('error', fail);
    child.on('close', (code) => done({ code: code ?? 1, said }));
  });
}
