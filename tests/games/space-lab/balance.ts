// Whether the cards are balanced: many matches of the strongest bots, in tables: `balance.ts [seeds]`.
import type { Outcome } from '#shared/engine/game.ts';
import type { Action } from '#shared/games/space-lab/actions.ts';
import { AGENCIES, OBJECTIVES, PROJECTS } from '#shared/games/space-lab/components.ts';
import { LABS } from '#shared/games/space-lab/labs.ts';
import { pointsOfProject, pointsOnSlot, TITLE_STEPS } from '#shared/games/space-lab/score.ts';
import type { Crew, State } from '#shared/games/space-lab/state.ts';
import { isAhead, playLab } from '../../tools/tournament-lab.ts';
import { percent } from '../../tools/tournament-play.ts';
import { ids } from './table.ts';

const KINDS = ['points', 'specialty', 'agency', 'row', 'projects', 'draw'] as const;
const COUNTS = [2, 3, 4, 1] as const;
const ALONE = '1 seats';
/** Where the titles of whoever is alone change. */

interface Played {
  end: State;
  outcome: Outcome;
  actions: readonly Action[];
}

interface Share {
  many: number;
  points: number;
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
const mean = (numbers: readonly number[]) => (sum(numbers) / Math.max(1, numbers.length)).toFixed(1);

function playedBy(seats: number, seeds: number): Played[] {
  return ids(seeds).map((number) => {
    const { room, outcome, log } = playLab(
      ids(seats).map(() => 3),
      `balance ${seats} ${number}`,
    );
    return { end: room.match.state, outcome, actions: log.map(({ action }) => action as Action) };
  });
}

/** How many fall under each name, and the points of all of them. */
function shares<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
  pointsOf: (item: Item) => number,
) {
  const found = new Map<string, Share>();
  for (const item of items) {
    const share = found.get(nameOf(item)) ?? { many: 0, points: 0 };
    found.set(nameOf(item), { many: share.many + 1, points: share.points + pointsOf(item) });
  }
  return found;
}

type Column = Map<string, Share>;
function table(title: string, names: readonly string[], columns: Record<string, Column>): void {
  const rows = names.map((name) => {
    const cells = Object.entries(columns).flatMap(([column, found]) => {
      const all = sum([...found.values()].map(({ many }) => many));
      const { many, points } = found.get(name) ?? { many: 0, points: 0 };
      return [
        [column, percent(many, all)],
        [`${column}: points`, (points / Math.max(1, many)).toFixed(2)],
      ];
    });
    return [name, Object.fromEntries(cells)];
  });
  console.log(title);
  console.table(Object.fromEntries(rows));
}

interface PlacedLab {
  crew: Crew;
  slot: number;
  lab: number;
}
const crewsOf = (matches: readonly Played[]) => matches.flatMap(({ end }) => end.crews);
const labsOf = (matches: readonly Played[]): PlacedLab[] =>
  crewsOf(matches).flatMap((crew) =>
    crew.slots.flatMap((lab, slot) => (lab === null ? [] : { crew, slot, lab })),
  );
const pointsOfLab = ({ crew, slot }: PlacedLab) => pointsOnSlot(crew, slot);

function byLab(matches: readonly Played[], nameOf: (lab: (typeof LABS)[number]) => string): Column {
  return shares(labsOf(matches), ({ lab }) => nameOf(LABS[lab]!), pointsOfLab);
}

/** How often each is in a station, and the points of its tile, none where it was not validated. */
function byObjective(matches: readonly Played[]): Column {
  const tiles = crewsOf(matches).flatMap((crew) =>
    crew.objectives.map((objective, capsule) => ({ objective, points: crew.validated[capsule] ?? 0 })),
  );
  return shares(
    tiles,
    ({ objective }) => nameOfObjective(objective),
    ({ points }) => points,
  );
}
const nameOfObjective = (objective: number) => {
  const { symbols, bonus } = OBJECTIVES[objective]!;
  return `2 ${symbols[0]}, ${symbols[2]}, ${bonus}`;
};

