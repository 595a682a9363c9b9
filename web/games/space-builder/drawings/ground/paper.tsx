// The paper of a plan: a blueprint with fine lines, a frame, measures, and a corner turned over.
import './paper.css';

const lines = Array.from({ length: 13 }, (_, at) => -156 + 26 * at);
const between = [-52, 52];

export function Paper() {
  return (
    <>
      <path
        class="builder-paper"
        d="M-164 -176H164A12 12 0 0 1 176 -164V150L150 176H-164A12 12 0 0 1 -176 164V-164A12 12 0 0 1 -164 -176Z"
      />
      <path class="builder-paper-lines" d={lines.map((at) => `M${at} -168V168M-168 ${at}H168`).join('')} />
      <path class="builder-paper-frame" d="M-168 -168H168V147L147 168H-168Z" />
      <path class="builder-paper-fold" d="M176 150L150 176V156A6 6 0 0 1 156 150Z" />
      <path
        class="builder-paper-measures"
        d={between.map((at) => `M${at} -164V-158M${at} 158V164M-164 ${at}H-158M158 ${at}H164`).join('')}
      />
      <path
        class="builder-paper-measures"
        d={between
          .map((x) => between.map((y) => `M${x - 4} ${y}H${x + 4}M${x} ${y - 4}V${y + 4}`).join(''))
          .join('')}
      />
    </>
  );
}
