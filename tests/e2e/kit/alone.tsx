// The results of somebody alone: `points` are what was reached day by day, `again` the days that began as the first did.
import { createSignal, Show } from 'solid-js';
import type { MatchSave } from '#web/saves/match-save.ts';
import { listMatches, newSave, storeMatch } from '#web/saves/matches.ts';
import { SoloResults } from '#web/table/kit/solo/solo.ts';

const asked = new URLSearchParams(location.search);
/** At noon where the page is: days are told as they are there. */
const FIRST = new Date(2026, 2, 3, 12).getTime();
const DAY = 86_400_000;
const TITLES = ['Stargazer', 'Commander'] as const;

const numbers = (name: string) => (asked.get(name) ?? '').split(',').filter(Boolean).map(Number);

/** Played on that day; the days are counted from 1. */
function saveOf(points: number, day: number): MatchSave {
  const seed = numbers('again').includes(day) ? 'day 1' : `day ${day}`;
  const header = { game: 'gravity-superstar', options: {}, seats: 1, seed, rulesVersion: 1 };
  const when = FIRST + day * DAY;
  const begun = newSave(header, [{ kind: 'person', name: 'Ana', colour: 0 }], when);
  return { ...begun, id: `day${`${day}`.padStart(9, '0')}`, over: true, scores: [points] };
}

async function prepare(): Promise<boolean> {
  const { matches } = await listMatches();
  if (matches.length > 0) return true;
  for (const [at, points] of numbers('points').entries()) await storeMatch(saveOf(points, at + 1), []);
  return true;
}

export function Alone() {
  const [ready, setReady] = createSignal(false);
  const [expert, setExpert] = createSignal(false);
  void prepare().then(setReady);
  const current = numbers('current')[0];
  return (
    <main class="page">
      <h1>The end</h1>
      <button type="button" class="button" onClick={() => setExpert(!expert())}>
        Other rules
      </button>
      <Show when={ready()}>
        <SoloResults
          game="gravity-superstar"
          options={{ expert: expert() }}
          current={current === undefined ? undefined : { match: saveOf(0, current).id, name: 'Solitaire' }}
          titled={(points) => TITLES[points < 100 ? 0 : 1]}
        />
      </Show>
    </main>
  );
}
