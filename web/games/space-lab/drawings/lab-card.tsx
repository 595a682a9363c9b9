// A lab card: an astronaut of an agency, whose visor shows the specialty, with price and effect.
import { type JSX, Match, Switch } from 'solid-js';
import type { Effect, LabId, Specialty } from '#shared/games/space-lab/components.ts';
import { LABS } from '#shared/games/space-lab/labs.ts';
import { AgencyShape, CardShape, Points, SpecialtyShape } from './signs.tsx';
import './lab-card.css';

export function LabCard(props: { lab: LabId }) {
  const lab = () => LABS[props.lab]!;
  return (
    <svg class="lab-card" viewBox="0 0 100 140" data-agency={lab().agency} aria-hidden="true">
      <rect class="lab-card-edge" width="100" height="140" rx="11" />
      <rect class="lab-card-face" x="3" y="3" width="94" height="134" rx="8.5" />
      <path class="lab-card-stars" d="M22 44h0M80 52h0M70 30h0M15 74h0M87 82h0M34 27h0M90 36h0" />
      <Astronaut>
        <SpecialtyShape specialty={lab().specialty} x={50} y={60} size={31} />
      </Astronaut>
      <path class="lab-card-strip" d="M3 100H97V128.5A8.5 8.5 0 0 1 88.5 137H11.5A8.5 8.5 0 0 1 3 128.5Z" />
      <EffectSigns effect={lab().effect} />
      <g class="lab-cost" data-cost={lab().cost}>
        <path d="M3 11.5A8.5 8.5 0 0 1 11.5 3H36V19A14 14 0 0 1 22 33H3Z" />
        <text x="18.5" y="26.5">
          {lab().cost}
        </text>
      </g>
      <AgencyShape agency={lab().agency} x={80} y={20} size={26} />
    </svg>
  );
}

function Astronaut(props: { children: JSX.Element }) {
  return (
    <g class="lab-astronaut">
      <path class="lab-suit" d="M18 100C18 86 30 80 50 80C70 80 82 86 82 100Z" />
      <path class="lab-suit-stripe" d="M44 82H56V100H44Z" />
      <circle class="lab-helmet" cx="50" cy="59" r="28.5" />
      <path class="lab-ears" d="M20 53A6 9 0 0 0 20 68ZM80 53A6 9 0 0 1 80 68Z" />
      <rect class="lab-visor" x="28" y="40" width="44" height="40" rx="18" />
      <g class="lab-visor-sign">{props.children}</g>
      <path class="lab-visor-shine" d="M33 56C33 48 38 44 45 43" />
    </g>
  );
}

/** What the card brings, in signs: a medal, and what it is given for. */
export function EffectSigns(props: { effect: Effect }) {
  const per = () => {
    const { effect } = props;
    return effect.kind === 'points' || effect.kind === 'draw' ? null : effect;
  };
  return (
    <Switch>
      <Match when={per()}>
        {(effect) => (
          <>
            <Points points={effect().points} x={30} y={118.5} size={30} />
            <path class="lab-for" d="M52.5 109L46.5 128" />
            <GivenFor effect={effect()} />
          </>
        )}
      </Match>
      <Match when={props.effect.kind === 'points' && props.effect}>
        {(effect) => <Points points={effect().points} x={50} y={118.5} size={33} />}
      </Match>
      <Match when={props.effect.kind === 'draw'}>
        <path class="lab-plus" d="M30 118.5H44M37 111.5V125.5" />
        <CardShape card="project" x={62} y={118.5} size={31} />
      </Match>
    </Switch>
  );
}

function GivenFor(props: { effect: Exclude<Effect, { kind: 'points' | 'draw' }> }) {
  return (
    <Switch>
      <Match when={props.effect.kind === 'specialty' && props.effect}>
        {(effect) => <Sign specialty={effect().specialty} y={118.5} size={28} />}
      </Match>
      <Match when={props.effect.kind === 'row' && props.effect}>
        {(effect) => (
          <>
            <Sign specialty={effect().specialty} y={111.5} size={23} />
            <path
              class="lab-row"
              d="M55 128.5H85M59.5 124.5L55 128.5L59.5 132.5M80.5 124.5L85 128.5L80.5 132.5"
            />
          </>
        )}
      </Match>
      <Match when={props.effect.kind === 'agency' && props.effect}>
        {(effect) => (
          <g data-agency={effect().agency}>
            <AgencyShape agency={effect().agency} x={71} y={118.5} size={30} />
          </g>
        )}
      </Match>
      <Match when={props.effect.kind === 'projects'}>
        <CardShape card="project" x={70} y={118.5} size={31} />
      </Match>
    </Switch>
  );
}

function Sign(props: { specialty: Specialty; y: number; size: number }) {
  return (
    <g class="lab-visor-sign">
      <SpecialtyShape specialty={props.specialty} x={70} y={props.y} size={props.size} />
    </g>
  );
}
