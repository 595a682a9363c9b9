// The token of whoever sits on a chair: its colour and shape, and the first letter of the name.
import { initialOf } from '#shared/engine/signs.ts';
import type { Chair } from '#shared/engine/table.ts';
import { SeatToken } from '../art/tokens.tsx';

export function ChairToken(props: { chair: Chair }) {
  return <SeatToken seat={props.chair.colour} letter={initialOf(props.chair.name)} />;
}
