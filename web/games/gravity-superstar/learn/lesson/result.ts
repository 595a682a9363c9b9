// What came of a turn, in words.
import type { Event } from '#shared/games/gravity-superstar/state.ts';
import { moveName, ridden } from '../../table/model/speech.ts';
import { gravityLearnWords } from '../words/words.ts';
import type { Trial } from './trial.ts';

export function resultOf({ model, lesson, verdict }: Trial): string {
  const text = gravityLearnWords();
  if (verdict() === 'right') return text.lessons[lesson.id].praise;
  const said = model.view().events.flatMap((event) => rode(event, (seat) => model.chair(seat).name));
  return [...said, text.missed].join(' ');
}

function rode(event: Event, name: (seat: number) => string): string[] {
  if (event.kind !== 'simple' && event.kind !== 'special') return [];
  const what = moveName({ ...event, type: event.kind });
  return [gravityLearnWords().did(what, ridden(event.path, name))];
}
