// What is told of a match of Space Bowl that is looked back at, and what there was to find in it.
import { SETTLE } from '#shared/games/space-bowl/components.ts';
import { answersIn, missedByAll } from '#shared/games/space-bowl/overlooked.ts';
import type { ResultView, View } from '#shared/games/space-bowl/view.ts';
import type { LookingBack } from '#web/table/kit/looking-back.ts';
import { listed } from '#web/words/words.ts';
import { placeName, signed } from '../drawings/speech.ts';
import { bowlWords } from '../words/words.ts';

type NameOf = (seat: number) => string;

const isEnded = ({ phase }: View) => phase.kind === 'rest' || phase.kind === 'over';
const placesOf = (cards: readonly { card: number }[], size: number) =>
  listed(cards.map(({ card }) => placeName(card, size)));

const lookingBack: LookingBack<View> = {
  begins: ({ phase }, before) => phase.kind === 'search' && before?.phase.kind !== 'search',
  told(now, before, name) {
    const text = bowlWords().lookingBack;
    switch (now.phase.kind) {
      case 'search':
        return text.throws(name(now.captain));
      case 'countdown':
        return calledSaid(now, before, name);
      default:
        return now.last ? resultSaid(now.last, name) : '';
    }
  },
  pause({ phase }) {
    switch (phase.kind) {
      case 'search':
        return { moves: SETTLE, reads: 3500 };
      case 'countdown':
        return { moves: 0, reads: phase.closed ? 900 : 1800 };
      default:
        return { moves: 0, reads: 5500 };
    }
  },
  found: { show: () => bowlWords().lookingBack.show, said: foundSaid },
  missed(now) {
    if (!isEnded(now) || !now.last) return '';
    const { answers } = now.last;
    const missed = missedByAll(now.last);
    return missed.length === 0 ? '' : bowlWords().lookingBack.missed(missed.length, answers.length);
  },
};
export default lookingBack;

function foundSaid({ phase, galaxy, options, size }: View): string {
  if ((phase.kind !== 'search' && phase.kind !== 'countdown') || !phase.thrown) return '';
  const cards = answersIn(galaxy, options, phase.thrown);
  const text = bowlWords().lookingBack;
  return cards.length === 0 ? text.nothing : text.there(cards.length, placesOf(cards, size));
}

/** What has been said since the step before. */
function calledSaid({ phase, size }: View, before: View | null, name: NameOf): string {
  if (phase.kind !== 'countdown') return '';
  const text = bowlWords().lookingBack;
  const { call, from, roles, joker, closed } = phase;
  const last = before?.phase.kind === 'countdown' ? before.phase : null;
  const who = name(call.by);
  if (!last) {
    const seconds = (call.at - from) / 1000;
    return call.kind === 'go' ? text.callsGo(who, seconds) : text.callsDoom(who, seconds);
  }
  if (closed && !last.closed) return text.zero;
  if (joker && !last.joker) return text.joker(name(joker.by), placeName(joker.card, size));
  const follower = roles.findIndex((role, seat) => role !== last.roles[seat]);
  return follower < 0 ? '' : text.follows(name(follower));
}

function resultSaid(result: ResultView, name: NameOf): string {
  const text = bowlWords();
  if (!result.call) return text.result.voided;
  const changes = result.seats.flatMap(({ before, after }, seat) =>
    after === before ? [] : [`${name(seat)} ${signed(after - before)}`],
  );
  const missed = missedByAll(result);
  return [
    result.answers.length === 0
      ? text.lookingBack.wasNone
      : missed.length > 0
        ? text.lookingBack.missed(missed.length, result.answers.length)
        : text.lookingBack.allFound(result.answers.length),
    changes.length > 0 ? `${changes.join(', ')}.` : '',
  ]
    .filter(Boolean)
    .join(' ');
}
