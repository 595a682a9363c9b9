// Everybody at the table: points, cards in hand, projects, and, where there is room, their station from afar.
import { createSignal, Show } from 'solid-js';
import type { Seat } from '#shared/engine/game.ts';
import type { CrewView } from '#shared/games/space-lab/view.ts';
import { Seats } from '#web/table/kit/frame/seats.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { CardIcon } from '../drawings/signs.tsx';
import { SmallStation } from '../drawings/small-station.tsx';
import { labWords } from '../words/words.ts';
import { CountTable } from './end/count.tsx';
import { capsuleOf } from './model/capsules.ts';
import type { Model } from './model/model.ts';
import { Projects } from './projects.tsx';
import { CrewStation } from './station/crew-station.tsx';
import './seats.css';

export function LabSeats(props: { model: Model }) {
  const [opened, open] = createSignal<Seat | null>(null);
  const view = () => props.model.view();
  const name = (seat: Seat) => props.model.chair(seat).name;
  return (
    <>
      <Seats table={props.model.table} class="lab-seats" turn={props.model.turn()}>
        {(seat) => (
          <>
            <strong class="lab-seat-points">
              {view().scores[seat]}
              <Show when={view().crews[seat]!.projects === null && view().crews[seat]!.owned > 0}>+</Show>
            </strong>
            <Holdings model={props.model} seat={seat} />
            <Show when={seat !== props.model.own()}>
              <div class="lab-seat-station">
                <FarStation crew={view().crews[seat]!} capsules={props.model.capsules()} />
              </div>
            </Show>
            <button
              type="button"
              class="lab-seat-open"
              aria-label={seat === props.model.own() ? labWords().count.own : labWords().open(name(seat))}
              onClick={() => open(seat)}
            />
          </>
        )}
      </Seats>
      <Show when={opened() !== null}>
        <Dialog title={labWords().stationOf(name(opened()!))} close={() => open(null)}>
          <div class="lab-opened">
            <CrewStation model={props.model} seat={opened()!} />
            <p class="lab-opened-card">{props.model.looked()}</p>
            <CountTable model={props.model} seats={[opened()!]} />
            <Projects crew={view().crews[opened()!]!} />
            <Show when={opened() !== props.model.own() && !props.model.ended()}>
              <p class="soft">{labWords().count.hiddenNote}</p>
            </Show>
          </div>
          <button type="button" class="button" onClick={() => open(null)}>
            {labWords().close}
          </button>
        </Dialog>
      </Show>
    </>
  );
}

function FarStation(props: { crew: CrewView; capsules: number }) {
  const capsules = () => [...Array(props.capsules).keys()].map((capsule) => capsuleOf(props.crew, capsule));
  return <SmallStation slots={props.crew.slots} capsules={capsules()} />;
}

function Holdings(props: { model: Model; seat: Seat }) {
  const crew = () => props.model.view().crews[props.seat]!;
  const placed = () => crew().slots.filter((lab) => lab !== null).length;
  const validated = () => crew().validated.filter((points) => points !== null).length;
  return (
    <span class="lab-holdings">
      <span aria-hidden="true">
        <Count card="lab" many={crew().cards} />
        <Count card="project" many={crew().owned} />
        <span class="lab-grown">
          {placed()}/{crew().slots.length}
        </span>
        <span class="lab-grown">
          ✓{validated()}/{crew().validated.length}
        </span>
      </span>
      <span class="unseen">
        {[
          labWords().handOf(crew().cards),
          labWords().projectsOf(crew().owned),
          labWords().placed(placed(), crew().slots.length),
          labWords().validated(validated(), crew().validated.length),
        ].join(', ')}
      </span>
    </span>
  );
}

function Count(props: { card: 'lab' | 'project'; many: number }) {
  return (
    <span class="lab-count">
      <CardIcon card={props.card} />
      {props.many}
    </span>
  );
}
