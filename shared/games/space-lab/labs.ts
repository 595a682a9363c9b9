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
    ['doctor', 0, inRow('pilot', 1)],
    ['technician', 0, inRow('technician', 1)],
    ['pilot', 0, inRow('researcher', 1)],
    ['researcher', 1, points(3)],
    ['doctor', 1, draw],
    ['technician', 1, perAgency('red', 1)],
    ['pilot', 1, draw],
    ['researcher', 2, points(5)],
    ['doctor', 2, perSpecialty('pilot', 2)],
    ['technician', 2, projects(1)],
    ['pilot', 2, inRow('pilot', 3)],
    ['researcher', 3, points(7)],
    ['doctor', 3, inRow('doctor', 4)],
    ['technician', 3, perSpecialty('technician', 2)],
  ],
  red: [
    ['doctor', 0, points(2)],
    ['technician', 0, inRow('researcher', 1)],
    ['pilot', 0, inRow('pilot', 1)],
    ['researcher', 0, inRow('doctor', 1)],
    ['doctor', 1, points(3)],
    ['technician', 1, draw],
    ['pilot', 1, perAgency('blue', 1)],
    ['researcher', 1, draw],
    ['doctor', 2, points(5)],
    ['technician', 2, perSpecialty('researcher', 2)],
    ['pilot', 2, projects(1)],
    ['researcher', 2, inRow('researcher', 3)],
    ['doctor', 3, points(7)],
    ['technician', 3, inRow('technician', 4)],
    ['pilot', 3, perSpecialty('pilot', 2)],
  ],
  blue: [
    ['technician', 0, points(2)],
    ['pilot', 0, inRow('doctor', 1)],
    ['researcher', 0, inRow('researcher', 1)],
    ['doctor', 0, inRow('technician', 1)],
    ['technician', 1, points(3)],
    ['pilot', 1, draw],
    ['researcher', 1, perAgency('green', 1)],
    ['doctor', 1, draw],
    ['technician', 2, points(5)],
    ['pilot', 2, perSpecialty('doctor', 2)],
    ['researcher', 2, projects(1)],
    ['doctor', 2, inRow('doctor', 3)],
    ['technician', 3, points(7)],
    ['pilot', 3, inRow('pilot', 4)],
    ['researcher', 3, perSpecialty('researcher', 2)],
  ],
  green: [
    ['pilot', 0, points(2)],
    ['researcher', 0, inRow('technician', 1)],
    ['doctor', 0, inRow('doctor', 1)],
    ['technician', 0, inRow('pilot', 1)],
    ['pilot', 1, points(3)],
    ['researcher', 1, draw],
    ['doctor', 1, perAgency('golden', 1)],
    ['technician', 1, draw],
    ['pilot', 2, points(5)],
    ['researcher', 2, perSpecialty('technician', 2)],
    ['doctor', 2, projects(1)],
    ['technician', 2, inRow('technician', 3)],
    ['pilot', 3, points(7)],
    ['researcher', 3, inRow('researcher', 4)],
    ['doctor', 3, perSpecialty('doctor', 2)],
  ],
};

export const LABS: readonly Lab[] = AGENCIES.flatMap((agency) =>
  CARDS[agency].map(([specialty, cost, effect]) => ({ agency, specialty, cost, effect })),
);

export const isOf = (agency: Agency) => (lab: LabId) => LABS[lab]!.agency === agency;
/** With as many other cards in hand as it costs. */
export const isPayable = (hand: readonly LabId[]) => (lab: LabId) => LABS[lab]!.cost < hand.length;
