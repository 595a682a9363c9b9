// What must hold of the twenty plans of a match, looked at one by one, building by building and two by two.
import {
  buildingOf,
  FACES,
  faceOf,
  PLANS,
  type Plan,
  pieceOf,
  SIDE,
  SITES,
  TURNS,
  turnOf,
} from '#shared/games/space-builder/components.ts';
import type { Options } from '#shared/games/space-builder/options.ts';
import { ALL, type Drawn } from './table.ts';

interface Agreement {
  sites: number;
  whole: number;
}

const MOST_AS_THEY_LIE: Agreement = { sites: 3, whole: 1 };
const MOST_TURNED: Agreement = { sites: 4, whole: 2 };
const MOST_ON_A_SITE = 3;

/** By a quarter clockwise, the buildings along with their sites: the top left comes to the top right. */
export function quarterTurned(plan: Plan): Plan {
  const after: (number | null)[] = Array.from({ length: SITES }, () => null);
  for (const [site, piece] of plan.entries()) {
    const [row, column] = [Math.floor(site / SIDE), site % SIDE];
    const to = column * SIDE + (SIDE - 1 - row);
    after[to] =
      piece === null ? null : pieceOf(buildingOf(piece), (turnOf(piece) + 1) % TURNS, faceOf(piece));
  }
  return after;
}

export function agreement(one: Plan, other: Plan): Agreement {
  let sites = 0;
  let whole = 0;
  for (const [site, piece] of one.entries()) {
    const facing = other[site] ?? null;
    if (piece === null || facing === null) continue;
    if (buildingOf(piece) === buildingOf(facing)) sites++;
    if (piece === facing) whole++;
  }
  return { sites, whole };
}

/** What two plans have too much in common, as they lie and after turning the first. */
export function likeness(one: Plan, other: Plan): string[] {
  const wrong: string[] = [];
  let lying = one;
  for (let quarters = 0; quarters < TURNS; quarters++) {
    const most = quarters === 0 ? MOST_AS_THEY_LIE : MOST_TURNED;
    const { sites, whole } = agreement(lying, other);
    const after = quarters === 0 ? '' : ` after ${90 * quarters} degrees`;
    if (sites > most.sites) wrong.push(`agree in ${sites} sites${after}`);
    if (whole > most.whole) wrong.push(`agree in ${whole} placements${after}`);
    lying = quarterTurned(lying);
  }
  return wrong;
}

function shapeFaults(plan: Plan): string[] {
  const buildings = plan.flatMap((piece) => (piece === null ? [] : buildingOf(piece)));
  const wrong: string[] = [];
  if (plan.length !== SITES) wrong.push(`has ${plan.length} sites`);
  for (const building of ALL) {
    const many = buildings.filter((other) => other === building).length;
    if (many !== 1) wrong.push(`has building ${building} ${many} times`);
  }
  if (buildings.length > ALL.length) wrong.push(`has ${buildings.length} buildings`);
  return wrong;
}

function buildingFaults(plans: readonly Plan[], building: number): string[] {
  const wrong: string[] = [];
  const placements = plans.flatMap((plan) =>
    plan.flatMap((piece, site) =>
      piece === null || buildingOf(piece) !== building
        ? []
        : [{ site, turn: turnOf(piece), face: faceOf(piece) }],
    ),
  );
  const many = (of: 'site' | 'turn' | 'face', value: number) =>
    placements.filter((placement) => placement[of] === value).length;
  for (let turn = 0; turn < TURNS; turn++)
    if (many('turn', turn) !== PLANS / TURNS) wrong.push(`turn ${turn} ${many('turn', turn)} times`);
  for (let face = 0; face < FACES; face++)
    if (many('face', face) !== PLANS / FACES) wrong.push(`face ${face} ${many('face', face)} times`);
  for (let site = 0; site < SITES; site++)
    if (many('site', site) > MOST_ON_A_SITE) wrong.push(`site ${site} ${many('site', site)} times`);
  return wrong;
}

function lieFaults(lies: readonly number[], lie: Options['lie']): string[] {
  const wanted = lie === 'straight' ? [0] : [1, 2, 3];
  const wrong = lies.filter((one) => !wanted.includes(one)).map((one) => `lie ${one} with ${lie}`);
  const many = wanted.map((one) => lies.filter((other) => other === one).length);
  if (Math.max(...many) - Math.min(...many) > 1) wrong.push(`lies ${many.join(', ')} times`);
  return wrong;
}

export function planFaults(drawn: readonly Drawn[], lie: Options['lie']): string[] {
  const plans = drawn.map(({ plan }) => plan);
  const wrong = plans.length === PLANS ? [] : [`${plans.length} plans`];
  for (const [at, plan] of plans.entries())
    wrong.push(...shapeFaults(plan).map((text) => `plan ${at} ${text}`));
  for (const building of ALL)
    wrong.push(...buildingFaults(plans, building).map((text) => `building ${building} has ${text}`));
  for (const [at, one] of plans.entries())
    for (const [after, other] of plans.slice(at + 1).entries())
      wrong.push(...likeness(one, other).map((text) => `plans ${at} and ${at + 1 + after} ${text}`));
  const lies = drawn.map((one) => one.lie);
  return [...wrong, ...lieFaults(lies, lie)];
}
