import { expect, test } from 'vitest';
import { namedForOthers } from '#web/play/named-for-others.ts';
import de from '#web/words/de.ts';
import en from '#web/words/en.ts';
import fr from '#web/words/fr.ts';

test.each([en, fr, de])('in a link nobody is called $you', ({ you }) => {
  const chairs = [you, 'Vega'].map((name, colour) => ({ kind: 'person' as const, name, colour }));
  const named = namedForOthers(chairs, (place) => `Player ${place}`);
  expect(named.map(({ name }) => name)).toEqual(['Player 1', 'Vega']);
});
