// `npm run fold` makes of a log what the hosts made of it.
import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { RIGHT, taps, tick } from '../games/space-builder/second-model/by-hand.ts';
import { headerOf, ready } from '../games/space-builder/table.ts';
import { environment, root } from './run.mjs';

/** What is said of the last entry. */
function folded(match: { header: object; actions: readonly object[] }): unknown {
  const { stdout, stderr } = spawnSync('node', ['tests/tools/fold.ts'], {
    cwd: root,
    env: environment,
    encoding: 'utf8',
    input: JSON.stringify(match),
  });
  expect(stderr).toBe('');
  // The first line is how it begins.
  return JSON.parse(stdout.split('\n')[match.actions.length]!);
}

test('what was pressed before a stop and came after it counts, as it did in the match', () => {
  const header = headerOf(2);
  const start = [ready(0, 0), ready(1, 0), tick(2300), taps(0, RIGHT, 7000)];
  const late = taps(1, RIGHT, 7200, 6900);
  expect(folded({ header, actions: [...start, late] })).toEqual({ accepted: true });
  const unknown = { ...late, pressed: undefined };
  expect(folded({ header, actions: [...start, unknown] })).toMatchObject({ refused: true, reason: 'notNow' });
});
