// The drawing of each reaction: a line drawing, so that it is told apart without colour.
import type { Reaction } from '#shared/rooms/protocol.ts';

const FACE = 'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18z';
const EYES = 'M9 9.5v.5M15 9.5v.5';
const PATHS: Record<Reaction, string> = {
  hello: 'M4 5h16v11h-9l-4 4v-4h-3zM9 9v.5M15 9v.5M9 12a4 3 0 0 0 6 0',
  well: 'M12 3l2.7 5.7 6.3.8-4.6 4.3 1.2 6.2-5.6-3.1-5.6 3.1 1.2-6.2-4.6-4.3 6.3-.8z',
  wow: `${FACE}${EYES}M12 13.5a1.8 2.2 0 1 0 0 4.4a1.8 2.2 0 0 0 0-4.4z`,
  oops: `${FACE}${EYES}M7.5 16l2-2 2.5 2 2.5-2 2 2`,
  think:
    'M6 17a5 5 0 0 1-1-9.5a5.5 5.5 0 0 1 10.5-2a5 5 0 0 1 2.5 11.5zM8 11.5v.5M12 11.5v.5M16 11.5v.5M6 20.5v.5',
  thanks: 'M12 20.5l-7.5-7.5a4.7 4.7 0 0 1 7.5-6a4.7 4.7 0 0 1 7.5 6z',
};

export function ReactionSign(props: { kind: Reaction }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path
        d={PATHS[props.kind]}
        fill="none"
        stroke="currentColor"
        stroke-width="1.8"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </svg>
  );
}
