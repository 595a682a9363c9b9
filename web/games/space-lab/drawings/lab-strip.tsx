// A lab card in one line: price, specialty and effect, for where many of them lie.
import type { LabId } from '#shared/games/space-lab/components.ts';
import { LABS } from '#shared/games/space-lab/labs.ts';
import { EffectSigns } from './lab-card.tsx';
import { SpecialtyShape } from './signs.tsx';
import './lab-strip.css';

export function LabStrip(props: { lab: LabId }) {
  const lab = () => LABS[props.lab]!;
  return (
    <svg class="lab-strip" viewBox="-66 99 166 39" data-agency={lab().agency} aria-hidden="true">
      <rect class="lab-strip-face" x="-65" y="100" width="164" height="37" rx="7" />
      <g class="lab-cost">
        <path d="M-65 107A7 7 0 0 1 -58 100H-36V137H-58A7 7 0 0 1 -65 130Z" />
        <text x="-50.5" y="128">
          {lab().cost}
        </text>
      </g>
      <g class="lab-visor-sign">
        <SpecialtyShape specialty={lab().specialty} x={-13} y={118.5} size={29} />
      </g>
      <path class="lab-strip-line" d="M9 106V131" />
      <g transform="translate(2 0)">
        <EffectSigns effect={lab().effect} />
      </g>
    </svg>
  );
}
