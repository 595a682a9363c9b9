// Gravity Superstar: the example of JSON in RULES.md is played as it stands there.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { isRefusal } from '#shared/engine/game.ts';
import { EntrySchema, HeaderSchema, replay } from '#shared/engine/match.ts';
import { CARDS, WAYS } from '#shared/games/gravity-superstar/components.ts';
import { gravitySuperstar } from '#shared/games/gravity-superstar/rules.ts';

const page = readFileSync(
  resolve(import.meta.dirname, '../../../../shared/games/gravity-superstar/RULES.md'),
  'utf8',
);
const example = v.parse(
  v.strictObject({ header: HeaderSchema, actions: v.array(EntrySchema) }),
  JSON.parse(/```json\n([\s\S]*?)```/.exec(page)![1]!),
);

const played = () => {
  const actions = example.actions.map((entry) => ({ ...entry }));
  const match = replay(gravitySuperstar, example.header, actions);
  if (isRefusal(match)) throw new Error(JSON.stringify(match));
  return match;
};

test('[GS66] the example of the page is played as it stands there', () => {
  expect(played().state).toMatchObject({
    round: 3,
    phase: { kind: 'act', seat: 0, again: false },
    pawns: [
      { cell: 32, feet: 1 },
      { cell: 41, feet: 0 },
    ],
    tokens: [1, 0],
  });
});

test('[GS65] [GS64] the page names every action, card, way, option and refusal there is', () => {
  const kinds = new Set(example.actions.map(({ action }) => (action as { type: string }).type));
  expect(kinds).toEqual(new Set(['simple', 'special', 'steal', 'end', 'refill', 'undo']));
  const options = Object.keys(v.parse(gravitySuperstar.options, {}));
  for (const word of [...gravitySuperstar.reasons, ...options, ...CARDS, ...WAYS])
    expect(page).toContain(`\`${word}\``);
});

test('[GS66] the page names every part of a state', () => {
  for (const part of Object.keys(played().state))
    if (part !== 'options' && part !== 'seats') expect(page).toMatch(new RegExp(`\`${part}[\`.]`));
});
