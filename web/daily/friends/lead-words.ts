// Who leads the week, said in one sentence.
import type { MemberLine } from '#shared/daily/protocol.ts';
import { clockText } from '#shared/daily/share.ts';
import { listed } from '#web/words/words.ts';
import { boardsWords } from '../boards/words/words.ts';
import { leadOf } from './lead.ts';
import { nameOf } from './names.ts';
import type { Standing } from './standings.ts';

const MINUTE = 60;

/** Null for oneself, of whom sentences speak otherwise. */
const nameOfOther = (member: MemberLine) => (member.mine ? null : nameOf(member));

export function leadText(standings: readonly Standing[]): string {
  const text = boardsWords().friends;
  const lead = leadOf(standings);
  switch (lead?.by) {
    case 'right':
      return text.right(nameOfOther(lead.who), lead.many);
    case 'time':
      return text.ahead(nameOfOther(lead.who), spanText(lead.seconds));
    case 'alone':
      return text.alone(nameOfOther(lead.who));
    case 'none':
      return levelText(lead.level);
    default:
      return text.nobody;
  }
}

function levelText(level: readonly MemberLine[]): string {
  const text = boardsWords().friends;
  const mine = level.some((member) => member.mine);
  const others = level.filter((member) => !member.mine).map(nameOf);
  return text.level(listed([...(mine ? [text.you] : []), ...others]), mine);
}

const spanText = (seconds: number) =>
  seconds < MINUTE ? `${seconds}\u00a0s` : `${clockText(seconds * 1000)}\u00a0min`;
