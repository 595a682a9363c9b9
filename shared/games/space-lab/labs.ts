// The sixty lab cards, by agency: specialty, cost, and what each of them brings.
import { AGENCIES, type Agency, type Effect, type Lab, type LabId, type Specialty } from './components.ts';

const points = (points: number): Effect => ({ kind: 'points', points });
const perSpecialty = (specialty: Specialty, points: number): Effect => ({
  kind: 'specialty',
  specialty,
  points,
});
const perAgency = (agency: Agency, points: number): Effect => ({ kind: 'agency', agency, points });
const inRow = (specialty: Specialty, points: number): Effect => ({ kind: 'row', specialty, points });
const projects = (points: number): Effect => ({ kind: 'projects', points });
const draw: Effect = { kind: 'draw' };

const CARDS: Record<Agency, readonly (readonly [Specialty, cost: number, Effect])[]> = {
  golden: [
    ['researcher', 0, points(2)],
    ['doctor', 0, draw],
    ['technician', 0, inRow('technician', 1)],
    ['pilot', 0, inRow('researcher', 1)],
    ['researcher', 1, points(3)],
    ['doctor', 1, inRow('doctor', 2)],
    ['technician', 1, perSpecialty('researcher', 1)],
    ['pilot', 1, draw],
    ['researcher', 2, points(5)],
    ['doctor', 2, perAgency('golden', 2)],
    ['technician', 2, perSpecialty('pilot', 2)],
    ['pilot', 2, inRow('pilot', 3)],
    ['researcher', 3, points(7)],
    ['doctor', 3, projects(1)],
    ['technician', 3, projects(1)],
  ],
  red: [
    ['doctor', 0, points(2)],
    ['technician', 0, draw],
    ['pilot', 0, inRow('pilot', 1)],
    ['researcher', 0, inRow('doctor', 1)],
    ['doctor', 1, points(3)],
    ['technician', 1, inRow('technician', 2)],
    ['pilot', 1, perSpecialty('doctor', 1)],
    ['researcher', 1, draw],
    ['doctor', 2, points(5)],
    ['technician', 2, perAgency('red', 2)],
    ['pilot', 2, perSpecialty('researcher', 2)],
    ['researcher', 2, inRow('researcher', 3)],
    ['doctor', 3, points(7)],
    ['technician', 3, projects(1)],
    ['pilot', 3, projects(1)],
  ],
  blue: [
    ['technician', 0, points(2)],
    ['pilot', 0, draw],
    ['researcher', 0, inRow('researcher', 1)],
    ['doctor', 0, inRow('technician', 1)],
    ['technician', 1, points(3)],
    ['pilot', 1, inRow('pilot', 2)],
    ['researcher', 1, perSpecialty('technician', 1)],
    ['doctor', 1, draw],
    ['technician', 2, points(5)],
    ['pilot', 2, perAgency('blue', 2)],
    ['researcher', 2, perSpecialty('doctor', 2)],
    ['doctor', 2, inRow('doctor', 3)],
    ['technician', 3, points(7)],
    ['pilot', 3, projects(1)],
    ['researcher', 3, projects(1)],
  ],
  green: [
    ['pilot', 0, points(2)],
    ['researcher', 0, draw],
    ['doctor', 0, inRow('doctor', 1)],
    ['technician', 0, inRow('pilot', 1)],
    ['pilot', 1, points(3)],
    ['researcher', 1, inRow('researcher', 2)],
    ['doctor', 1, perSpecialty('pilot', 1)],
    ['technician', 1, draw],
    ['pilot', 2, points(5)],
    ['researcher', 2, perAgency('green', 2)],
    ['doctor', 2, perSpecialty('technician', 2)],
    ['technician', 2, inRow('technician', 3)],
    ['pilot', 3, points(7)],
    ['researcher', 3, projects(1)],
    ['doctor', 3, projects(1)],
  ],
};

export const LABS: readonly Lab[] = AGENCIES.flatMap((agency) =>
  CARDS[agency].map(([specialty, cost, effect]) => ({ agency, specialty, cost, effect })),
);

export const isOf = (agency: Agency) => (lab: LabId) => LABS[lab]!.agency === agency;
/** With as many other cards in hand as it costs. */
export const isPayable = (hand: readonly LabId[]) => (lab: LabId) => LABS[lab]!.cost < hand.length;
