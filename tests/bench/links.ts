// How long the link of a whole match is, with every seat of its game taken by a bot.
import { GAME_IDS, GAMES } from '#shared/games/registry.ts';
import { LONGEST_LINK, packRecord } from '#web/saves/record-link.ts';
import { playMatch } from '../tools/tournament-play.ts';
import type { Measurement } from './run.ts';

async function linkOf(id: (typeof GAME_IDS)[number]) {
  const game = await GAMES[id].load();
  const levels = Array.from({ length: game.seats.max }, () => 2 as const);
  const kit = { game, bot: await GAMES[id].loadBot() };
  const { header, log, outcome, room } = playMatch(kit, levels, {}, 'bench');
  const times = { clock: log.at(-1)!.at, started: 1_760_000_000_000, played: 1_760_000_900_000 };
  const over = { over: true, scores: outcome.scores, length: log.length };
  const save = { id: 'benchaaaaaaa', header, chairs: [...room.chairs], ...times, ...over };
  return { id, entries: log.length, signs: (await packRecord({ save, log })).length };
}

export default async function links(): Promise<Measurement> {
  const measured = await Promise.all(GAME_IDS.map(linkOf));
  return {
    title: 'A match as a link',
    rows: measured.map(({ id, entries, signs }) => ({ game: id, entries, signs, 'at most': LONGEST_LINK })),
    over: measured
      .filter(({ signs }) => signs > LONGEST_LINK)
      .map(({ id, signs }) => `${id}: a link of ${signs} signs`),
  };
}
