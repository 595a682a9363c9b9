// Every game of the registry keeps the contract, and so do games as small as it allows.
import { describe, expect, test } from 'vitest';
import { GAME_IDS, GAMES, isGameId } from '#shared/games/registry.ts';
import { alone, aloneBot, buzzer, buzzerBot, duel, duelBot } from '../tiny.ts';
import { keepsTheContract } from './contract.ts';

test('only games of the registry are games', () => {
  expect(GAME_IDS.length).toBeGreaterThan(0);
  expect(GAME_IDS.every(isGameId)).toBe(true);
  for (const id of ['', 'chess', 'toString', '__proto__', 'constructor']) expect(isGameId(id)).toBe(false);
});

describe.each(GAME_IDS)('%s', async (id) => {
  const entry = GAMES[id];
  const game = await entry.load();

  test('the registry tells the truth about it', () => {
    expect({ id: game.id, seats: game.seats }).toEqual({ id, seats: entry.seats });
  });

  test('it says when somebody who looks elsewhere is wanted', () => {
    expect(game.wanted).toBeDefined();
  });

  keepsTheContract(game, await entry.loadBot());
});

describe('a game for exactly two', () => keepsTheContract(duel, duelBot));
describe('a game of one person and one action', () => keepsTheContract(alone, aloneBot));
describe('a race with other things to do', () => keepsTheContract(buzzer, buzzerBot));
