// What a specialty brings below its capsule: the specialty, an arrow, and the gain.
import { Match, Switch } from 'solid-js';
import { type Bonus, TECHNICIAN_POINTS } from '#shared/games/space-lab/components.ts';
import { CardShape, Points, SpecialtyShape } from './signs.tsx';
import './bonus.css';

export function BonusSigns(props: { bonus: Bonus; x: number; y: number }) {
  return (
    <g class="lab-bonus" transform={`translate(${props.x} ${props.y})`}>
      <SpecialtyShape specialty={props.bonus} x={-24} size={24} />
      <path class="lab-arrow" d="M-6 0H5M1-4.5L5.5 0L1 4.5" />
      <Switch>
        <Match when={props.bonus === 'researcher'}>
          <CardShape card="project" x={28} size={22} />
          <CardShape card="project" x={21} size={22} />
        </Match>
        <Match when={props.bonus === 'technician'}>
          <Points points={TECHNICIAN_POINTS} x={24} size={24} />
        </Match>
        <Match when={props.bonus === 'doctor'}>
          <CardShape card="lab" x={24} size={25} />
        </Match>
      </Switch>
    </g>
  );
}
