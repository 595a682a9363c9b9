// The sign of each card: what the pawn does, with its feet down.
import type { Card } from '#shared/games/gravity-superstar/components.ts';

const SIGNS: Record<Card, string> = {
  long: 'M2 17Q7 5 12 11T22 17M18.5 15.5L22 17L20.5 13.3',
  high: 'M8 20V6H18M15 3L18.5 6L15 9',
  drop: 'M3 11H9M15 11H21M12 3V20M8.5 16.5L12 20.5L15.5 16.5',
  rotate: 'M19 8A8 8 0 1 0 20 13M19.5 3.5V8.3H14.7',
  wild: 'M12 3L14.4 9.2L21 9.6L15.9 13.8L17.6 20.3L12 16.7L6.4 20.3L8.1 13.8L3 9.6L9.6 9.2Z',
};

export function CardSign(props: { card: Card }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path
        d={SIGNS[props.card]}
        fill="none"
        stroke="currentColor"
        stroke-width="2"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </svg>
  );
}
