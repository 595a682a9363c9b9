// What is told of a match of Space Lab that is looked back at.
import type { Seat } from '#shared/engine/game.ts';
import { capsulesFor } from '#shared/games/space-lab/components.ts';
import type { View } from '#shared/games/space-lab/view.ts';
import type { LookingBack } from '#web/table/kit/looking-back.ts';
import { labWords } from '../words/words.ts';
import { told } from './model/speech.ts';

/** Whose turn it is; while it is set up, nobody's. */
const turnOf = ({ phase }: View): Seat | null => ('seat' in phase ? phase.seat : null);

const lookingBack: LookingBack<View> = {
  /** Alone every turn is one. */
  begins(now, before) {
    const isNew = now.phase.kind === 'turn' && before?.phase.kind !== 'turn';
    if (now.seats === 1) return isNew;
    return (
      now.phase.kind === 'turn' && turnOf(now) === now.starter && (!before || turnOf(before) !== now.starter)
    );
  },
  undoes: ({ events }) => events.some(({ kind }) => kind === 'undo'),
  told(now, before, name) {
    if (now.events.length > 0)
      return now.events.map((event) => told(event, name, capsulesFor(now.seats))).join(' ');
    const seat = turnOf(now);
    if (!before || now.phase.kind === 'over') return '';
    return seat === null ? labWords().setUp : labWords().status.waits(name(seat));
  },
  pause: ({ events, phase }) => ({
    moves: 0,
    reads: events.length > 0 ? 1100 + 600 * events.length : phase.kind === 'arrange' ? 400 : 600,
  }),
};
export default lookingBack;