function byProject(matches: readonly Played[]): Column {
  const owned = crewsOf(matches).flatMap((crew) =>
    crew.projects.map((id) => {
      const project = PROJECTS[id]!;
      const many = crew.projects.filter((other) => PROJECTS[other] === project).length;
      return { project, points: pointsOfProject(project, many, crew.slots) / many };
    }),
  );
  return shares(
    owned,
    ({ project }) => project,
    ({ points }) => points,
  );
}

const byValidation = (matches: readonly Played[]): Column =>
  shares(
    crewsOf(matches).flatMap(({ validated }) => validated),
    (points) => (points === null ? 'none' : `${points}`),
    (points) => points ?? 0,
  );

function turnsOf({ actions }: Played): number {
  return actions.filter(({ type }, at) => {
    const isPlace = type === 'place' && !['place', 'keep'].includes(actions[at - 1]?.type ?? '');
    return isPlace || (type === 'take' && actions[at - 1]?.type !== 'reveal') || type === 'reveal';
  }).length;
}

function lengths(played: Record<string, readonly Played[]>): void {
  console.log('Length, points, and who begins.');
  console.table(
    Object.fromEntries(
      Object.entries(played).map(([seats, matches]) => {
        const first = matches.filter(({ end, outcome }) => isAhead(outcome, end.starter));
        const scores = matches.map(({ outcome }) => outcome.scores);
        return [
          seats,
          {
            turns: mean(matches.map(turnsOf)),
            actions: mean(matches.map(({ actions }) => actions.length)),
            points: mean(scores.flat()),
            'of the winner': mean(scores.map((all) => Math.max(...all))),
            'labs placed': mean(
              crewsOf(matches).map(({ slots }) => slots.filter((lab) => lab !== null).length),
            ),
            'ended by objectives': percent(
              matches.filter(({ end }) => endsByObjectives(end)).length,
              matches.length,
            ),
            'who begins wins': seats === ALONE ? '' : percent(first.length, matches.length),
          },
        ];
      }),
    ),
  );
}
const endsByObjectives = ({ crews, finisher }: State) =>
  finisher !== null && !crews[finisher]!.validated.includes(null);

function titles(matches: readonly Played[]): void {
  const scores = matches.map(({ outcome }) => outcome.scores[0]!).toSorted((one, other) => one - other);
  const bounds = [0, ...TITLE_STEPS, Number.POSITIVE_INFINITY];
  const tenths = ids(11).map(
    (tenth) => scores[Math.min(scores.length - 1, Math.floor((tenth * scores.length) / 10))],
  );
  console.log(`Alone: ${mean(scores)} on average; by tenths ${tenths.join(' ')}`);
  console.table(
    Object.fromEntries(
      bounds.slice(0, -1).map((from, at) => {
        const many = scores.filter((score) => score >= from && score < bounds[at + 1]!).length;
        return [`from ${from}`, percent(many, scores.length)];
      }),
    ),
  );
}

const seeds = Number(process.argv[2] ?? 1000);
const played = Object.fromEntries(COUNTS.map((seats) => [`${seats} seats`, playedBy(seats, seeds)]));
const columns = (of: (matches: readonly Played[]) => Column) =>
  Object.fromEntries(Object.entries(played).map(([seats, matches]) => [seats, of(matches)]));
const costs = ['0', '1', '2', '3'];
table(
  'Effects: share of placements, points of each in the end.',
  KINDS,
  columns((all) => byLab(all, ({ effect }) => effect.kind)),
);
table(
  'Costs.',
  costs,
  columns((all) => byLab(all, ({ cost }) => `${cost}`)),
);
table(
  'Agencies.',
  AGENCIES,
  columns((all) => byLab(all, ({ agency }) => agency)),
);
table(
  'Objectives: share of stations, points of the tile.',
  ids(12).map(nameOfObjective),
  columns(byObjective),
);
table('Projects: share of those owned, points of each.', [...new Set(PROJECTS)], columns(byProject));
table('Tiles on the capsules.', ['5', '4', '3', '2', 'none'], columns(byValidation));
lengths(played);
titles(played[ALONE]!);
