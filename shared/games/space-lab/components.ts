// What is in the box: lab cards, objectives, validation tiles and projects, and how a station is put together.

export const AGENCIES = ['golden', 'red', 'blue', 'green'] as const;
export type Agency = (typeof AGENCIES)[number];
export const SPECIALTIES = ['pilot', 'researcher', 'doctor', 'technician'] as const;
export type Specialty = (typeof SPECIALTIES)[number];

/** What is drawn at once when a lab is placed, or what it counts in the end. */
export type Effect =
  | { kind: 'points'; points: number }
  | { kind: 'specialty'; specialty: Specialty; points: number }
  | { kind: 'agency'; agency: Agency; points: number }
  | { kind: 'row'; specialty: Specialty; points: number }
  | { kind: 'projects'; points: number }
  | { kind: 'draw' };

export interface Lab {
  agency: Agency;
  specialty: Specialty;
  /** So many other cards of the hand are discarded for it. */
  cost: number;
  effect: Effect;
}
/** A lab is its place among the sixty, an objective among the twelve, a project among the twenty-four. */
export type LabId = number;
export type ObjectiveId = number;
export type ProjectId = number;

/** The numbers of all of them. */
export const idsOf = (things: readonly unknown[]): number[] => [...things.keys()];

/** What a card of that specialty brings below a capsule with that objective. */
export type Bonus = 'researcher' | 'technician' | 'doctor';
const BONUSES: readonly Bonus[] = ['researcher', 'technician', 'doctor'];

export interface Objective {
  /** Two of the first agency and one of another. */
  symbols: readonly [Agency, Agency, Agency];
  bonus: Bonus;
}

/** Every ordered pair of agencies once; each bonus four times, and with each agency. */
export const OBJECTIVES: readonly Objective[] = AGENCIES.flatMap((twice, first) =>
  AGENCIES.filter((once) => once !== twice).map((once, second) => ({
    symbols: [twice, twice, once] as const,
    bonus: BONUSES[(first + second) % BONUSES.length]!,
  })),
);

/** What lies on top of each column's pile of validation tiles; the lower ones bring points alone. */
export const VALIDATION_POINTS = [5, 4, 3, 2] as const;
export type Drawn = 'lab' | 'project';
export const VALIDATION_BONUSES: readonly (readonly Drawn[])[] = [
  ['lab', 'project'],
  ['project', 'lab'],
  ['project', 'lab'],
];

export const TECHNICIAN_POINTS = 3;

export type Project = 'blackHoles' | 'exoplanets' | 'mars' | 'supernovae' | `telescope-${Agency}`;
const COPIES: readonly (readonly [Project, number])[] = [
  ['blackHoles', 6],
  ['exoplanets', 3],
  ['mars', 6],
  ['supernovae', 5],
  ['telescope-golden', 1],
  ['telescope-red', 1],
  ['telescope-blue', 1],
  ['telescope-green', 1],
];
export const PROJECTS: readonly Project[] = COPIES.flatMap(([project, many]) =>
  Array.from({ length: many }, () => project),
);
/** Points for owning one, two, three … of these; more of them bring no more. */
export const STEPS = {
  blackHoles: [2, 6, 12],
  mars: [1, 4, 9, 16],
  supernovae: [4, 10],
} as const;

/** From so many cards on, a turn must place some. */
export const MUST_PLACE = 5;
export const REVEALED = 3;
/** Objectives of a station: three, or six for whoever is alone. */
export const CAPSULES = 3;
export const capsulesFor = (seats: number) => (seats === 1 ? 2 * CAPSULES : CAPSULES);
/** Slots of a station: 3 + 4 + 3, and for whoever is alone 4 + 3 more below. */
export const slotsFor = (seats: number) => (seats === 1 ? 17 : 10);
