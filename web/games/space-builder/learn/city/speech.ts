// Plans, boards and faults in words.
import { type Board, BUILDINGS, type BuildingId } from '#shared/games/space-builder/components.ts';
import { type Fault, totalOf } from '#shared/games/space-builder/faults.ts';
import { boardSaid, buildingSaid, siteSaid } from '../../table/model/speech.ts';
import { builderWords } from '../../words/words.ts';
import { builderLearnWords } from '../words/words.ts';
import { ROUND } from './builders.ts';

/** A plan or a board by its name, site by site. */
export const citySaid = (name: string, city: Board, locked: readonly BuildingId[] = []) =>
  [name, ...boardSaid(city, locked)].join('. ');

export const placeSaid = (site: number | null) => (site === null ? builderWords().hand : siteSaid(site));

/** What tells this face from the other. */
export const detailSaid = (building: BuildingId, face: number) =>
  builderWords().faces[BUILDINGS[building]!][face]!;

export const totalSaid = (faults: readonly Fault[]) => builderWords().result.faults(totalOf(faults));

/** How each who built the round came to its end. */
export function endedSaid(builder: number): string {
  const { doneAs, stopped } = builderWords().result;
  return builder === ROUND.builders.length - 1 ? stopped : doneAs[builder]!;
}

/** What is wrong, building by building. */
export function wrongSaid(faults: readonly Fault[]): string {
  const { blamed } = builderLearnWords();
  const { reasons } = builderWords().result;
  return faults.map(({ building, reason }) => blamed(buildingSaid(building), reasons[reason])).join(' ');
}

/** And how many faults that is in all. */
export const faultsSaid = (faults: readonly Fault[]) =>
  [wrongSaid(faults), `${totalSaid(faults)}.`].filter(Boolean).join(' ');
