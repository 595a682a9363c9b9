// What members are called, one and many: who has no name is somebody, and of a crowd a few are named.
import type { MemberLine } from '#shared/daily/protocol.ts';
import { listed } from '#web/words/words.ts';
import { boardsWords } from '../boards/words/words.ts';

const NAMED = 6;

export const nameOf = ({ name }: Pick<MemberLine, 'name'>): string => name || boardsWords().friends.someone;

/** Within a sentence. */
export function namesOf(members: readonly MemberLine[]): string {
  const text = boardsWords().friends;
  const shown = members.length > NAMED ? members.slice(0, NAMED - 1) : members;
  const names = shown.map((member) => (member.mine ? text.youAmong : nameOf(member)));
  return listed(shown === members ? names : [...names, text.more(members.length - shown.length)]);
}
