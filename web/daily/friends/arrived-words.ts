// Results that have come, as one line: the first two by name.
import { THROWS } from '#shared/daily/puzzle.ts';
import { clockText } from '#shared/daily/share.ts';
import { listed } from '#web/words/words.ts';
import { boardsWords } from '../boards/words/words.ts';
import { nameOf } from './names.ts';
import type { Standing } from './standings.ts';

const NAMED = 2;

export function arrivedText(arrived: readonly Standing[]): string {
  const text = boardsWords().friends;
  const named = arrived
    .slice(0, NAMED)
    .map(({ member, score, time }) => text.arrived(nameOf(member), score, THROWS, clockText(time)));
  const others = arrived.length - named.length;
  return `${listed(others > 0 ? [...named, text.more(others)] : named)}.`;
}
