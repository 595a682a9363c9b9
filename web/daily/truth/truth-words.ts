// What is said about an answer, and about the card that is looked at.
import { faultName, shortPlaceName } from '#web/games/space-bowl/drawings/speech.ts';
import { boardsWords } from '../boards/words/words.ts';
import type { Hand } from '../hand/hand.ts';
import type { InPlay } from '../hand/in-play.ts';

export function headline(run: Pick<InPlay, 'mark' | 'answered' | 'truth'>): string {
  const text = boardsWords().truth;
  const mark = run.mark()!;
  if (mark !== 'wrong') return text[mark];
  if (run.answered() === 'none') return text.wrongNone;
  return run.truth()!.answers.length > 0 ? text.wrong : text.noneThere;
}

/** Every fault of the card, or that it is a destination; by which turn, where the pattern may be turned. */
export function lookedLines(run: InPlay, hand: Hand): string[] {
  const looked = hand.looked();
  if (!looked) return [];
  const text = boardsWords().truth;
  const { size } = run.puzzle.field;
  const place = shortPlaceName(looked.card, size);
  const degrees = looked.turn * 90;
  if (looked.faults.length === 0) return [text.fits(place), ...(degrees ? [text.turned(degrees)] : [])];
  const faults = looked.faults.map((fault) => faultName(fault, size));
  return [text.fails(place), ...(degrees ? [text.closest(degrees)] : []), ...new Set(faults)];
}
