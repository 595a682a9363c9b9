// What is told of a match of Gravity Superstar that is looked back at.
import type { View } from '#shared/games/gravity-superstar/view.ts';
import type { LookingBack } from '#web/table/kit/looking-back.ts';
import { gravityWords } from '../words/words.ts';
import { isRide, ridesFor } from './model/ride-time.ts';
import { told } from './model/speech.ts';

const lookingBack: LookingBack<View> = {
  begins: ({ round }, before) => round !== before?.round,
  undoes: ({ events }) => events.some(({ kind }) => kind === 'undo'),
  told({ events, phase }, before, name) {
    if (events.length > 0) return events.map((event) => told(event, name)).join(' ');
    return before && phase.kind !== 'over' ? gravityWords().status.waits(name(phase.seat)) : '';
  },
  pause({ events }) {
    const ride = events.findLast(isRide);
    const reads = events.length === 0 ? 500 : 900 + 400 * events.length;
    return { moves: ride ? ridesFor(ride) : 0, reads };
  },
};
export default lookingBack;
