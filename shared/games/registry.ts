// The registry: what every page may know of a game without loading it.
import type { AnyBot, AnyGame } from '../engine/game.ts';

/** What a match of one seat comes to, where that is no number of points. */
export interface Alone {
  /** The score is how many milliseconds it took; 0 is none. */
  by: 'time';
  /** Only what was played by the same ones of these options is held against each other. */
  compares: readonly string[];
}

export interface GameEntry {
  seats: { min: number; max: number };
  alone?: Alone;
  /** Options of a match at home, where nobody waits for whoever plays. */
  atHome?: object;
  load(): Promise<AnyGame>;
  loadBot(): Promise<AnyBot>;
}

export const GAMES = {
  'space-bowl': {
    seats: { min: 2, max: 8 },
    load: async () => (await import('./space-bowl/rules.ts')).spaceBowl,
    loadBot: async () => (await import('./space-bowl/bot.ts')).bot,
  },
  'gravity-superstar': {
    seats: { min: 2, max: 6 },
    load: async () => (await import('./gravity-superstar/rules.ts')).gravitySuperstar,
    loadBot: async () => (await import('./gravity-superstar/bot.ts')).bot,
  },
  'space-lab': {
    seats: { min: 1, max: 4 },
    load: async () => (await import('./space-lab/rules.ts')).spaceLab,
    loadBot: async () => (await import('./space-lab/bot/bot.ts')).bot,
  },
  'space-builder': {
    seats: { min: 1, max: 4 },
    alone: { by: 'time', compares: ['lie', 'count'] },
    atHome: { rest: 'open' },
    load: async () => (await import('./space-builder/rules.ts')).spaceBuilder,
    loadBot: async () => (await import('./space-builder/bot.ts')).bot,
  },
} as const satisfies Record<string, GameEntry>;

export type GameId = keyof typeof GAMES;
export const GAME_IDS = Object.keys(GAMES) as GameId[];

/** How many bots a quick match has: two, as far as the seats of the game allow. */
export function quickBots({ min, max }: GameEntry['seats']): number {
  return Math.max(min - 1, Math.min(2, max - 1));
}

export function isGameId(id: string): id is GameId {
  return Object.hasOwn(GAMES, id);
}
