// Space Bowl: calling, following, and who takes part.
import { expect, test } from 'vitest';
import { spaceBowl } from '#shared/games/space-bowl/rules.ts';
import { table } from './table.ts';

const roles = (t: ReturnType<typeof table>) => t.countdown.claims.map(({ role }) => role);

test.each(['go', 'doom'] as const)('[SB29] anyone may call %s, which starts ten seconds', (kind) => {
  for (const seat of [0, 1, 4]) {
    const t = table().wait(700).call(seat, kind);
    expect(t.countdown).toMatchObject({ call: { kind, by: seat, at: 700 }, zero: 10_700, closed: false });
    expect(spaceBowl.deadline(t.state)).toBe(10_700);
  }
});

test('[SB30] the Go caller and who follows are claimants, the others take no part', () => {
  const t = table().go(1).wait(9999).follow(3);
  expect(roles(t)).toEqual(['free', 'claimant', 'free', 'claimant', 'free']);
  t.tick();
  expect(t.refusal(0, { type: 'follow' })).toEqual({ refused: 'tooLate' });
  t.reveal();
  expect(t.last.seats.map(({ judgement }) => judgement)).toEqual([
    'none',
    'invalid',
    'none',
    'invalid',
    'none',
  ]);
});

test('[SB31] the doom caller and who follows show the red button, the others search', () => {
  const t = table().doom(1).wait(9999).follow(3);
  expect(roles(t)).toEqual(['searcher', 'red', 'searcher', 'red', 'searcher']);
  t.tick();
  expect(t.refusal(0, { type: 'follow' })).toEqual({ refused: 'tooLate' });
});

test.each([0, 2])('[SB32] [SB85] red button %i can name no card and not use the joker', (seat) => {
  const t = table().doom(0).follow(2);
  const actions = [
    { type: 'pick', card: 7 },
    { type: 'pick', card: null },
    { type: 'confirm' },
    { type: 'joker', card: 3 },
  ] as const;
  for (const action of actions) expect(t.refusal(seat, action)).toEqual({ refused: 'redButton' });
  t.tick();
  for (const action of actions) expect(t.refusal(seat, action)).toEqual({ refused: 'redButton' });
});

test('[SB32] a searcher who follows loses the card named before', () => {
  const t = table().doom(0).pick(1, 7).pick(2, 7).follow(1).reveal();
  expect(t.seat(1)).toMatchObject({ role: 'red', pick: null, judgement: 'red' });
  expect(t.reasons(2)).toEqual({ valid: 1, alone: 1 });
});

test('[SB33] a second call of the same kind is a follow', () => {
  expect(roles(table().go(0).go(2))).toEqual(['claimant', 'free', 'claimant', 'free', 'free']);
  expect(roles(table().doom(0).doom(2))).toEqual(['red', 'searcher', 'red', 'searcher', 'searcher']);
  const t = table().go(0).wait(50).go(2);
  expect(t.countdown.call).toEqual({ kind: 'go', by: 0, at: 0 });
});

test('[SB33] [SB83] a second call of the other kind is refused', () => {
  const during = { doom: table().doom(3), go: table().go(3) };
  expect(during.doom.refusal(1, { type: 'call', kind: 'go' })).toEqual({
    refused: 'goDuringDoom',
    where: { seat: 3 },
  });
  expect(during.go.refusal(1, { type: 'call', kind: 'doom' })).toEqual({
    refused: 'doomDuringGo',
    where: { seat: 3 },
  });
  expect(during.go.refusal(3, { type: 'call', kind: 'doom' }).refused).toBe('doomDuringGo');
});
