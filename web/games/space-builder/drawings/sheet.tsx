// Contact sheet for the eye: every face at the sizes it is played at, turned and in grey. Served in development only.
import { For, type JSX } from 'solid-js';
import { render } from 'solid-js/web';
import { BUILDINGS, type Plan, pieceOf } from '#shared/games/space-builder/components.ts';
import { BuildingPicture } from './building.tsx';
import { BoardGround, PlanGround } from './ground/ground.tsx';
import { BeaconPicture, LockPicture } from './ground/signs.tsx';
import type { Ground } from './paint/tones.ts';
import { Standing } from './standing.tsx';

const numbers = [...BUILDINGS.keys()];
const quarters = [0, 1, 2, 3];
const plan: Plan = [
  pieceOf(4),
  pieceOf(0, 1),
  pieceOf(6, 2, 1),
  pieceOf(2, 3),
  null,
  pieceOf(7, 0, 1),
  pieceOf(5, 0),
  pieceOf(1, 2),
  pieceOf(3, 1, 1),
];
const board: Plan = plan.map((piece, site) => (site % 4 === 3 ? null : piece));
const taken = (lying: Plan) => lying.map((piece) => piece !== null);

const sized = (size: number, drawing: () => JSX.Element) => <div class={`sheet-${size}`}>{drawing()}</div>;

function Faces(props: { size: number; on?: Ground }) {
  return (
    <div class="sheet-row">
      <For each={numbers}>
        {(building) => (
          <For each={[0, 1]}>
            {(face) =>
              sized(props.size, () => <BuildingPicture building={building} face={face} on={props.on} />)
            }
          </For>
        )}
      </For>
    </div>
  );
}

function Turned(props: { size: number; on: Ground }) {
  return (
    <For each={[0, 1]}>
      {(face) => (
        <div class="sheet-row">
          <For each={numbers}>
            {(building) => (
              <For each={quarters}>
                {(turn) =>
                  sized(props.size, () => (
                    <BuildingPicture building={building} turn={turn} face={face} on={props.on} />
                  ))
                }
              </For>
            )}
          </For>
        </div>
      )}
    </For>
  );
}

function Sheet() {
  return (
    <>
      <Faces size={120} on="rock" />
      <Faces size={64} on="rock" />
      <Faces size={40} on="rock" />
      <Faces size={28} on="rock" />
      <Faces size={64} />
      <div class="sheet-grey">
        <Faces size={64} on="rock" />
        <Faces size={40} on="rock" />
        <Faces size={28} on="rock" />
      </div>
      <Turned size={40} on="rock" />
      <Turned size={40} on="paper" />
      <div class="sheet-grey">
        <Turned size={40} on="rock" />
      </div>
      <For each={[380, 190]}>
        {(size) => (
          <div class="sheet-row">
            {sized(size, () => (
              <PlanGround taken={taken(plan)}>
                <Standing lying={plan} locked={[3, 5]} />
              </PlanGround>
            ))}
            {sized(size, () => (
              <BoardGround taken={taken(board)}>
                <Standing lying={board} />
              </BoardGround>
            ))}
            {sized(size, () => (
              <PlanGround taken={taken(plan)} turn={1}>
                <Standing lying={plan} locked={[3, 5]} turn={1} />
              </PlanGround>
            ))}
            {sized(size, () => (
              <BoardGround taken={[]} />
            ))}
          </div>
        )}
      </For>
      <div class="sheet-row">
        <For each={[28, 40, 64]}>
          {(size) => (
            <>
              {sized(size, () => (
                <BeaconPicture />
              ))}
              {sized(size, () => (
                <LockPicture />
              ))}
            </>
          )}
        </For>
      </div>
    </>
  );
}

render(() => <Sheet />, document.getElementById('builder-sheet')!);
