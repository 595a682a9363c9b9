// Lets bots play Gravity Superstar against each other: who wins, at tables of every size, and how long it takes.

import type { Bot } from '#shared/engine/game.ts';
import { LEVELS, type Level, type Outcome } from '#shared/engine/game.ts';
import type { Action } from '#shared/games/gravity-superstar/actions.ts';
import { bot } from '#shared/games/gravity-superstar/bot.ts';
import { gravitySuperstar } from '#shared/games/gravity-superstar/rules.ts';
import type { View } from '#shared/games/gravity-superstar/view.ts';
import { type BotMatch, type Duel, duelOf, PAIRS, percent, playMatch } from './tournament-play.ts';

export function playGravity(
  levels: readonly Level[],
  seed: string,
  player: Bot<View, Action> = bot,
): BotMatch {
  return playMatch({ game: gravitySuperstar, bot: player }, levels, {}, seed);
}

export const duelInGravity = (pair: readonly [Level, Level], matches: number): Duel =>
  duelOf(pair, matches, (levels, seed) => playGravity(levels, seed).outcome);

/** How often one of the first level is alone ahead of a whole table of the other, on each seat in turn. */
function winsAmong([one, other]: readonly [Level, Level], seats: number, matches: number): number {
  let wins = 0;
  for (let match = 0; match < matches; match++) {
    const own = match % seats;
    const levels = Array.from({ length: seats }, (_, seat) => (seat === own ? one : other));
    const { outcome } = playGravity(levels, `among ${one} ${other} ${seats} ${match}`);
    if (isAlone(outcome, own)) wins++;
  }
  return wins;
}

const isAlone = ({ places }: Outcome, seat: number) =>
  places[seat] === 1 && places.filter((place) => place === 1).length === 1;

/** How long matches of one level are, and what they end with. */
function lengthOf(level: Level, seats: number, matches: number) {
  const sums = { rounds: 0, points: 0, winner: 0, actions: 0 };
  for (let match = 0; match < matches; match++) {
    const levels = Array.from({ length: seats }, () => level);
    const { room, log, outcome } = playGravity(levels, `length ${level} ${seats} ${match}`);
    sums.rounds += room.match.state.round;
    sums.points += outcome.scores.reduce((sum, score) => sum + score, 0) / seats;
    sums.winner += Math.max(...outcome.scores);
    sums.actions += log.length;
  }
  const mean = (sum: number) => (sum / matches).toFixed(1);
  return {
    level,
    seats,
    rounds: mean(sums.rounds),
    points: mean(sums.points),
    'of the winner': mean(sums.winner),
    actions: mean(sums.actions),
  };
}

export function printGravity(matches: number): void {
  const fewer = Math.ceil(matches / 4);
  console.log(`One of the first level among others of the second, ${fewer} matches each.`);
  console.table(
    PAIRS.flatMap((pair) =>
      [3, 4, 6].map((seats) => ({
        pair: pair.join(' : '),
        seats,
        won: percent(winsAmong(pair, seats, fewer), fewer),
        'even share': percent(1, seats),
      })),
    ),
  );
  console.log(`Tables of one level, ${fewer} matches each, on average.`);
  console.table(LEVELS.flatMap((level) => [2, 3, 4, 6].map((seats) => lengthOf(level, seats, fewer))));
}
