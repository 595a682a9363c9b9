// A plan with the board of somebody who is building by it; and one that lies turned.
import { type Board, buildingOf, EMPTY } from '#shared/games/space-builder/components.ts';
import { BoardGround } from '../../drawings/ground/ground.tsx';
import { Standing } from '../../drawings/standing.tsx';
import { builderWords } from '../../words/words.ts';
import { HELD, ROUND } from '../city/builders.ts';
import { lockedOn, PlanView } from '../city/plan.tsx';
import { citySaid } from '../city/speech.ts';
import './pictures.css';

const { plan } = ROUND;
const BUILT: Board = EMPTY.map((_, site) => {
  const piece = plan[site]!;
  return piece !== null && HELD.includes(buildingOf(piece)) ? piece : null;
});

export function PlanAndBoard() {
  return <Two lie={0} />;
}

export function TurnedPlan() {
  return <Two lie={1} />;
}

function Two(props: { lie: number }) {
  return (
    <div class="learn-builder-two">
      <figure>
        <figcaption>{builderWords().plan}</figcaption>
        <PlanView plan={plan} locked={lockedOn(plan, HELD)} lie={props.lie} />
      </figure>
      <figure>
        <figcaption>{builderWords().board}</figcaption>
        <div role="img" aria-label={citySaid(builderWords().board, BUILT)}>
          <BoardGround taken={BUILT.map((piece) => piece !== null)}>
            <Standing lying={BUILT} />
          </BoardGround>
        </div>
      </figure>
    </div>
  );
}
