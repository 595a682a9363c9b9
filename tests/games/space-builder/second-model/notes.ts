// What came up in a match beside the second model: without these cases their agreement would prove little.
import type { Said } from './allowed.ts';
import { scoresOf } from './places.ts';
import { isAlone, type Table, TIMES } from './table.ts';

/** At any step. */
const STEPS = [
  'halted',
  'given up alone',
  'a last board',
  'a late tap after the limit',
  'chosen by the clock',
  'stopped before it was known',
] as const;
/** At a check. */
const CHECKS = [
  'champion',
  'twentieth',
  'a time alone',
  'one millisecond alone',
  'faults alone',
  'alone to the limit',
  'nobody won',
  'stopped by the limit',
  'pressed before the tap that stopped',
  'the last one by itself',
  'equal presses',
  'equal stopped ones',
  'won with faults',
  'won by who was stopped',
] as const;
export const NOTES = [...STEPS, ...CHECKS] as const;
export type Note = (typeof NOTES)[number];

function ofStep({ phase: was }: Table, after: Table, { by, action }: Said) {
  const { phase } = after;
  const isLast = was.kind === 'stop';
  return {
    halted: action.type === 'halt' && !isAlone(after),
    'given up alone': action.type === 'halt' && isAlone(after),
    'a last board': isLast && action.type === 'build',
    'a late tap after the limit': isLast && was.stoppedBy === 'limit' && action.type === 'tap',
    'chosen by the clock': was.kind === 'unlock' && by === 'clock',
    'stopped before it was known':
      was.kind === 'build' && phase.kind === 'stop' && phase.until - phase.at > TIMES.wait,
  } satisfies Record<(typeof STEPS)[number], boolean>;
}

function ofCheck({ phase: was }: Table, after: Table, { action }: Said) {
  const { phase, verdicts, stops, players } = after;
  const { winner, order, totals } = verdicts.at(-1)!;
  const { stoppedBy, at } = stops.at(-1)!;
  const taps = players.flatMap(({ tap }) => tap?.at ?? []);
  const alone = isAlone(after);
  const isOver = phase.kind === 'over';
  return {
    champion: isOver && !alone && phase.champion !== null,
    twentieth: isOver && !alone && phase.champion === null,
    'a time alone': alone && scoresOf(after)[0]! > 0,
    'one millisecond alone': alone && scoresOf(after)[0] === 1,
    'faults alone': alone && stoppedBy === 'tap' && totals[0]! > 0,
    'alone to the limit': alone && stoppedBy === 'limit' && taps.length === 0,
    'nobody won': winner === null,
    'stopped by the limit': stoppedBy === 'limit',
    'pressed before the tap that stopped':
      was.kind === 'stop' && action.type === 'tap' && taps.some((tap) => tap < at),
    'the last one by itself': winner !== null && phase.kind === 'rest',
    'equal presses': new Set(taps).size < taps.length,
    'equal stopped ones': order.some((group) => group.length > 1),
    'won with faults': winner !== null && totals[winner]! > 0,
    'won by who was stopped': winner !== null && players[winner]!.tap === null && taps.length > 0,
  } satisfies Record<(typeof CHECKS)[number], boolean>;
}

export function notesOf(before: Table, after: Table, said: Said): Note[] {
  const isChecked = after.verdicts.length > before.verdicts.length;
  const found: Partial<Record<Note, boolean>> = {
    ...ofStep(before, after, said),
    ...(isChecked ? ofCheck(before, after, said) : {}),
  };
  return NOTES.filter((note) => found[note]);
}
