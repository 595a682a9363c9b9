// The course of a match: whose turn it is, what it may be, and how it ends.
import type { Seat } from '#shared/engine/game.ts';
import { MUST_PLACE } from './components.ts';
import { isOf, isPayable, LABS } from './labs.ts';
import { discard, drawLabs } from './piles.ts';
import { type Crew, type Draft, isAlone, type State } from './state.ts';

/** In the draft and while objectives are placed, everybody who has not done it. */
export function toAct({ phase, crews }: Pick<State, 'phase' | 'crews'>): Seat[] {
  const those = (waits: (crew: Crew) => boolean) => crews.flatMap((crew, seat) => (waits(crew) ? seat : []));
  switch (phase.kind) {
    case 'draft':
      return those(({ passed }) => passed === null);
    case 'arrange':
      return those(({ objectives }) => objectives.length === 0);
    case 'over':
      return [];
    default:
      return [phase.seat];
  }
}

export const mustPlace = ({ hand }: Pick<Crew, 'hand'>) => hand.length >= MUST_PLACE;
const mayPlace = ({ hand, slots }: Pick<Crew, 'hand' | 'slots'>) =>
  slots.includes(null) && hand.some(isPayable(hand));

export const isFinished = ({ slots, validated }: Pick<Crew, 'slots' | 'validated'>) =>
  !slots.includes(null) || !validated.includes(null);

/** All that one card has brought is there: the turn ends, or goes on. */
export function settle(draft: Draft, seat: Seat): void {
  if (!isFinished(draft.crews[seat]!)) {
    draft.phase = { kind: 'placing', seat };
    return;
  }
  if (draft.finisher === null) {
    draft.finisher = seat;
    if (!isAlone(draft)) draft.events.push({ kind: 'lastTurns', seat });
  }
  endTurn(draft, seat);
}

export function endTurn(draft: Draft, seat: Seat): void {
  draft.before = null;
  if (isAlone(draft) && draft.finisher === null) sweep(draft);
  begin(draft, (seat + 1) % draft.seats);
}

/** After each turn of whoever is alone: the top lab goes, and all of its agency in the centre. */
function sweep(draft: Draft): void {
  const [lab] = drawLabs(draft, 1);
  if (lab === undefined) return;
  const { agency } = LABS[lab]!;
  const labs = draft.centre.filter(isOf(agency));
  draft.centre = draft.centre.filter((other) => !labs.includes(other));
  discard(draft, [lab, ...labs]);
  draft.events.push({ kind: 'sweep', lab, labs });
}

/** The next turn of whoever can do something; a last turn can only place. */
function begin(draft: Draft, first: Seat): void {
  for (let step = 0; step < draft.seats; step++) {
    const seat = (first + step) % draft.seats;
    if (draft.finisher === seat) break;
    const crew = draft.crews[seat]!;
    if (mayPlace(crew) || (draft.finisher === null && draft.labs.length + draft.centre.length > 0)) {
      draft.phase = { kind: 'turn', seat };
      return;
    }
    draft.events.push({ kind: 'pass', seat });
  }
  draft.phase = { kind: 'over' };
}

/** Whoever is alone has played to the end when the last lab is drawn. */
export function closePile(draft: Draft): void {
  if (!isAlone(draft) || draft.labs.length > 0) return;
  draft.phase = { kind: 'over' };
  draft.before = null;
}

/** Everybody has chosen what to pass on: each gets the tile of the seat to the right. */
export function handOn(draft: Draft): void {
  const passed = draft.crews.map((crew) => crew.passed!);
  draft.crews = draft.crews.map((crew, seat) => ({
    ...crew,
    passed: null,
    dealt: [
      ...crew.dealt.filter((tile) => tile !== crew.passed),
      passed[(seat + draft.seats - 1) % draft.seats]!,
    ],
  }));
  draft.phase = { kind: 'arrange' };
}

export function beginTurns(draft: Draft): void {
  draft.crews = draft.crews.map((crew) => ({ ...crew, dealt: [] }));
  draft.phase = { kind: 'turn', seat: draft.starter };
}
