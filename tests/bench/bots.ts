// How long the bots of each game think about a view, as if on a processor slowed four times.
import { LEVELS, type Level, type Seat } from '#shared/engine/game.ts';
import { type Kit, viewOf } from '#shared/engine/table.ts';
import { GAME_IDS, GAMES, type GameId } from '#shared/games/registry.ts';
import { GAME_PAGES } from '#web/games/registry.ts';
import type { GamePages } from '#web/table/kit/game.ts';
import { playMatch } from '../tools/tournament-play.ts';
import type { Measurement } from './run.ts';

const SLOWED = 4;
const WORST = 100;
/** In the page's own thread, where nothing is drawn meanwhile; bots that think long have a worker. */
const MEAN = 8;
/** As far as so many can sit at it. */
const TABLES = [1, 2, 4, 6];

const isApart = (id: GameId) => (GAME_PAGES[id] as GamePages).thinker !== undefined;

/** Every view that somebody has had to act on in whole matches of one level. */
function viewsOf(kit: Kit, level: Level): { view: unknown; seat: Seat }[] {
  const views: { view: unknown; seat: Seat }[] = [];
  const { min, max } = kit.game.seats;
  for (const seats of TABLES.filter((seats) => seats >= min && seats <= max)) {
    const levels = Array.from({ length: seats }, () => level);
    playMatch(kit, levels, {}, `bench ${seats}`, (room) => {
      const [seat] = kit.game.toAct(room.match.state);
      if (seat !== undefined) views.push({ view: viewOf(room, seat), seat });
    });
  }
  return views;
}

function botTime(kit: Kit, level: Level): { mean: number; worst: number; views: number } {
  const times = viewsOf(kit, level).map(({ view, seat }) => {
    const from = performance.now();
    // Other words than those of the match: what a bot remembers of its plans is no measure.
    kit.bot(view, seat, level, 'measured');
    return (performance.now() - from) * SLOWED;
  });
  const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
  return { mean, worst: Math.max(...times), views: times.length };
}

export default async function bots(): Promise<Measurement> {
  const measured = [];
  for (const id of GAME_IDS) {
    const kit = { game: await GAMES[id].load(), bot: await GAMES[id].loadBot() };
    for (const level of LEVELS) measured.push({ id, level, ...botTime(kit, level) });
  }
  return {
    title: `A bot’s plan, milliseconds × ${SLOWED}`,
    rows: measured.map(({ id, level, mean, worst, views }) => ({
      game: id,
      level,
      views,
      mean: mean.toFixed(2),
      'at most': isApart(id) ? 'in a worker' : MEAN,
      worst: worst.toFixed(1),
      'at most ': WORST,
    })),
    over: measured.flatMap(({ id, level, mean, worst }) => [
      ...(mean > MEAN && !isApart(id)
        ? [`${id}, level ${level}: ${mean.toFixed(1)} ms on average, at most ${MEAN}`]
        : []),
      ...(worst > WORST ? [`${id}, level ${level}: ${worst.toFixed(1)} ms once, at most ${WORST}`] : []),
    ]),
  };
}
