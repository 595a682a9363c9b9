// Who leads a week, and by how much.
import { wholeSeconds } from '#shared/daily/order.ts';
import type { MemberLine } from '#shared/daily/protocol.ts';
import type { Standing } from './standings.ts';

export type Lead =
  | { by: 'right'; who: MemberLine; many: number }
  | { by: 'time'; who: MemberLine; seconds: number }
  /** Nobody else has played. */
  | { by: 'alone'; who: MemberLine }
  | { by: 'none'; level: MemberLine[] };

/** Null while nobody has played; the standings are in order. */
export function leadOf(standings: readonly Standing[]): Lead | null {
  const [first, second] = standings.filter(({ place }) => place !== null);
  if (!first) return null;
  const who = first.member;
  if (!second) return { by: 'alone', who };
  const level = standings.filter(({ place }) => place === 1);
  if (level.length > 1) return { by: 'none', level: level.map(({ member }) => member) };
  const many = first.score - second.score;
  if (many > 0) return { by: 'right', who, many };
  return { by: 'time', who, seconds: wholeSeconds(second.time) - wholeSeconds(first.time) };
}
