// The twenty plans of a match, from its seed: no two alike, and every turn, face and site about equally often.
import { type Dice, dice, seeded } from '#shared/engine/random.ts';
import {
  BUILDINGS,
  buildingOf,
  FACES,
  type Piece,
  PLANS,
  type Plan,
  pieceOf,
  quarterTurned,
  SITES,
  TURNS,
} from './components.ts';
import type { Options } from './options.ts';

/** So often at most a building stands on a site. */
const MOST_ON_A_SITE = 3;
/** In how much two plans may agree: in sites of buildings, and in buildings that lie alike on the same site. */
const AS_THEY_LIE = { sites: 3, whole: 1 };
const ONE_TURNED = { sites: 4, whole: 2 };

/** The plans of a match, and at how many quarters each lies. */
export function drawn({ lie }: Options, seed: string): { plans: Plan[]; lies: number[] } {
  const roll = dice(seeded(seed));
  const plans = makePlans(roll);
  return { plans, lies: lie === 'straight' ? plans.map(() => 0) : makeLies(roll) };
}

function makePlans(roll: Dice): Plan[] {
  for (;;) {
    const plans = attempt(roll);
    if (plans) return plans;
  }
}

/** Null where no plan is left that is unlike all before it. */
function attempt(roll: Dice): Plan[] | null {
  const lyings = BUILDINGS.map((_, building) => lyingsOf(roll, building));
  const stood = BUILDINGS.map(() => new Array<number>(SITES).fill(0));
  const plans: Plan[] = [];
  while (plans.length < PLANS) {
    const pieces = lyings.map((all) => all[plans.length]!);
    const plan = nextPlan(roll, pieces, stood, plans);
    if (!plan) return null;
    plans.push(plan);
    for (const [site, piece] of plan.entries()) if (piece !== null) stood[buildingOf(piece)]![site]!++;
  }
  return plans;
}

/** How a building lies on each plan: every turn and every face equally often. */
function lyingsOf(roll: Dice, building: number): Piece[] {
  const turns = roll.shuffled(Array.from({ length: PLANS }, (_, at) => at % TURNS));
  const faces = roll.shuffled(Array.from({ length: PLANS }, (_, at) => at % FACES));
  return turns.map((turn, at) => pieceOf(building, turn, faces[at]!));
}

const TRIES = 400;

function nextPlan(
  roll: Dice,
  pieces: readonly Piece[],
  stood: readonly (readonly number[])[],
  before: readonly Plan[],
): Plan | null {
  for (let tries = 0; tries < TRIES; tries++) {
    const plan = roll.shuffled([...pieces, null]);
    const isOften = plan.some(
      (piece, site) => piece !== null && stood[buildingOf(piece)]![site]! >= MOST_ON_A_SITE,
    );
    if (!isOften && before.every((other) => areUnlike(plan, other))) return plan;
  }
  return null;
}

function areUnlike(one: Plan, other: Plan): boolean {
  if (agreesMore(one, other, AS_THEY_LIE)) return false;
  let round = one;
  for (let quarter = 1; quarter < TURNS; quarter++) {
    round = quarterTurned(round);
    if (agreesMore(round, other, ONE_TURNED)) return false;
  }
  return true;
}

function agreesMore(one: Plan, other: Plan, most: { sites: number; whole: number }): boolean {
  let [sites, whole] = [0, 0];
  for (let site = 0; site < SITES; site++) {
    const [piece, twin] = [one[site]!, other[site]!];
    if (piece === null || twin === null || buildingOf(piece) !== buildingOf(twin)) continue;
    sites++;
    if (piece === twin) whole++;
  }
  return sites > most.sites || whole > most.whole;
}

/** Never straight, and each equally often. */
function makeLies(roll: Dice): number[] {
  return roll.shuffled(Array.from({ length: PLANS }, (_, at) => 1 + (at % (TURNS - 1))));
}
