// Lets bots play Space Bowl against each other: who wins, with every option, and when they call.
import { type Bot, LEVELS, type Level, type Millis, type Outcome } from '#shared/engine/game.ts';
import type { Action } from '#shared/games/space-bowl/actions.ts';
import { bot } from '#shared/games/space-bowl/bot.ts';
import type { Options } from '#shared/games/space-bowl/options.ts';
import { spaceBowl } from '#shared/games/space-bowl/rules.ts';
import type { RoundResult, State } from '#shared/games/space-bowl/state.ts';
import type { View } from '#shared/games/space-bowl/view.ts';
import { type Duel, duelOf, PAIRS, percent, playMatch } from './tournament-play.ts';

export interface Played {
  outcome: Outcome;
  rounds: RoundResult[];
  /** Everything a bot tried and was refused. */
  refused: string[];
}

/** A whole match among bots, one for each level named, and the result of each of its rounds. */
export function playBots(
  levels: readonly Level[],
  options: Partial<Options>,
  seed: string,
  player: Bot<View, Action> = bot,
): Played {
  const rounds: RoundResult[] = [];
  const kit = { game: spaceBowl, bot: player };
  const { outcome, refused } = playMatch(kit, levels, options, seed, ({ match }) => {
    const { last }: State = match.state;
    if (last && last.round > rounds.length) rounds.push(last);
  });
  return { outcome, rounds, refused };
}

export const duel = (pair: readonly [Level, Level], options: Partial<Options>, matches: number): Duel =>
  duelOf(pair, matches, (levels, seed) => playBots(levels, options, seed).outcome);

export interface Calls {
  /** Milliseconds from the reveal of the throw to the call, sorted. */
  times: Millis[];
  go: { valid: number; joker: number; invalid: number };
  /** Red buttons shown first: and nobody had an answer, or somebody did. */
  doom: { right: number; wrong: number };
  /** Rounds of a match, points of a seat at its end, on average. */
  rounds: number;
  points: number;
}

/** How a table of one level calls. */
export function callsOf(level: Level, seats: number, options: Partial<Options>, matches: number): Calls {
  const calls: Calls = {
    times: [],
    go: { valid: 0, joker: 0, invalid: 0 },
    doom: { right: 0, wrong: 0 },
    rounds: 0,
    points: 0,
  };
  for (let match = 0; match < matches; match++) {
    const levels = Array.from({ length: seats }, () => level);
    const { rounds, outcome } = playBots(levels, options, `calls ${level} ${seats} ${match}`);
    calls.rounds += rounds.length / matches;
    calls.points += outcome.scores.reduce((sum, score) => sum + score, 0) / seats / matches;
    for (const { call, from, seats: results, found } of rounds) {
      if (!call) continue;
      calls.times.push(call.at - from);
      const { judgement } = results[call.by]!;
      if (call.kind === 'doom') calls.doom[found ? 'wrong' : 'right']++;
      else calls.go[judgement === 'valid' ? 'valid' : judgement === 'validWithJoker' ? 'joker' : 'invalid']++;
    }
  }
  calls.times.sort((one, other) => one - other);
  return calls;
}

export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

const TABLES: Record<string, Partial<Options>> = {
  default: {},
  larger: { larger: true },
  ring: { ring: true },
  rotation: { rotation: true },
  blackHole: { blackHole: true },
  noJoker: { noJoker: true },
  void: { void: true },
  training: { training: true },
  'all but noJoker': { larger: true, ring: true, rotation: true, blackHole: true, void: true },
};

export function printBowl(matches: number): void {
  const duels = Object.entries(TABLES).flatMap(([table, options]) =>
    PAIRS.map((pair) => {
      const { wins, losses, shared } = duel(pair, options, matches);
      const shares = {
        won: percent(wins, matches),
        lost: percent(losses, matches),
        shared: percent(shared, matches),
      };
      return { table, pair: pair.join(' : '), ...shares };
    }),
  );
  console.log(`Matches of two, ${matches} each. A shared first place is no win.`);
  console.table(duels);
  const calls = Object.entries(TABLES).flatMap(([table, options]) =>
    LEVELS.flatMap((level) =>
      (table === 'default' ? [2, 4, 8] : [2, 4]).map((seats) => {
        const { times, go, doom, rounds, points } = callsOf(level, seats, options, Math.ceil(matches / 4));
        const seconds = (share: number) => (quantile(times, share) / 1000).toFixed(1);
        return {
          table,
          level,
          seats,
          'first tenth': seconds(0.1),
          median: seconds(0.5),
          'last tenth': seconds(0.9),
          'go right': percent(go.valid, times.length),
          'with joker': percent(go.joker, times.length),
          'go wrong': percent(go.invalid, times.length),
          'doom right': percent(doom.right, times.length),
          'doom wrong': percent(doom.wrong, times.length),
          rounds: rounds.toFixed(1),
          points: points.toFixed(1),
        };
      }),
    ),
  );
  console.log(`Seconds from the reveal to the call, ${Math.ceil(matches / 4)} matches of one level each.`);
  console.table(calls);
}
