// The token of whoever sits on a chair: its colour and shape, and the first letter of the name.
import type { Chair } from '#shared/engine/table.ts';
import { SeatToken } from '../art/tokens.tsx';

export function ChairToken(props: { chair: Chair }) {
  return <SeatToken seat={props.chair.colour} letter={props.chair.name.slice(0, 1).toUpperCase()} />;
}
