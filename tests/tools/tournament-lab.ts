// Lets bots play Space Lab against each other: one among others of another level, who begins, and how it ends.
import { type Bot, LEVELS, type Level, type Outcome, type Seat } from '#shared/engine/game.ts';
import type { Action } from '#shared/games/space-lab/actions.ts';
import { bot } from '#shared/games/space-lab/bot/bot.ts';
import { spaceLab } from '#shared/games/space-lab/rules.ts';
import type { View } from '#shared/games/space-lab/view.ts';
import { type BotMatch, type Duel, duelOf, PAIRS, percent, playMatch } from './tournament-play.ts';

export function playLab(
  levels: readonly Level[],
  seed: string,
  options: object = {},
  player: Bot<View, Action> = bot,
): BotMatch {
  return playMatch({ game: spaceLab, bot: player }, levels, options, seed);
}

export const duelInLab = (pair: readonly [Level, Level], matches: number): Duel =>
  duelOf(pair, matches, (levels, seed) => playLab(levels, seed).outcome);

export const isAhead = ({ places }: Outcome, seat: Seat) =>
  places[seat] === 1 && places.filter((place) => place === 1).length === 1;
const isLast = ({ places, scores }: Outcome, seat: Seat) =>
  scores.every((score, other) => other === seat || score > scores[seat]! || places[other]! < places[seat]!);

/** How often one of the first level is alone ahead of a whole table of the other, or behind all, on each seat in turn. */
function among([one, other]: readonly [Level, Level], seats: number, matches: number) {
  let [ahead, last] = [0, 0];
  for (let match = 0; match < matches; match++) {
    const own = match % seats;
    const levels = Array.from({ length: seats }, (_, seat) => (seat === own ? one : other));
    const { outcome } = playLab(levels, `among ${one} ${other} ${seats} ${match}`);
    if (isAhead(outcome, own)) ahead++;
    if (isLast(outcome, own)) last++;
  }
  return {
    pair: [one, other].join(' : '),
    seats,
    won: percent(ahead, matches),
    last: percent(last, matches),
    'even share': percent(1, seats),
  };
}

/** How long matches of one level are, what they end with, and how often who begins is ahead. */
function lengthOf(level: Level, seats: number, matches: number) {
  const sums = { points: 0, winner: 0, actions: 0, first: 0 };
  for (let match = 0; match < matches; match++) {
    const levels = Array.from({ length: seats }, () => level);
    const { room, log, outcome } = playLab(levels, `length ${level} ${seats} ${match}`);
    sums.points += outcome.scores.reduce((sum, score) => sum + score, 0) / seats;
    sums.winner += Math.max(...outcome.scores);
    sums.actions += log.length;
    if (isAhead(outcome, room.match.state.starter)) sums.first++;
  }
  const mean = (sum: number) => (sum / matches).toFixed(1);
  return {
    level,
    seats,
    points: mean(sums.points),
    'of the winner': mean(sums.winner),
    actions: mean(sums.actions),
    'who begins wins': seats === 1 ? '' : percent(sums.first, matches),
  };
}

export function printLab(matches: number): void {
  const fewer = Math.ceil(matches / 2);
  console.log(`One of the first level among others of the second, ${fewer} matches each.`);
  console.table(PAIRS.flatMap((pair) => [3, 4].map((seats) => among(pair, seats, fewer))));
  console.log(`Tables of one level, ${fewer} matches each, on average.`);
  console.table(LEVELS.flatMap((level) => [1, 2, 3, 4].map((seats) => lengthOf(level, seats, fewer))));
}
