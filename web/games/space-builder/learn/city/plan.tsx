// A plan to build by: as it lies, and once all stands as it shows, upright.
import { type Board, type BuildingId, buildingOf } from '#shared/games/space-builder/components.ts';
import { PlanGround } from '../../drawings/ground/ground.tsx';
import { Standing } from '../../drawings/standing.tsx';
import { asItLies } from '../../table/model/lying.ts';
import { builderWords } from '../../words/words.ts';
import './plan.css';
import { citySaid } from './speech.ts';

export function PlanView(props: {
  plan: Board;
  locked?: readonly BuildingId[];
  lie?: number;
  upright?: boolean;
}) {
  const lie = () => (props.upright ? 0 : (props.lie ?? 0));
  const said = () => citySaid(builderWords().plan, asItLies(props.plan, lie()), props.locked);
  return (
    <div class={`learn-builder-plan lie-${lie()}`} role="img" aria-label={said()}>
      <PlanGround taken={props.plan.map((piece) => piece !== null)}>
        <Standing lying={props.plan} locked={props.locked} turn={lie()} />
      </PlanGround>
    </div>
  );
}

export const lockedOn = (plan: Board, held: readonly BuildingId[]): BuildingId[] =>
  plan.flatMap((piece) => (piece === null || held.includes(buildingOf(piece)) ? [] : buildingOf(piece)));
