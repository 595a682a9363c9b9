// Under today's galaxy on the start page: what is new in one's leagues since this device last looked, or how they stand.
import { createSignal, For, onMount } from 'solid-js';
import { mondayOf, numberOf } from '#shared/daily/calendar.ts';
import type { LeagueAnswer } from '#shared/daily/protocol.ts';
import { seenIn } from '#web/saves/league-seen.ts';
import { type League, myLeagues } from '#web/saves/my-leagues.ts';
import { boardsWords } from '../boards/words/words.ts';
import { arrivedSince } from '../friends/arrived.ts';
import { arrivedText } from '../friends/arrived-words.ts';
import { leadText } from '../friends/lead-words.ts';
import { weekStandings } from '../friends/standings.ts';
import { today } from '../parts/day.ts';
import { leaguePath } from '../parts/league-link.ts';
import { askMyLeague } from '../server/leagues.ts';

/** Each is asked for once a visit. */
const MOST = 3;

interface Line {
  league: League;
  text: string;
  isNew: boolean;
}

export default function News() {
  const [lines, setLines] = createSignal<Line[]>([]);
  onMount(async () => setLines(worthSaying(await askAll())));
  return (
    <For each={lines()}>
      {({ league, text }) => (
        <a class="daily-news-line" href={leaguePath(league.id)}>
          <strong class="daily-news-league">{league.name}</strong> {text}
        </a>
      )}
    </For>
  );
}

async function askAll(): Promise<Line[]> {
  const leagues = await myLeagues().catch(() => []);
  return Promise.all(leagues.slice(0, MOST).map(lineOf));
}

async function lineOf(league: League): Promise<Line> {
  const number = numberOf(today());
  const reply = await askMyLeague({ id: league.id, monday: mondayOf(number), day: number });
  if (!reply.ok || !reply.member) return { league, text: '', isNew: false };
  const seen = await seenIn(league.id, number).catch(() => []);
  return { league: { ...league, name: reply.name }, ...said(reply, number, seen) };
}

function said(league: LeagueAnswer, number: number, seen: readonly number[]): Omit<Line, 'league'> {
  const arrived = arrivedSince(league, number, seen);
  const isAlone = league.members.length === 1;
  const lead = isAlone ? boardsWords().friends.onlyYou : leadText(weekStandings(league.members));
  return arrived.length > 0
    ? { text: `${arrivedText(arrived)} ${lead}`, isNew: true }
    : { text: lead, isNew: false };
}

/** Where nothing is new, one line says how things stand. */
function worthSaying(lines: Line[]): Line[] {
  const fresh = lines.filter(({ isNew }) => isNew);
  return fresh.length > 0 ? fresh : lines.slice(0, 1);
}
