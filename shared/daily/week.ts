// The shape of the week: every day of it has a variant of its own.
import { weekdayOf } from './calendar.ts';

export interface Shape {
  id: 'plain' | 'blackHole' | 'ring' | 'rotation' | 'void' | 'larger';
  size: 5 | 6;
  ring: boolean;
  rotation: boolean;
  /** Three cards lie face down. */
  void: boolean;
  blackHole: boolean;
}

const PLAIN: Shape = { id: 'plain', size: 5, ring: false, rotation: false, void: false, blackHole: false };

export const WEEK: readonly Shape[] = [
  PLAIN,
  PLAIN,
  { ...PLAIN, id: 'blackHole', blackHole: true },
  { ...PLAIN, id: 'ring', ring: true },
  { ...PLAIN, id: 'rotation', rotation: true },
  { ...PLAIN, id: 'void', void: true },
  { ...PLAIN, id: 'larger', size: 6, blackHole: true },
];

export function shapeOf(number: number): Shape {
  return WEEK[weekdayOf(number)]!;
}
