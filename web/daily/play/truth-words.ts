// What is said about an answer, and about the card that is looked at.
import { faultName, shortPlaceName } from '#web/games/space-bowl/drawings/speech.ts';
import type { DailyRun } from '../run/run.ts';
import { dailyWords } from '../words/words.ts';
import type { Hand } from './hand.ts';

export function headline(run: DailyRun, hand: Hand): string {
  const text = dailyWords().truth;
  const mark = run.marks()[run.at()]!;
  return mark === 'wrong' && hand.answer() === 'none' ? text.wrongNone : text[mark];
}

/** Every fault of the card, or that it is a destination; by which turn, where the pattern may be turned. */
export function lookedLines(run: DailyRun, hand: Hand): string[] {
  const looked = hand.looked();
  if (!looked) return [];
  const text = dailyWords().truth;
  const { size } = run.puzzle.field;
  const place = shortPlaceName(looked.card, size);
  const degrees = looked.turn * 90;
  if (looked.faults.length === 0) return [text.fits(place), ...(degrees ? [text.turned(degrees)] : [])];
  const faults = looked.faults.map((fault) => faultName(fault, size));
  return [text.fails(place), ...(degrees ? [text.closest(degrees)] : []), ...new Set(faults)];
}
