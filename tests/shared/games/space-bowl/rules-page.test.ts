// Space Bowl: the example of JSON in RULES.md is played as it stands there.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { isRefusal } from '#shared/engine/game.ts';
import { EntrySchema, HeaderSchema, replay } from '#shared/engine/match.ts';
import { spaceBowl } from '#shared/games/space-bowl/rules.ts';

const page = readFileSync(
  resolve(import.meta.dirname, '../../../../shared/games/space-bowl/RULES.md'),
  'utf8',
);
const example = v.parse(
  v.strictObject({ header: HeaderSchema, actions: v.array(EntrySchema) }),
  JSON.parse(/```json\n([\s\S]*?)```/.exec(page)![1]!),
);

test('[SB93] the example of the page is a whole round', () => {
  const match = replay(
    spaceBowl,
    example.header,
    example.actions.map((entry) => ({ ...entry })),
  );
  if (isRefusal(match)) throw new Error(JSON.stringify(match));
  expect(match.state).toMatchObject({ round: 2, phase: { kind: 'rest', since: 22_000 } });
});

test('[SB93] a match begins at 0', () => {
  expect(spaceBowl.setup({ ...v.parse(spaceBowl.options, {}) }, 2, 's').phase).toMatchObject({
    kind: 'rest',
    since: 0,
  });
});

test('[SB92] [SB91] the page names every action, option and refusal there is', () => {
  const kinds = new Set(
    example.actions.flatMap(({ action }) => (action as { type?: string } | null)?.type ?? []),
  );
  expect(kinds).toEqual(new Set(['ready', 'call', 'follow', 'pick', 'joker', 'confirm']));
  for (const word of [...spaceBowl.reasons, ...Object.keys(v.parse(spaceBowl.options, {}))]) {
    expect(page).toContain(`\`${word}\``);
  }
});
