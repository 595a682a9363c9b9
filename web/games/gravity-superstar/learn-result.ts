// What came of a turn, in words.
import type { Event } from '../../../shared/gravity-superstar/state.ts';
import { gravityLearnWords } from './learn/words/words.ts';
import type { Trial } from './learn-trial.ts';
import { moveName, ridden } from './speech.ts';

export function resultOf({ desk, lesson, verdict }: Trial): string {
  const text = gravityLearnWords();
  if (verdict() === 'right') return text.lessons[lesson.id].praise;
  const said = desk.view().events.flatMap((event) => rode(event, (seat) => desk.chair(seat).name));
  return [...said, text.missed].join(' ');
}

function rode(event: Event, name: (seat: number) => string): string[] {
  if (event.kind !== 'simple' && event.kind !== 'special') return [];
  const what = moveName({ ...event, type: event.kind });
  return [gravityLearnWords().did(what, ridden(event.path, name))];
}
