// The beacon at the corner where plan and board meet, and the lock of a building that is not yet held.
import { Shapes } from '../paint/shapes.tsx';
import { BEACON, LOCK } from './sign-shapes.ts';
import '../paint/picture.css';

/** About its lamp; its arms go right and down. */
export function Beacon() {
  return <Shapes shapes={BEACON} drawn="beacon" />;
}

export function Lock() {
  return <Shapes shapes={LOCK} drawn="lock" />;
}

export function BeaconPicture() {
  return (
    <svg class="builder-picture" viewBox="-27 -27 78 78" aria-hidden="true">
      <Beacon />
    </svg>
  );
}

export function LockPicture() {
  return (
    <svg class="builder-picture" viewBox="-17 -17 34 34" aria-hidden="true">
      <Lock />
    </svg>
  );
}
