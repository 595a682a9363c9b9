// One's own station: every free place takes a card from the hand, and says what it would bring there.
import { type JSX, Show } from 'solid-js';
import { Place } from '#web/table/kit/drag/place.tsx';
import { CardIcon } from '../../drawings/signs.tsx';
import { labWords } from '../../words/words.ts';
import type { Model } from '../model/model.ts';
import { type Placing, placeOf } from '../model/placing.ts';
import { CrewStation } from './crew-station.tsx';

export function OwnStation(props: { model: Model; placing: Placing }) {
  return (
    <CrewStation
      model={props.model}
      seat={props.model.shownSeat()}
      aimed={props.placing.aim()}
      over={(slot, drawn) => <OwnPlace {...props} slot={slot} drawn={drawn} />}
    />
  );
}

function OwnPlace(props: { model: Model; placing: Placing; slot: number; drawn: JSX.Element }) {
  const isFree = () => props.model.shownCrew().slots[props.slot] === null;
  const gain = () => {
    const lab = props.placing.carried();
    return lab === null || !isFree() || props.placing.whyNot(lab) ? null : props.model.gain(lab, props.slot);
  };
  return (
    <Show when={props.model.own() !== null} fallback={props.drawn}>
      <Place drag={props.placing.drag} place={placeOf(props.slot)}>
        {props.drawn}
        <Show when={gain()}>
          {(gain) => (
            <span class="lab-gain" aria-hidden="true" classList={{ good: gain().points > 0 }}>
              <strong>{labWords().gain.points(gain().points)}</strong>
              <Show when={gain().validated.length > 0}>
                <span class="lab-gain-tick">✓</span>
              </Show>
              <Show when={gain().projects.length > 0}>
                <CardIcon card="project" />
              </Show>
              <Show when={gain().labs > 0}>
                <CardIcon card="lab" />
              </Show>
            </span>
          )}
        </Show>
      </Place>
    </Show>
  );
}
