// Lets bots of Space Builder build against each other and against people: how fast, how well, who wins.
import { parse } from 'valibot';
import { type Bot, LEVELS } from '#shared/engine/game.ts';
import type { Action } from '#shared/games/space-builder/actions.ts';
import { planOf } from '#shared/games/space-builder/bot.ts';
import { HABITS, type Habits } from '#shared/games/space-builder/bot-levels.ts';
import { timetableOf } from '#shared/games/space-builder/bot-timetable.ts';
import { BUILDINGS } from '#shared/games/space-builder/components.ts';
import { FAULTS, type Fault, faultsOf } from '#shared/games/space-builder/faults.ts';
import { COUNTS, OptionsSchema } from '#shared/games/space-builder/options.ts';
import { drawn } from '#shared/games/space-builder/plans.ts';
import { spaceBuilder } from '#shared/games/space-builder/rules.ts';
import type { View } from '#shared/games/space-builder/view.ts';
import { type BotMatch, percent, playMatch } from './tournament-play.ts';

/** Paces that are assumed, and that a child looks nothing over. */
export const CHILD: Habits = {
  start: 4000,
  building: 9000,
  spread: 0.45,
  form: 0.25,
  slips: 60,
  look: 0,
  caught: 0,
  mend: 0,
};
const ADULT = HABITS[3];

/** A whole match among players with these habits, seat by seat. */
function playHabits(habits: readonly Habits[], seed: string): BotMatch {
  const player: Bot<View, Action> = (view, seat, _, own) => planOf(view, seat, habits[seat]!, own);
  const levels = habits.map(() => 1 as const);
  return playMatch({ game: spaceBuilder, bot: player }, levels, {}, seed);
}

/** How many matches of two the first wins, sitting first every other time. */
export function winsOf(one: Habits, other: Habits, matches: number): number {
  let wins = 0;
  for (let match = 0; match < matches; match++) {
    const own = match % 2;
    const { places } = playHabits(own === 0 ? [one, other] : [other, one], `wins ${match}`).outcome;
    if (places[own] === 1 && places[1 - own] === 2) wins++;
  }
  return wins;
}

export interface Pace {
  /** From the plan to the tap, on average. */
  seconds: number;
  buildings: number;
  /** What lay wrongly before the last look, and what still did at the tap. */
  laid: Fault[];
  left: Fault[];
}

/** With so many buildings, in rounds that nobody stops. */
export function paceOf(habits: Habits, count: number, lie: number, rounds: number): Pace {
  const pace: Pace = { seconds: 0, buildings: count * rounds, laid: [], left: [] };
  const { plans } = drawn(parse(OptionsSchema, {}), `pace ${count}`);
  const held = [...BUILDINGS.keys()].slice(0, count);
  for (let round = 0; round < rounds; round++) {
    const plan = plans[round % plans.length]!;
    const { steps, tap } = timetableOf({ plan, lie, held, from: 0 }, habits, `pace ${count} ${round}`);
    pace.seconds += tap.at / 1000 / rounds;
    pace.laid.push(...faultsOf(plan, steps[count - 1]!.board, held));
    pace.left.push(...faultsOf(plan, tap.board, held));
  }
  return pace;
}

const PLAYERS: [string, Habits][] = [
  ...LEVELS.map((level): [string, Habits] => [`level ${level}`, HABITS[level]]),
  ['child', CHILD],
  ['adult', ADULT],
];

export function printBuilder(matches: number): void {
  console.log(`Seconds from the plan to the tap, by the number of buildings, ${matches} rounds each.`);
  console.table(PLAYERS.flatMap((player) => [0, 1].map((lie) => secondsOf(player, lie, matches))));
  console.log('Buildings that lie wrongly before the last look, for which reason, and at the tap.');
  console.table(PLAYERS.map((player) => faultsIn(player, matches)));
  console.log(`Matches of two won, ${matches} each.`);
  console.table(PLAYERS.map((player) => winsIn(player, matches)));
}

function secondsOf([player, habits]: [string, Habits], lie: number, rounds: number) {
  const seconds = COUNTS.map((count) => [
    `with ${count}`,
    paceOf(habits, count, lie, rounds).seconds.toFixed(1),
  ]);
  return { player, plan: lie === 0 ? 'straight' : 'turned', ...Object.fromEntries(seconds) };
}

function faultsIn([player, habits]: [string, Habits], rounds: number) {
  const { buildings, laid, left } = paceOf(habits, BUILDINGS.length, 0, rounds);
  const reasons = FAULTS.map((reason) => {
    const alike = laid.filter((fault) => fault.reason === reason);
    return [reason, percent(alike.length, laid.length)];
  });
  const shares = { laid: percent(laid.length, buildings), left: percent(left.length, buildings) };
  return { player, ...shares, ...Object.fromEntries(reasons) };
}

function winsIn([player, habits]: [string, Habits], matches: number) {
  const won = LEVELS.map((level) => [
    `against level ${level}`,
    percent(winsOf(habits, HABITS[level], matches), matches),
  ]);
  return { player, ...Object.fromEntries(won) };
}
